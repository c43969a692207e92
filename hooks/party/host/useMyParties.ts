import { useState } from 'react';
import { useFresh } from '@/hooks/secureql/useFresh';
import { tryCall } from '@/lib/secureql/tryCall';
import type { PartyPage } from '@/hooks/party/types';

/**
 * A creator's own queues, newest first: what the page brought, kept as it is now, and older ones on
 * demand.
 */
export function useMyParties(creatorId: string, first: PartyPage) {
  const [list, setList] = useState(first);
  const newest = useFresh(
    'party/get-my-parties/',
    {},
    first.items,
    ({ getParties }) => getParties.items,
  );
  const [phase, setPhase] = useState<'still' | 'loading' | 'failed'>('still');

  async function loadMore() {
    if (phase === 'loading') return;
    setPhase('loading');
    const { answer } = await tryCall('get-creator-parties', {
      creatorId,
      cursor: list.cursor ?? undefined,
    });
    if (answer) {
      const known = new Set(list.items.map((party) => party.id));
      const older = answer.getParties.items.filter((party) => !known.has(party.id));
      setList({ ...answer.getParties, items: [...list.items, ...older] });
    }
    setPhase(answer ? 'still' : 'failed');
  }

  const known = new Set(newest.map(({ id }) => id));
  return {
    parties: [...newest, ...list.items.filter(({ id }) => !known.has(id))],
    hasMore: list.cursor !== null,
    isLoading: phase === 'loading',
    hasFailed: phase === 'failed',
    loadMore,
  };
}
