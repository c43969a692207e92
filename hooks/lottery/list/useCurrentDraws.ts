import { useEffect, useEffectEvent, useState } from 'react';
import type { LotterySummary } from '@/hooks/lottery/types';
import { readAgain } from '@/lib/page/readAgain';
import { tryCall } from '@/lib/secureql/tryCall';

/** A creator's draws that are not over: what the page brought, kept as they are now. */
export function useCurrentDraws(first: readonly LotterySummary[]) {
  const [draws, setDraws] = useState(first);

  async function read() {
    const { answer } = await tryCall('lottery/get-my-lotteries/', { list: 'CURRENT' });
    if (answer) setDraws(answer.getLottery.items);
  }
  const readNow = useEffectEvent(() => void read());
  useEffect(() => readAgain(() => readNow()), []);

  return { draws, read };
}
