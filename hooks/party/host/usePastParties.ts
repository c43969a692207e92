import { useState } from 'react';
import { tryCall } from '@/lib/secureql/tryCall';
import type { PartyPage, PartySummary } from '@/hooks/party/types';

/** Which of the ended queues are shown. */
export type PastList = 'PAST' | 'ARCHIVED';

/** A creator's ended queues, newest first: what the page brought, and older ones on demand. */
export function usePastParties(first: PartyPage) {
  const [page, setPage] = useState({ list: 'PAST' as PastList, ...first });
  const [phase, setPhase] = useState<'still' | 'loading' | 'failed'>('still');

  async function read(list: PastList, cursor: string | undefined, before: readonly PartySummary[]) {
    if (phase === 'loading') return;
    setPhase('loading');
    const { answer } = await tryCall('party/get-my-parties/', { list, cursor });
    if (answer) {
      const known = new Set(before.map(({ id }) => id));
      const more = answer.getParties.items.filter(({ id }) => !known.has(id));
      setPage({ ...answer.getParties, list, items: [...before, ...more] });
    }
    setPhase(answer ? 'still' : 'failed');
  }

  /** Puts a queue away or brings it back: it leaves the list that is shown. */
  async function archive(partyID: string, isArchived: boolean) {
    const { answer } = await tryCall('party/archive/', { partyID, isArchived });
    if (!answer) return setPhase('failed');
    setPage((shown) => ({ ...shown, items: shown.items.filter(({ id }) => id !== partyID) }));
  }

  return {
    list: page.list,
    parties: page.items,
    hasMore: page.cursor !== null,
    isLoading: phase === 'loading',
    hasFailed: phase === 'failed',
    loadMore: () => read(page.list, page.cursor ?? undefined, page.items),
    show: (list: PastList) => read(list, undefined, []),
    archive,
  };
}
