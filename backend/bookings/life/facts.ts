import { capturedOf, isBalanceOpen } from '@/backend/bookings/balance/terms';
import type { BookingFacts } from '@/backend/bookings/rules';
import { unplayedAtOf } from '@/backend/bookings/policy';
import type { BookingRow } from '@/backend/bookings/store/bookingRepository';

/** What the table asks of a booking now, and of the event: whether it is free, and what it sends back. */
export function factsOf(
  row: BookingRow,
  now: Date,
  { isFree = true, amount = null }: { isFree?: boolean | undefined; amount?: number | null } = {},
): BookingFacts {
  const { kind, money, endReason, startsAt, endsAt, dueAt, answerBy, acceptsAt, begunAt } = row;
  const { paidAt, completedAt, lateToldAt, revisionsLeft, proposedBy, proposalUntil } = row;
  const { buyerInAt, creatorInAt, caseFrom, isGift, useBy } = row;
  return {
    ...{ now, kind, money, endReason, startsAt, endsAt, dueAt, answerBy, acceptsAt, begunAt },
    ...{ paidAt, completedAt, lateToldAt, revisionsLeft, proposedBy, proposalUntil, isFree },
    ...{ buyerInAt, creatorInAt, caseFrom, isGift, useBy, isTaken: row.recipientId !== null },
    isBalanceOpen: isBalanceOpen(row),
    isAllBack: amount !== null && row.refunded + amount >= capturedOf(row),
    ...{ inLineSince: row.inLineSince, unplayedAt: unplayedAtOf(row) },
  };
}
