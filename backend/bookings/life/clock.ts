import { remindersOf, type Reminder } from '@/backend/bookings/tell/reminders';
import { balanceDueAt, balanceUntil } from '@/backend/bookings/balance/terms';
import { backAtStart, unplayedAtOf } from '@/backend/bookings/policy';
import { isOnlyBuyerIn, isOnlyCreatorIn } from '@/backend/bookings/rules';
import type { BookingRow } from '@/backend/bookings/store/bookingRepository';
import type { BookingEventKind } from '@/lib/shared/bookings/states';

/** What the clock does to a booking at a time. */
interface Deadline {
  at: Date;
  event: BookingEventKind;
  /** Of a reminder: which. */
  note?: Reminder['kind'];
  /** What goes back. */
  amount?: number;
}

/** The deadlines of a booking as it stands; each of them is over only by its own event. */
function deadlinesOf(row: BookingRow): Deadline[] {
  const { state, kind, heldUntil, answerBy, acceptsAt, endsAt, dueAt, useBy } = row;
  const isMadeUntil = kind !== 'QUEUE' && row.lateToldAt === null;
  const due = (at: Date | null, event: BookingEventKind): Deadline[] =>
    at === null ? [] : [{ at, event }];
  switch (state) {
    case 'PENDING_PAYMENT':
      return due(heldUntil, 'PAYMENT_EXPIRED');
    case 'REQUESTED':
      return due(answerBy, 'ANSWER_EXPIRED');
    case 'UNSCHEDULED':
      return due(useBy, 'UNUSED');
    case 'DELIVERED':
      return acceptsAt === null ? [] : [{ at: acceptsAt, ...verdictOf(row) }];
    case 'CONFIRMED':
      return [
        ...due(kind === 'SESSION' ? endsAt : null, 'OVER'),
        ...due(row.proposedBy === null ? null : row.proposalUntil, 'MOVE_ANSWERED'),
        ...due(isMadeUntil ? dueAt : null, 'LATE_TOLD'),
        ...due(unplayedAtOf(row), 'UNPLAYED'),
        ...due(balanceDueAt(row), 'BALANCE_DUE'),
        ...due(balanceUntil(row), 'BALANCE_MISSED'),
      ];
    default:
      return [];
  }
}

/** A day after a session the clock decides by who was there; all else is accepted. */
function verdictOf(row: BookingRow): Pick<Deadline, 'event' | 'amount'> {
  if (isOnlyBuyerIn(row)) return { event: 'NO_SHOW_CREATOR' };
  if (isOnlyCreatorIn(row)) return { event: 'NO_SHOW_BUYER', amount: backAtStart(row) };
  return { event: 'APPROVED_BY_ITSELF' };
}

const reminders = (row: BookingRow): Deadline[] =>
  remindersOf(row).map(({ at, kind }) => ({ at, event: 'REMINDED', note: kind }));

const inOrder = (deadlines: readonly Deadline[]) =>
  deadlines.toSorted((one, other) => one.at.getTime() - other.at.getTime());

/**
 * When the clock looks at a booking next; null: never. A deadline that is over counts until it was
 * met; a reminder that nobody gave in its time is left out.
 */
export function wakeAtOf(row: BookingRow, now: Date): Date | null {
  const coming = reminders(row).filter(({ at }) => at > now);
  return inOrder([...deadlinesOf(row), ...coming])[0]?.at ?? null;
}

/** What is due now at a booking that was to be looked at: a deadline, else the reminder of `wakeAt`. */
export function dueNow(row: BookingRow, now: Date): Deadline | null {
  const [deadline] = inOrder(deadlinesOf(row).filter(({ at }) => at <= now));
  if (deadline) return deadline;
  const { wakeAt } = row;
  const isDue = ({ at }: Deadline) => wakeAt !== null && at >= wakeAt && at <= now;
  return inOrder(reminders(row)).findLast(isDue) ?? null;
}
