import { useEffect, useEffectEvent, useState } from 'react';
import type { FundSummary } from '@/hooks/fundconsole/types';
import { readAgain } from '@/lib/page/readAgain';
import { tryCall } from '@/lib/secureql/tryCall';

/** A creator's funds that are not over: what the page brought, kept as they are now. */
export function useCurrentFunds(first: readonly FundSummary[]) {
  const [funds, setFunds] = useState(first);

  async function read() {
    const { answer } = await tryCall('fund/get-my-funds/', { list: 'CURRENT' });
    if (answer) setFunds(answer.getFund.items);
  }
  const readNow = useEffectEvent(() => void read());
  useEffect(() => readAgain(() => readNow()), []);

  return { funds, read };
}
