import { consumeSlot, releaseSlot } from '@/backend/availability/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import type { BookingRow } from '@/backend/bookings/store/bookingRepository';
import { applyEvent } from './apply';
import { NO_PROPOSAL } from './times';

/** What became of a proposed time. */
type MoveAnswer = 'ACCEPTED' | 'DECLINED' | 'TAKEN_BACK' | 'SILENCE';

/**
 * Ends a proposal of a locked booking, in the running transaction: the proposed time becomes its own, or
 * is given back. Errors: booking.not_possible, availability.taken.
 */
export async function settleProposal(
  context: Context,
  row: BookingRow,
  told: { by: 'BUYER' | 'CREATOR' | 'CLOCK'; actorId?: string; answer: MoveAnswer },
): Promise<BookingRow> {
  const { by, actorId = null, answer } = told;
  const { holdId, proposalHoldId, proposedStart, proposedEnd } = row;
  const isMoved = answer === 'ACCEPTED';
  if (isMoved) {
    if (proposalHoldId === null) throw new AppError('booking.not_possible');
    // A press in the second in which it ran out may find it given away.
    if (!(await consumeSlot(context, proposalHoldId))) throw new AppError('availability.taken');
    if (holdId !== null) await releaseSlot(context, holdId);
  } else if (proposalHoldId !== null) {
    await releaseSlot(context, proposalHoldId);
  }
  return applyEvent(context, row, {
    ...{ event: 'MOVE_ANSWERED', by, actorId, note: answer },
    patch: {
      ...NO_PROPOSAL,
      ...(isMoved && { startsAt: proposedStart, endsAt: proposedEnd, holdId: proposalHoldId }),
    },
  });
}
