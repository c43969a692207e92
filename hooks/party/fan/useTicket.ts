import { useChannel } from '@/hooks/realtime/useChannel';
import { useReadAgain } from '@/hooks/realtime/useReadAgain';
import { useSecureql } from '@/hooks/secureql/useSecureql';
import { useSession } from '@/hooks/session/useSession';
import { readPartyMessage } from '@/lib/live/party/partyMessage';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import { lanesJoined, notificationsChannel } from '@/lib/shared/parties/messages';
import { STATUS, isLive } from '@/lib/shared/parties/partyStatus';
import type { Ticket } from '@/hooks/party/types';
import { usePacedRuns } from '@/hooks/ui/time/usePacedRuns';

const READ_EVERY_MS = 2000;
const JITTER_MS = 1000;
/** A ticket that is over changes only when a host brings it back, and many of them may be open. */
const OVER = { everyMs: 15_000, jitterMs: 10_000 };

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
  const pace = isLive(ticket.status) ? { everyMs: READ_EVERY_MS, jitterMs: JITTER_MS } : OVER;
  const read = usePacedRuns(() => void reload(), pace.everyMs, pace.jitterMs);
  // Whatever else ended a ticket, a host can take back.
  const isFinal = ticket.status === STATUS.left;

  useChannel(user && isMine && !isFinal ? notificationsChannel(user.id) : null, {
    onMessage: read.now,
    onGap: read.soon,
  });
  useChannel(isFinal ? null : toolChannel(ticket.party.id), {
    readMessage: readPartyMessage,
    onMessage: (message) => {
      // Whoever joins the own lane stands behind; another lane's turns may come before.
      const isBehind = lanesJoined(message)?.every((lane) => lane === ticket.lane) ?? false;
      if (!isBehind && message.seq > ticket.party.seq) read.soon();
    },
    onGap: read.soon,
  });

  // A fan plays something else meanwhile: a call must reach a tab that nobody looks at.
  useReadAgain(read.now, isLive(ticket.status));

  return { ticket, reload };
}
