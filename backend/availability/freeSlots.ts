import { addDays, dayStart, zoneDays } from './slots/zoneDays';
import { timeTable } from './slots/policy';
import { busyIn } from './store/holdRepository';
import { findHours } from './store/hoursRepository';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import type { FreeSlot } from '@/lib/shared/availability/availability';
import { LIMITS } from '@/lib/shared/limits';

/** A tier of sessions, as far as time goes. */
export interface TierTimes {
  creatorId: string;
  minutes: number;
  seats: number;
}

type FindTier = (context: Context, tierId: string) => Promise<TierTimes>;

let findTier: FindTier | null = null;

/**
 * Lets the domain that sells sessions say what a tier takes; it refuses one that nobody can book.
 * `backend/liveTools.ts` does so at the start.
 */
export function registerTierTimes(find: FindTier): void {
  findTier = find;
}

/** Days of a reader's zone, both included. */
interface Days {
  from: string;
  to: string;
  timeZone: string;
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * The free times of a tier for everybody, in order. Errors: payload.invalid (too many days), and those
 * of the domain that sells the tier.
 */
export async function freeSlotsOfTier(
  context: Context,
  { creatorId, serviceTierId, ...days }: Days & { creatorId: string; serviceTierId: string },
): Promise<FreeSlot[]> {
  const tier = await findTier?.(context, serviceTierId);
  if (tier?.creatorId !== creatorId) throw new AppError('not_found');
  return freeSlots(context, { creatorId, tier: { ...tier, id: serviceTierId }, ...days });
}

/** Free times to begin at, in order. Errors: payload.invalid (too many days, or none). */
export async function freeSlots(
  context: Context,
  {
    creatorId,
    tier,
    ...days
  }: Days & { creatorId: string; tier: { id: string; minutes: number; seats: number } },
): Promise<FreeSlot[]> {
  const from = dayStart(days.from, days.timeZone);
  const until = dayStart(addDays(days.to, 1), days.timeZone);
  const count = Math.round((until.getTime() - from.getTime()) / DAY_MS);
  if (count < 1 || count > LIMITS.slotDays) throw new AppError('payload.invalid');
  // Wider by what zones differ, and by the days of the creator's that are counted whole.
  const around = {
    from: new Date(from.getTime() - 2 * DAY_MS),
    to: new Date(until.getTime() + 2 * DAY_MS),
  };
  const hours = await findHours(context.db, creatorId, {
    from: around.from.toISOString().slice(0, 10),
    to: around.to.toISOString().slice(0, 10),
  });
  if (!hours) return [];
  const now = context.now();
  const busy = await busyIn(context.db, creatorId, { span: around, now });
  const table = timeTable(hours, busy, now.getTime());
  const reader = zoneDays(days.timeZone);
  const sought = { tierId: tier.id, minutes: tier.minutes, seats: tier.seats };
  return [...table.starts(sought, from.getTime(), until.getTime())].map((slot) => ({
    startsAt: new Date(slot.start).toISOString(),
    endsAt: new Date(slot.end).toISOString(),
    localStart: reader.local(slot.start),
    seatsLeft: slot.seatsLeft,
  }));
}
