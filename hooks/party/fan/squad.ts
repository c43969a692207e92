import type { Ticket } from '@/hooks/party/types';
import { isUp, STATUS } from '@/lib/shared/parties/partyStatus';

type Member = Ticket['party']['partyMembers'][number];

/** Whoever plays in the same round: with those who play, or with those who were called for the next. */
export function squadOf({ status, party }: Ticket): Member[] {
  const isPlaying = status === STATUS.playing;
  return party.partyMembers.filter(
    (one) => isUp(one.status) && (one.status === STATUS.playing) === isPlaying,
  );
}

/** The same without the ticket's own fan. */
export function othersUp(ticket: Ticket): Member[] {
  return squadOf(ticket).filter(({ number }) => number !== ticket.number);
}
