import { usePastList } from '@/hooks/ui/lists/usePastList';
import { tryCall } from '@/lib/secureql/tryCall';
import type { PartyPage } from '@/hooks/party/types';

/** A creator's ended queues. */
export function usePastParties(first: PartyPage) {
  return usePastList(first, {
    read: async (list, cursor) => {
      const { answer } = await tryCall('party/get-my-parties/', { list, cursor });
      return answer && answer.getParties;
    },
    archive: async (partyID, isArchived) => {
      const { answer } = await tryCall('party/archive/', { partyID, isArchived });
      return answer !== null;
    },
  });
}
