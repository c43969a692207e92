import type { FundListPage } from '@/hooks/fundconsole/types';
import { usePastList } from '@/hooks/ui/lists/usePastList';
import { tryCall } from '@/lib/secureql/tryCall';

/** A creator's funds that are over. */
export function usePastFunds(first: FundListPage) {
  return usePastList(first, {
    read: async (list, cursor) => {
      const { answer } = await tryCall('fund/get-my-funds/', { list, cursor });
      return answer && answer.getFund;
    },
    archive: async (fundId, isArchived) => {
      const { answer } = await tryCall('fund/archive/', { fundId, isArchived });
      return answer !== null;
    },
  });
}
