import { timeChanged } from '@/backend/availability/changes';
import {
  busyIn,
  changeHold,
  expireIn,
  findHold,
  freeSeat,
  insertHold,
  spanOf,
  type HoldPatch,
  type HoldRow,
} from '@/backend/availability/store/holdRepository';
import { lockHours } from '@/backend/availability/store/hoursRepository';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { findTime } from './found';
import type { TakenSlot } from './take';

type Hold = Omit<HoldRow, 'span'>;

/** A hold as it is once its creator's time is locked; undefined: there is none. */
async function lockHold(context: Context, holdId: string): Promise<Hold | undefined> {
  const before = await findHold(context.db, holdId);
  if (!before) return undefined;
  await lockHours(context.db, before.creatorId);
  return findHold(context.db, holdId);
}

async function held(context: Context, holdId: string): Promise<Hold> {
  const hold = await lockHold(context, holdId);
  const isHeld = hold?.state === 'HELD' || hold?.state === 'CONSUMED';
  if (!isHeld) throw new AppError('availability.taken');
  return hold;
}

/**
 * Holds a time longer, or until it is given back (null), in the running transaction; also one that was
 * over, if it is still free. False: it is gone.
 */
export async function keepSlot(
  context: Context,
  holdId: string,
  expiresAt: Date | null,
): Promise<boolean> {
  const hold = await lockHold(context, holdId);
  if (hold?.state === 'CONSUMED') return true;
  return claim(context, hold, { state: 'HELD', expiresAt });
}

/**
 * The time is somebody's for good, in the running transaction; also one that was over, if it is still
 * free. False: it is gone.
 */
export async function consumeSlot(context: Context, holdId: string): Promise<boolean> {
  const hold = await lockHold(context, holdId);
  return claim(context, hold, { state: 'CONSUMED', expiresAt: null });
}

async function claim(context: Context, hold: Hold | undefined, patch: HoldPatch): Promise<boolean> {
  if (!hold) return false;
  const isHeld = hold.state === 'HELD' || hold.state === 'CONSUMED';
  const place = isHeld ? {} : await placeLeft(context, hold);
  if (!place) return false;
  await changeHold(context.db, hold.id, { ...patch, ...place });
  await timeChanged(context, hold.creatorId);
  return true;
}

/** Where a hold that was over can be again; null: somebody else has its time. */
async function placeLeft(
  context: Context,
  { id, creatorId, tierId, seats, sessionId, startsAt }: Hold,
): Promise<Pick<HoldPatch, 'sessionId' | 'seat'> | null> {
  const now = context.now();
  const span = await spanOf(context.db, id);
  await expireIn(context.db, creatorId, { span, now });
  const busy = await busyIn(context.db, creatorId, { span, now });
  const beside = busy.filter(
    (one) => seats > 1 && one.tierId === tierId && one.startsAt === startsAt.getTime(),
  );
  if (busy.length > beside.length || beside.length >= seats) return null;
  // The others' session by now, if everybody had left the one it was of.
  const session = beside[0]?.sessionId ?? sessionId;
  return { sessionId: session, seat: await freeSeat(context.db, session) };
}

/** Gives a time back, in the running transaction; one that is over or given back stays so. */
export async function releaseSlot(context: Context, holdId: string): Promise<void> {
  const hold = await lockHold(context, holdId);
  if (hold?.state !== 'HELD' && hold?.state !== 'CONSUMED') return;
  await changeHold(context.db, holdId, { state: 'RELEASED', expiresAt: null });
  await timeChanged(context, hold.creatorId);
}

/**
 * Moves a time that is held or somebody's, in the running transaction; it may lie over its old one.
 * Errors: availability.taken, availability.outside_hours, availability.too_soon,
 * availability.too_late, availability.day_full.
 */
export async function moveSlot(
  context: Context,
  holdId: string,
  to: { startsAt: Date; minutes: number; seats: number },
): Promise<Omit<TakenSlot, 'holdId'>> {
  const hold = await held(context, holdId);
  const { creatorId, tierId } = hold;
  const sought = { tierId, minutes: to.minutes, seats: to.seats };
  const found = await findTime(context, creatorId, {
    ...{ sought, startsAt: to.startsAt },
    except: holdId,
  });
  await expireIn(context.db, creatorId, { span: found.span, now: context.now() });
  const times = { startsAt: to.startsAt, endsAt: new Date(found.end) };
  await changeHold(context.db, holdId, {
    ...times,
    seats: to.seats,
    sessionId: found.sessionId ?? newId(),
    seat: found.sessionId ? await freeSeat(context.db, found.sessionId) : 1,
    localDay: found.localDay,
    span: found.span,
  });
  await timeChanged(context, creatorId);
  return times;
}

/**
 * Holds another time for a booking while somebody decides about it, in the running transaction; it may
 * lie over the booking's own. Errors: those of `moveSlot`.
 */
export async function proposeSlot(
  context: Context,
  holdId: string,
  to: { startsAt: Date; minutes: number; expiresAt: Date | null },
): Promise<TakenSlot> {
  const { creatorId, tierId, refId, seats, sessionId } = await held(context, holdId);
  const sought = { tierId, minutes: to.minutes, seats };
  const found = await findTime(context, creatorId, {
    ...{ sought, startsAt: to.startsAt },
    except: holdId,
  });
  const now = context.now();
  await expireIn(context.db, creatorId, { span: found.span, now });
  const session = found.sessionId ?? sessionId;
  const hold = { id: newId(), startsAt: to.startsAt, endsAt: new Date(found.end) };
  const isHeld = await insertHold(context.db, {
    ...hold,
    ...{ creatorId, tierId, refId, seats, expiresAt: to.expiresAt },
    sessionId: session,
    seat: await freeSeat(context.db, session),
    source: 'BOOKING',
    localDay: found.localDay,
    span: found.span,
    state: 'HELD',
    createdAt: now,
  });
  if (!isHeld) throw new AppError('availability.taken');
  await timeChanged(context, creatorId);
  return { holdId: hold.id, startsAt: hold.startsAt, endsAt: hold.endsAt };
}
