import { useState } from 'react';
import { useNow } from '@/hooks/ui/time/useNow';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ConsoleLottery, HostEntry } from './types';

/** So long somebody who has just entered is lit, in milliseconds. */
const LIT_MS = 5000;

interface Later {
  items: HostEntry[];
  cursor: string | null;
}

/**
 * Those who entered, newest first: the first page live, and more on demand. `isNew` says who came
 * while the page stood, for a few seconds.
 */
export function useEntrants({ id: lotteryId, entrants, entrantsCursor }: ConsoleLottery) {
  const [later, setLater] = useState<Later | null>(null);
  const [phase, setPhase] = useState<'still' | 'loading' | 'failed'>('still');
  const [seen, setSeen] = useState<ReadonlyMap<string, number>>(
    () => new Map(entrants.map(({ id }) => [id, 0])),
  );
  const now = useNow(1000) ?? 0;

  const fresh = entrants.filter(({ id }) => !seen.has(id));
  if (fresh.length > 0) setSeen(new Map([...seen, ...fresh.map(({ id }) => [id, now] as const)]));

  const first = new Set(entrants.map(({ id }) => id));
  const people = [...entrants, ...(later?.items ?? []).filter(({ id }) => !first.has(id))];
  const cursor = later === null ? entrantsCursor : later.cursor;

  async function loadMore() {
    if (phase === 'loading' || cursor === null) return;
    setPhase('loading');
    const { answer } = await tryCall('lottery/get-host-entries/', { lotteryId, cursor });
    if (answer) {
      const { items, cursor: next } = answer.hostEntries;
      setLater({ items: [...(later?.items ?? []), ...items], cursor: next ?? null });
    }
    setPhase(answer ? 'still' : 'failed');
  }

  const isNew = ({ id }: HostEntry) => {
    const at = seen.get(id);
    return at !== undefined && at > 0 && now - at < LIT_MS;
  };
  const lit = people.filter(isNew);
  return {
    people,
    newCount: lit.length,
    newTickets: lit.reduce((sum, { tickets }) => sum + tickets, 0),
    isNew,
    hasMore: cursor !== null,
    isLoading: phase === 'loading',
    hasFailed: phase === 'failed',
    loadMore,
  };
}
