import { useState } from 'react';
import { useCall } from '@/hooks/secureql/useCall';
import type { FundFace, Leader } from '@/lib/shared/fund/messages';
import type { LeaderboardPeriod } from '@/lib/shared/fund/states';

/** Those who gave most, since the fund began, which messages keep true, or over another time. */
export function useLeaders({ id, leaders }: FundFace) {
  const { run, isRunning, refusal } = useCall('fund/get-leaderboard/');
  const [shown, setShown] = useState<{ period: LeaderboardPeriod; leaders: Leader[] }>({
    period: 'FUND',
    leaders: [],
  });

  async function choose(period: LeaderboardPeriod) {
    if (period === 'FUND') {
      setShown({ period, leaders: [] });
      return;
    }
    const { answer } = await run({ fundId: id, period });
    if (answer) setShown({ period, leaders: answer.fundLeaderboard.items });
  }
  return {
    period: shown.period,
    leaders: shown.period === 'FUND' ? leaders : shown.leaders,
    choose: (period: LeaderboardPeriod) => void choose(period),
    isRunning,
    refusal,
  };
}
