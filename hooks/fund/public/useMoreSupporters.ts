import { useState } from 'react';
import { useCall } from '@/hooks/secureql/useCall';
import type { Supporter } from '@/lib/shared/fund/messages';
import type { FundPage } from '@/lib/shared/fund/views';

/** The page's supporters, kept true by messages, and older ones on a press. */
export function useMoreSupporters({ id, supporters, supportersCursor }: FundPage) {
  const { run, isRunning, refusal } = useCall('fund/get-supporters/');
  const [older, setOlder] = useState<{ items: Supporter[]; cursor: string | null }>({
    items: [],
    cursor: supportersCursor,
  });

  async function more() {
    const { answer } = await run({ fundId: id, cursor: older.cursor });
    const page = answer?.fundSupporters;
    if (page) setOlder({ items: [...older.items, ...page.items], cursor: page.cursor });
  }
  const known = new Set(supporters.map((one) => one.id));
  return {
    supporters: [...supporters, ...older.items.filter((one) => !known.has(one.id))],
    hasMore: older.cursor !== null,
    more: () => void more(),
    isRunning,
    refusal,
  };
}
