import { timeChanged } from '@/backend/availability/changes';
import { expireIn, freeSeat, insertHold } from '@/backend/availability/store/holdRepository';
import { lockHours } from '@/backend/availability/store/hoursRepository';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { findTime } from './found';

/** A time somebody wants of a creator. */
export interface SlotWish {
  creatorId: string;
  tierId: string;
  /** The booking. */
  refId: string;
  startsAt: Date;
  minutes: number;
  /** How many share a session. */
  seats: number;
  /** Null: until it is given back. */
  expiresAt: Date | null;
}

/** A time that is held from now on. */
export interface TakenSlot {
  holdId: string;
  startsAt: Date;
  endsAt: Date;
}

/**
 * Holds a time in the running transaction; nobody else gets it until it is over or given back. Errors:
 * availability.taken, availability.outside_hours, availability.too_soon, availability.too_late,
 * availability.day_full.
 */
export async function takeSlot(context: Context, wish: SlotWish): Promise<TakenSlot> {
  const { creatorId, tierId, refId, seats, expiresAt } = wish;
  const sought = { tierId, minutes: wish.minutes, seats };
  // One at a time for each creator: what is found free stays so until it is written.
  if (!(await lockHours(context.db, creatorId))) throw new AppError('availability.outside_hours');
  const found = await findTime(context, creatorId, { sought, startsAt: wish.startsAt });
  const now = context.now();
  await expireIn(context.db, creatorId, { span: found.span, now });
  const hold = {
    id: newId(),
    sessionId: found.sessionId ?? newId(),
    seat: found.sessionId ? await freeSeat(context.db, found.sessionId) : 1,
    startsAt: wish.startsAt,
    endsAt: new Date(found.end),
  };
  const isTaken = !(await insertHold(context.db, {
    ...hold,
    ...{ creatorId, tierId, refId, seats, expiresAt },
    source: 'BOOKING',
    localDay: found.localDay,
    span: found.span,
    state: 'HELD',
    createdAt: now,
  }));
  if (isTaken) throw new AppError('availability.taken');
  await timeChanged(context, creatorId);
  return { holdId: hold.id, startsAt: hold.startsAt, endsAt: hold.endsAt };
}
