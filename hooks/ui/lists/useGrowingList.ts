import { useState } from 'react';
import { useNow } from '@/hooks/ui/time/useNow';

/** So long what has just come is lit, in milliseconds. */
const LIT_MS = 5000;

interface Page<Row> {
  items: readonly Row[];
  cursor: string | null;
}

/**
 * A list of a console, newest first: its first page live, and more on demand. `isNew` says what came
 * while the page stood, for a few seconds. `readMore` answers null where it did not work.
 */
export function useGrowingList<Row extends { id: string }>(
  { items, cursor: firstCursor }: Page<Row>,
  readMore: (cursor: string) => Promise<Page<Row> | null>,
) {
  const [later, setLater] = useState<Page<Row> | null>(null);
  const [phase, setPhase] = useState<'still' | 'loading' | 'failed'>('still');
  const [seen, setSeen] = useState<ReadonlyMap<string, number>>(
    () => new Map(items.map(({ id }) => [id, 0])),
  );
  const now = useNow(1000) ?? 0;

  const fresh = items.filter(({ id }) => !seen.has(id));
  if (fresh.length > 0) setSeen(new Map([...seen, ...fresh.map(({ id }) => [id, now] as const)]));

  const first = new Set(items.map(({ id }) => id));
  const rows = [...items, ...(later?.items ?? []).filter(({ id }) => !first.has(id))];
  const cursor = later === null ? firstCursor : later.cursor;

  async function loadMore() {
    if (phase === 'loading' || cursor === null) return;
    setPhase('loading');
    const page = await readMore(cursor);
    if (page) setLater({ items: [...(later?.items ?? []), ...page.items], cursor: page.cursor });
    setPhase(page ? 'still' : 'failed');
  }

  const isNew = ({ id }: Row) => {
    const at = seen.get(id);
    return at !== undefined && at > 0 && now - at < LIT_MS;
  };
  return {
    rows,
    isNew,
    hasMore: cursor !== null,
    isLoading: phase === 'loading',
    hasFailed: phase === 'failed',
    loadMore,
  };
}
