import { useGrowingList } from '@/hooks/ui/lists/useGrowingList';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ConsoleLottery } from './types';

/** Those who entered, newest first, and how many of them came while the page stood. */
export function useEntrants({ id: lotteryId, entrants, entrantsCursor }: ConsoleLottery) {
  const page = { items: entrants, cursor: entrantsCursor };
  const { rows: people, ...list } = useGrowingList(page, async (cursor) => {
    const { answer } = await tryCall('lottery/get-host-entries/', { lotteryId, cursor });
    return answer && { items: answer.hostEntries.items, cursor: answer.hostEntries.cursor ?? null };
  });
  const lit = people.filter(list.isNew);
  return {
    ...list,
    people,
    newCount: lit.length,
    newTickets: lit.reduce((sum, { tickets }) => sum + tickets, 0),
  };
}
