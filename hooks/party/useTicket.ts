import { useChannel } from '@/hooks/realtime/useChannel';
import { useSecureql } from '@/hooks/secureql/useSecureql';
import { useSession } from '@/hooks/session/useSession';
import { notificationsChannel, partyChannel } from '@/lib/shared/messages';
import { isLive } from '@/lib/shared/partyStatus';
import type { Ticket } from './types';
import { usePacedRuns } from './usePacedRuns';

const READ_EVERY_MS = 2000;
const JITTER_MS = 1000;

/**
 * A ticket that keeps itself true: what concerns this fan alone is read at once, what concerns the
 * whole queue at most every two seconds and not by everybody in the same moment.
 */
export function useTicket(initial: Ticket) {
  const { user } = useSession();
  const { queueUuid, isMine } = initial;
  const { data, reload } = useSecureql(
    'get-party-queue',
    { queueUuid },
    { getPartyQueue: { error: null, item: initial } },
  );
  const ticket = data.getPartyQueue.item ?? initial;
  const read = usePacedRuns(() => void reload(), READ_EVERY_MS, JITTER_MS);
  const isOver = !isLive(ticket.status);

  useChannel(user && isMine && !isOver ? notificationsChannel(user.id) : null, {
    onMessage: read.now,
    onGap: read.soon,
  });
  useChannel(isOver ? null : partyChannel(ticket.party.id), {
    onMessage: (message) => {
      // Whoever joins stands behind everybody else.
      if (message.type !== 'QUEUE_APPEND' && message.seq > ticket.party.seq) read.soon();
    },
    onGap: read.soon,
  });

  return { ticket, reload };
}
