import { useChannels } from '@/hooks/realtime/useChannel';
import { useReadAgain } from '@/hooks/realtime/useReadAgain';
import { useSecureql } from '@/hooks/secureql/useSecureql';
import { useSession } from '@/hooks/session/useSession';
import { usePacedRuns } from '@/hooks/ui/time/usePacedRuns';
import type { DashboardHome } from '@/lib/page/dashboardHome';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import { isLive } from '@/lib/shared/parties/partyStatus';

const READ_EVERY_MS = 2000;
const JITTER_MS = 1000;

/**
 * The reader's own places in queues and where they have played, kept true by news of their own and of
 * those queues. Others who join behind change nothing.
 */
export function useMyTickets({
  tickets,
  played,
}: Pick<DashboardHome, 'tickets' | 'played'>): Pick<DashboardHome, 'tickets' | 'played'> {
  const { user } = useSession();
  const { data, reload } = useSecureql(
    'party/get-my-tickets/',
    {},
    { getTickets: { error: null, items: [...tickets, ...played] } },
  );
  const all = data.getTickets.items;
  const live = all.filter(({ status }) => isLive(status));
  const { now, soon } = usePacedRuns(() => void reload(), READ_EVERY_MS, JITTER_MS);

  useReadAgain(now);
  useChannels(user ? notificationsChannel(user.id) : '', { onMessage: now, onGap: soon });
  const queues = new Set(live.map(({ partyId }) => toolChannel(partyId)));
  useChannels([...queues].sort().join(' '), {
    onMessage: ({ type }) => type !== 'QUEUE_APPEND' && soon(),
    onGap: soon,
  });

  return { tickets: live, played: all.filter(({ status }) => !isLive(status)) };
}
