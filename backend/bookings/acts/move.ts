import { moveSlot, proposeSlot, releaseSlot } from '@/backend/availability/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import type { BookingPage } from '@/lib/shared/bookings/views';
import { change, type Seen } from '@/backend/bookings/life/act';
import { applyEvent } from '@/backend/bookings/life/apply';
import type { Side } from '@/backend/bookings/life/side';
import { settleProposal } from '@/backend/bookings/life/proposal';
import { NO_PROPOSAL } from '@/backend/bookings/life/times';
import { proposalUntilOf } from '@/backend/bookings/policy';
import type { BookingRow } from '@/backend/bookings/store/bookingRepository';
import { moveWay } from '@/backend/bookings/ways';

/**
 * Brings a session to another time: its buyer at once while cancelling is free, else as a proposal to
 * the other side. Errors: those of `actOn`, availability.taken and the other refusals of a time.
 */
export function moveBooking(
  context: Context,
  { startsAt, ...seen }: Seen & { startsAt: string },
): Promise<BookingPage> {
  const to = new Date(startsAt);
  return change(context, seen, null, async (inner, row, actorId, side) => {
    const way = moveWay(row, side, inner.now());
    if (!way) throw new AppError('booking.not_possible');
    if (way === 'MOVED') await moveNow(inner, row, { to, actorId });
    else await propose(inner, row, { to, actorId, side });
  });
}

async function moveNow(
  context: Context,
  row: BookingRow,
  { to, actorId }: { to: Date; actorId: string },
): Promise<void> {
  const { holdId, proposalHoldId, tier } = row;
  if (holdId === null || tier.minutes === null) throw new AppError('booking.not_possible');
  if (proposalHoldId !== null) await releaseSlot(context, proposalHoldId);
  const { minutes, seats } = tier;
  const times = await moveSlot(context, holdId, { startsAt: to, minutes, seats });
  await applyEvent(context, row, {
    ...{ event: 'MOVED', by: 'BUYER', actorId, note: to.toISOString() },
    patch: { ...times, ...NO_PROPOSAL },
  });
}

async function propose(
  context: Context,
  row: BookingRow,
  { to, actorId, side }: { to: Date; actorId: string; side: Side },
): Promise<void> {
  const { holdId, startsAt, tier } = row;
  if (holdId === null || startsAt === null || tier.minutes === null) {
    throw new AppError('booking.not_possible');
  }
  const proposalUntil = proposalUntilOf(context.now(), startsAt, to);
  const slot = await proposeSlot(context, holdId, {
    ...{ startsAt: to, minutes: tier.minutes },
    // Its own deadline gives it back.
    expiresAt: null,
  });
  await applyEvent(context, row, {
    ...{ event: 'MOVE_PROPOSED', by: side, actorId, note: to.toISOString() },
    patch: {
      ...{ proposedStart: slot.startsAt, proposedEnd: slot.endsAt, proposedBy: side },
      ...{ proposalHoldId: slot.holdId, proposalUntil },
    },
  });
}

/** The other side answers a proposed time. Errors: those of `actOn`, availability.taken. */
export function answerMove(
  context: Context,
  { isAccepted, ...seen }: Seen & { isAccepted: boolean },
): Promise<BookingPage> {
  return change(context, seen, null, async (inner, row, actorId, side) => {
    if (row.proposedBy === null || row.proposedBy === side) {
      throw new AppError('booking.not_possible');
    }
    const answer = isAccepted ? 'ACCEPTED' : 'DECLINED';
    await settleProposal(inner, row, { by: side, actorId, answer });
  });
}

/** Whoever proposed a time takes it back. Errors: those of `actOn`. */
export function takeBackMove(context: Context, seen: Seen): Promise<BookingPage> {
  return change(context, seen, null, async (inner, row, actorId, side) => {
    if (row.proposedBy !== side) throw new AppError('booking.not_possible');
    await settleProposal(inner, row, { by: side, actorId, answer: 'TAKEN_BACK' });
  });
}
