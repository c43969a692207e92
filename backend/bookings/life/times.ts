import type { BookingEventKind, BookingState } from '@/lib/shared/bookings/states';
import { acceptsAtOf, dueAtOf, useByOf } from '@/backend/bookings/policy';
import type { BookingChanges, BookingRow } from '@/backend/bookings/store/bookingRepository';

type Times = Pick<
  BookingChanges,
  | 'answerBy'
  | 'heldUntil'
  | 'paidAt'
  | 'dueAt'
  | 'begunAt'
  | 'deliveredAt'
  | 'acceptsAt'
  | 'completedAt'
  | 'endedAt'
  | 'lateToldAt'
  | 'revisionsLeft'
  | 'endsAt'
  | 'inLineSince'
  | 'caseFrom'
  | 'disputedAt'
  | 'hadCase'
  | 'useBy'
  | 'balanceAskedAt'
  | 'balancePaidAt'
>;

/** Of events that bring a booking to a new state, and of some that leave it there: the times of it. */
export function timesOf(row: BookingRow, event: BookingEventKind, now: Date): Times {
  switch (event) {
    case 'PAID':
    case 'PAID_LATE':
      if (row.isGift) return { paidAt: now, heldUntil: null, useBy: useByOf(now) };
      return row.state === 'CONFIRMED' || row.state === 'REQUESTED'
        ? { paidAt: now }
        : { paidAt: now, heldUntil: null, dueAt: dueAtOf(row, now), ...handedOver(row, now) };
    case 'REQUESTED':
      return { heldUntil: null };
    case 'ACCEPTED':
      return { answerBy: null, dueAt: dueAtOf(row, now) };
    case 'CLAIMED':
      return { dueAt: dueAtOf(row, now), ...handedOver(row, now) };
    case 'ANSWERED':
      return row.state === 'CONFIRMED' && row.dueAt === null
        ? { dueAt: dueAtOf({ ...row, needsAnswers: false }, now) }
        : {};
    case 'BEGUN':
      return { begunAt: now };
    case 'DELIVERED':
      // A revision does not make it an order that nobody began.
      return {
        begunAt: row.begunAt ?? now,
        deliveredAt: now,
        acceptsAt: acceptsAtOf(row.kind, now),
      };
    case 'OVER': {
      const endedAt = row.endsAt ?? now;
      // A case that was open beyond the end kept the day after it from running.
      return {
        deliveredAt: endedAt,
        acceptsAt: acceptsAtOf(row.kind, row.hadCase ? now : endedAt),
      };
    }
    case 'REVISION_ASKED':
      return {
        revisionsLeft: row.revisionsLeft - 1,
        dueAt: dueAtOf({ ...row, needsAnswers: false }, now),
        ...{ deliveredAt: null, acceptsAt: null, lateToldAt: null },
      };
    case 'QUEUED':
      return { inLineSince: now, endsAt: null };
    case 'UNQUEUED':
      return { inLineSince: null };
    case 'PLAYED':
      return { deliveredAt: now, acceptsAt: acceptsAtOf(row.kind, now), inLineSince: null };
    case 'PLAY_UNDONE':
      return { ...{ deliveredAt: null, acceptsAt: null }, inLineSince: now };
    case 'QUEUE_OVER':
      return { endsAt: now, inLineSince: null };
    case 'BALANCE_DUE':
      return { balanceAskedAt: now };
    case 'BALANCE_PAID':
      return { balancePaidAt: now };
    case 'MOVED':
    case 'MOVE_ANSWERED':
      // Whoever is asked already has a day from here, too.
      return row.balanceAskedAt === null ? {} : { balanceAskedAt: now };
    case 'LATE_TOLD':
      return { lateToldAt: now };
    case 'CASE_OPENED':
      return { caseFrom: row.state, disputedAt: now, hadCase: true };
    case 'CASE_PROPOSED':
      return { hadCase: true };
    case 'CASE_CLOSED':
      return row.state === 'DISPUTED' ? { acceptsAt: afterPause(row, now) } : {};
    case 'EXTENDED':
      return { lateToldAt: null };
    default:
      return {};
  }
}

/** The clock stood still while a case was open. */
function afterPause({ acceptsAt, disputedAt }: BookingRow, now: Date): Date | null {
  if (acceptsAt === null || disputedAt === null) return acceptsAt;
  return new Date(acceptsAt.getTime() + now.getTime() - disputedAt.getTime());
}

/** What an instant tier gives is there with the payment, or as soon as somebody takes the gift. */
function handedOver(row: BookingRow, now: Date): Times {
  return row.kind === 'INSTANT' ? { deliveredAt: now, acceptsAt: acceptsAtOf(row.kind, now) } : {};
}

/** What a state that is an end says of itself, and the times that mean nothing any more. */
export function endTimesOf(to: BookingState, now: Date): Times {
  if (to === 'COMPLETED') return { completedAt: now, acceptsAt: null };
  if (to !== 'CANCELLED') return {};
  return { endedAt: now, answerBy: null, heldUntil: null, acceptsAt: null };
}

/** A proposed time that is none any more. */
export const NO_PROPOSAL = {
  proposedStart: null,
  proposedEnd: null,
  proposedBy: null,
  proposalHoldId: null,
  proposalUntil: null,
} as const;

/** A case that is none any more. */
export const NO_CASE = {
  caseFrom: null,
  disputedAt: null,
  caseTurn: null,
  caseUntil: null,
} as const;
