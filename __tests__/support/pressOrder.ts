import {
  acceptBooking,
  answerMove,
  approveBooking,
  beginBooking,
  bookingPage,
  cancelBooking,
  checkIn,
  declineBooking,
  deliverBooking,
  moveBooking,
  reviseBooking,
  takeBackMove,
  withdrawBooking,
} from '@/backend/bookings/service';
import type { Context } from '@/backend/platform/context';
import type { BookingAct } from '@/lib/shared/bookings/views';

/** What a press of each act calls, with what the page named. */
export async function pressOrder(
  context: Context,
  bookingId: string,
  { act: wanted, startsAt }: { act: BookingAct; startsAt: string },
): Promise<unknown> {
  const { version, cancelTerms } = await bookingPage(context, { bookingId });
  const seen = { bookingId, version };
  const shown = cancelTerms?.back ?? 0;
  const delivery = { note: 'Here', links: [], fileIds: [] };
  switch (wanted) {
    case 'WITHDRAW':
      return withdrawBooking(context, seen);
    case 'ACCEPT':
      return acceptBooking(context, seen);
    case 'DECLINE':
      return declineBooking(context, { ...seen, reason: null });
    case 'BEGIN':
      return beginBooking(context, seen);
    case 'DELIVER':
      return deliverBooking(context, { ...seen, ...delivery });
    case 'REVISE':
      return reviseBooking(context, { ...seen, note: 'Louder' });
    case 'APPROVE':
      return approveBooking(context, seen);
    case 'CANCEL':
    case 'CANCEL_LATE':
      return cancelBooking(context, { ...seen, reason: null, shown });
    case 'MOVE':
    case 'PROPOSE_MOVE':
      return moveBooking(context, { ...seen, startsAt });
    case 'ANSWER_MOVE':
      return answerMove(context, { ...seen, isAccepted: version % 2 === 0 });
    case 'TAKE_BACK_MOVE':
      return takeBackMove(context, seen);
    case 'CHECK_IN':
      return checkIn(context, seen);
    default:
      return null;
  }
}
