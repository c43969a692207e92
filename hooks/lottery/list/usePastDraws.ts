import { usePastList } from '@/hooks/ui/lists/usePastList';
import type { LotteryPage } from '@/hooks/lottery/types';
import { tryCall } from '@/lib/secureql/tryCall';

/** A creator's draws that are over. */
export function usePastDraws(first: LotteryPage) {
  return usePastList(first, {
    read: async (list, cursor) => {
      const { answer } = await tryCall('lottery/get-my-lotteries/', { list, cursor });
      return answer && answer.getLottery;
    },
    archive: async (lotteryId, isArchived) => {
      const { answer } = await tryCall('lottery/archive/', { lotteryId, isArchived });
      return answer !== null;
    },
  });
}
