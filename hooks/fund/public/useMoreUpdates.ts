import { useState } from 'react';
import { useCall } from '@/hooks/secureql/useCall';
import type { FundNews, FundPage } from '@/lib/shared/fund/views';

/** What the creator told: the newest the page came with, and older ones on a press. */
export function useMoreUpdates({ id, updates, updatesCursor }: FundPage) {
  const { run, isRunning, refusal } = useCall('fund/get-updates/');
  const [older, setOlder] = useState<{ items: FundNews[]; cursor: string | null }>({
    items: [],
    cursor: updatesCursor,
  });

  async function more() {
    const { answer } = await run({ fundId: id, cursor: older.cursor });
    const page = answer?.fundNews;
    if (page) setOlder({ items: [...older.items, ...page.items], cursor: page.cursor });
  }
  const known = new Set(updates.map((one) => one.id));
  return {
    updates: [...updates, ...older.items.filter((one) => !known.has(one.id))],
    hasMore: older.cursor !== null,
    more: () => void more(),
    isRunning,
    refusal,
  };
}
