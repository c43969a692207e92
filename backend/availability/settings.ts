import { timeChanged } from './changes';
import { dateIn } from './slots/zoneDays';
import { timeTable } from './slots/policy';
import { busyIn } from './store/holdRepository';
import {
  accountZone,
  countDaysAnew,
  findHours,
  lockHours,
  saveHours,
  type StoredHours,
} from './store/hoursRepository';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { creatorId as callingCreator } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import {
  DEFAULT_AVAILABILITY,
  type AvailabilitySettings,
  type AvailabilityView,
} from '@/lib/shared/availability/availability';
import { LIMITS } from '@/lib/shared/limits';

const DAY_MS = 24 * 60 * 60_000;
/** Before this no day of any zone is still to come. */
const BEHIND_DAYS = 2;
/** So far it is looked at first when somebody is free next. */
const SOON_DAYS = 10;

/**
 * When the caller can be booked; what one begins with where nothing was saved. Errors: auth.required,
 * forbidden.
 */
export async function availabilitySettingsView(context: Context): Promise<AvailabilityView> {
  return viewOf(context, callingCreator(context));
}

/**
 * Saves when the caller can be booked; nothing that is booked changes. Errors: auth.required,
 * forbidden, availability.version_conflict (saved elsewhere meanwhile).
 */
export function saveAvailability(
  context: Context,
  input: { version: number; settings: AvailabilitySettings },
): Promise<AvailabilityView> {
  const creatorId = callingCreator(context);
  return inTransaction(context, async (inner) => {
    const now = inner.now();
    const today = dateIn(now, input.settings.timeZone);
    const overrides = input.settings.overrides.filter(({ date }) => date >= today);
    await lockHours(inner.db, creatorId);
    const isSaved = await saveHours(inner.db, creatorId, {
      ...{ version: input.version, now },
      settings: { ...input.settings, overrides },
    });
    if (!isSaved) throw new AppError('availability.version_conflict');
    await countDaysAnew(inner.db, creatorId, { timeZone: input.settings.timeZone, now });
    await timeChanged(inner, creatorId);
    return viewOf(inner, creatorId);
  });
}

/** Whether a creator has hours somebody could book. */
export async function hoursStand(context: Context, creatorId: string): Promise<boolean> {
  const hours = await hoursAhead(context, creatorId);
  return hours !== undefined && isOpen(hours);
}

/** The minutes of notice a creator asks for; null: they have no hours. */
export async function noticeOf(context: Context, creatorId: string): Promise<number | null> {
  return (await hoursAhead(context, creatorId))?.noticeMinutes ?? null;
}

/** The task of a creator without hours. */
export async function availabilityTask(
  context: Context,
  userId: string,
): Promise<'no_availability' | null> {
  return (await hoursStand(context, userId)) ? null : 'no_availability';
}

/** A creator's hours with their own days that are not over. */
function hoursAhead(context: Context, creatorId: string): Promise<StoredHours | undefined> {
  const from = new Date(context.now().getTime() - BEHIND_DAYS * DAY_MS);
  return findHours(context.db, creatorId, { from: from.toISOString().slice(0, 10) });
}

/** The zone of a creator's calendar: that of their hours, else of their account. */
export async function zoneOf(context: Context, creatorId: string): Promise<string> {
  const hours = await hoursAhead(context, creatorId);
  return hours?.timeZone ?? (await accountZone(context.db, creatorId)) ?? 'UTC';
}

/** The first times that a creator is free for sessions of these lengths; null: none. */
export async function nextFree(
  context: Context,
  creatorId: string,
  lengths: readonly number[],
): Promise<Map<number, Date | null>> {
  const hours = await hoursAhead(context, creatorId);
  if (!hours) return new Map(lengths.map((minutes) => [minutes, null]));
  return firstFree(context, creatorId, hours, lengths);
}

async function firstFree(
  context: Context,
  creatorId: string,
  hours: StoredHours,
  lengths: readonly number[],
): Promise<Map<number, Date | null>> {
  const now = context.now();
  const found = new Map<number, Date | null>();
  // Most are free within days: only of the others all that is booked is read.
  for (const days of [SOON_DAYS, hours.horizonDays + BEHIND_DAYS]) {
    const to = new Date(now.getTime() + days * DAY_MS);
    const span = {
      from: new Date(now.getTime() - BEHIND_DAYS * DAY_MS),
      to: new Date(to.getTime() + BEHIND_DAYS * DAY_MS),
    };
    const busy = await busyIn(context.db, creatorId, { span, now });
    const table = timeTable(hours, busy, now.getTime());
    for (const minutes of lengths.filter((length) => !found.get(length))) {
      const sought = { tierId: null, minutes, seats: 1 };
      const first = table.starts(sought, now.getTime(), to.getTime()).next();
      found.set(minutes, first.done ? null : new Date(first.value.start));
    }
    if (lengths.every((length) => found.get(length))) break;
  }
  return found;
}

async function viewOf(context: Context, creatorId: string): Promise<AvailabilityView> {
  const hours = await hoursAhead(context, creatorId);
  if (!hours) {
    return {
      ...DEFAULT_AVAILABILITY,
      ...{ version: 0, isOpen: false, nextFreeAt: null },
      timeZone: await zoneOf(context, creatorId),
    };
  }
  const today = dateIn(context.now(), hours.timeZone);
  const shortest = LIMITS.sessionMinutesMin;
  const first = await firstFree(context, creatorId, hours, [shortest]);
  return {
    ...hours,
    overrides: hours.overrides.filter(({ date }) => date >= today),
    isOpen: isOpen(hours),
    nextFreeAt: first.get(shortest)?.toISOString() ?? null,
  };
}

function isOpen({ weekly, overrides }: AvailabilitySettings): boolean {
  const isSomeOpen = (days: readonly { length: number }[]) => days.some(({ length }) => length > 0);
  return isSomeOpen(weekly) || isSomeOpen(overrides.map(({ ranges }) => ranges));
}
