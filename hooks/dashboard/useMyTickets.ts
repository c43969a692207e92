import { useSecureql } from '@/hooks/secureql/useSecureql';
import type { DashboardHome } from '@/lib/page/dashboard/dashboardHome';
import { isLive } from '@/lib/shared/parties/partyStatus';
import { useOwnNews } from './useOwnNews';

/** The reader's own places in queues and where they have played, kept true. */
export function useMyTickets({
  tickets,
  played,
}: Pick<DashboardHome, 'tickets' | 'played'>): Pick<DashboardHome, 'tickets' | 'played'> {
  const { data, reload } = useSecureql(
    'party/get-my-tickets/',
    {},
    { getTickets: { error: null, items: [...tickets, ...played] } },
  );
  const all = data.getTickets.items;
  const live = all.filter(({ status }) => isLive(status));
  useOwnNews(
    live.map(({ partyId }) => partyId),
    reload,
  );
  return { tickets: live, played: all.filter(({ status }) => !isLive(status)) };
}
