import { isOnlyBuyerIn, isOnlyCreatorIn } from '@/backend/bookings/rules';
import type { BookingNewsKind } from '@/backend/bookings/tell/tell';
import type { BookingRow } from '@/backend/bookings/store/bookingRepository';
import type { BookingEventKind } from '@/lib/shared/bookings/states';

const NEWS: Partial<Record<BookingEventKind, BookingNewsKind>> = {
  REQUESTED: 'requested',
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  ANSWER_EXPIRED: 'expired',
  SCHEDULED: 'booked',
  GIFT_DECLINED: 'cancelled',
  GIFT_REVOKED: 'cancelled',
  UNUSED: 'cancelled',
  WITHDRAWN: 'cancelled',
  ANSWERED: 'answered',
  MOVE_PROPOSED: 'proposed',
  DELIVERED: 'delivered',
  REVISION_ASKED: 'revision',
  APPROVED: 'completed',
  APPROVED_BY_ITSELF: 'completed',
  CANCELLED_BY_BUYER: 'cancelled',
  CANCELLED_BY_CREATOR: 'cancelled',
  CANCELLED_LATE: 'cancelled',
  SELLER_SUSPENDED: 'cancelled',
  BALANCE_FAILED: 'balance_failed',
  BALANCE_MISSED: 'cancelled',
  LATE_TOLD: 'late',
  PLAYED: 'played',
  PLAY_UNDONE: 'play_undone',
  UNPLAYED: 'cancelled',
  NO_SHOW_CREATOR: 'no_show_creator',
  NO_SHOW_BUYER: 'no_show_buyer',
  CASE_PROPOSED: 'case_opened',
  CASE_CHANGED: 'case_changed',
  CASE_REFUSED: 'case_refused',
  CASE_ESCALATED: 'case_escalated',
  CASE_AGREED: 'case_agreed',
  CASE_DECIDED: 'case_decided',
  CASE_CLOSED: 'case_closed',
  EXTENDED: 'case_extended',
  CANCELLED_TOGETHER: 'case_agreed',
};

const isReminder = (note: string | null): note is BookingNewsKind =>
  note === 'reminder_day' ||
  note === 'reminder_soon' ||
  note === 'answers_missing' ||
  note === 'unused_soon';

const isRunning = ({ state }: BookingRow) => state === 'CONFIRMED' || state === 'UNSCHEDULED';

/** Of a session that only one side came to: the other may still say otherwise. */
function absentNews(row: BookingRow): BookingNewsKind | null {
  if (isOnlyBuyerIn(row)) return 'absent_creator';
  return isOnlyCreatorIn(row) ? 'absent_buyer' : null;
}

/** What both sides are told because of an event; null: nothing. */
export function newsOf(
  before: BookingRow,
  after: BookingRow,
  { event, note }: { event: BookingEventKind; note: string | null },
): BookingNewsKind | null {
  switch (event) {
    case 'PAID':
    case 'PAID_LATE':
      if (after.state === 'UNSCHEDULED') return 'given';
      return after.state !== before.state && after.state !== 'CANCELLED' ? 'booked' : null;
    case 'CLAIMED':
      return after.state === 'UNSCHEDULED' ? null : 'booked';
    // Whoever never paid has nothing that is cancelled.
    case 'PAYMENT_FAILED':
    case 'CHARGED_BACK':
      return isRunning(before) && after.state === 'CANCELLED' ? 'cancelled' : null;
    case 'MOVED':
      return before.state === 'CONFIRMED' ? 'moved' : null;
    case 'MOVE_ANSWERED':
      if (note === 'TAKEN_BACK') return null;
      return note === 'ACCEPTED' ? 'moved' : 'proposal_declined';
    case 'REMINDED':
      return isReminder(note) ? note : null;
    case 'OVER':
      return absentNews(after);
    // What goes to a person at once is told as that.
    case 'CASE_OPENED':
      return after.caseTurn === null ? null : 'case_opened';
    default:
      return NEWS[event] ?? null;
  }
}
