import { useState } from 'react';
import { useCall } from '@/hooks/secureql/useCall';
import type { DashboardHome } from '@/lib/page/dashboard/dashboardHome';

export type Gave = DashboardHome['gave']['items'][number];

/** What the reader gave: what the page came with, and older ones on a press. */
export function useGave(initial: DashboardHome['gave']) {
  const { run, isRunning, refusal } = useCall('fund/my-contributions/');
  const [gave, setGave] = useState(initial);

  async function more() {
    const { answer } = await run({ cursor: gave.cursor });
    const next = answer?.myContributions;
    if (next) setGave({ items: [...gave.items, ...next.items], cursor: next.cursor });
  }
  return {
    gave: gave.items,
    hasMore: gave.cursor !== null,
    more: () => void more(),
    isRunning,
    refusal,
  };
}
