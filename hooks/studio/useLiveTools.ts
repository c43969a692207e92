import { useEffect, useState } from 'react';
import { readAgain } from '@/lib/page/readAgain';
import { tryCall } from '@/lib/secureql/tryCall';
import { isRunningFund } from '@/lib/shared/fund/states';
import { isRunning as isDrawRunning } from '@/lib/shared/lottery/states';
import { isRunning } from '@/lib/shared/parties/partyActions';

/** One of the creator's current live tools. */
export interface LiveTool {
  id: string;
  kind: 'PARTY' | 'LOTTERY' | 'FUND';
  title: string;
  isLive: boolean;
}

/** The creator's current queues, draws and funds, read when the studio opens and now and then. */
export function useLiveTools(): readonly LiveTool[] {
  const [tools, setTools] = useState<readonly LiveTool[]>([]);
  useEffect(() => {
    const read = async () => setTools(await readTools());
    void read();
    return readAgain(() => void read());
  }, []);
  return tools;
}

async function readTools(): Promise<LiveTool[]> {
  const [queues, draws, funds] = await Promise.all([
    tryCall('party/get-my-parties/', { list: 'CURRENT' }),
    tryCall('lottery/get-my-lotteries/', { list: 'CURRENT' }),
    tryCall('fund/get-my-funds/', { list: 'CURRENT' }),
  ]);
  return [
    ...(queues.answer?.getParties.items ?? []).map((queue) => ({
      id: queue.id,
      kind: 'PARTY' as const,
      title: queue.title,
      isLive: isRunning(queue),
    })),
    ...(draws.answer?.getLottery.items ?? []).map((draw) => ({
      id: draw.id,
      kind: 'LOTTERY' as const,
      title: draw.title,
      isLive: isDrawRunning(draw.state) || draw.state === 'CLAIMING',
    })),
    ...(funds.answer?.getFund.items ?? []).map((fund) => ({
      id: fund.id,
      kind: 'FUND' as const,
      title: fund.title,
      isLive: isRunningFund(fund.state),
    })),
  ];
}
