import { randomUUID } from 'node:crypto';
import { saveAvailability, takeSlot, type SlotWish } from '@/backend/availability/service';
import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';
import { inTransaction } from '@/backend/platform/transaction';
import {
  DEFAULT_AVAILABILITY,
  type AvailabilitySettings,
} from '@/lib/shared/availability/availability';
import { testContext, type TestContext } from '@/__tests__/support/context';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { seedUsers } from '@/__tests__/support/seed';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** A Monday: days and hours of the tests are counted from here. */
export const MONDAY = new Date('2026-11-23T08:00:00.000Z');

/** A time of that week on Berlin's clock, an hour ahead of UTC: `at('FRI', '18:00')`. */
export function at(day: 'MON' | 'TUE' | 'WED' | 'THU' | 'FRI' | 'SAT' | 'SUN', time: string): Date {
  const date = 23 + ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'].indexOf(day);
  return new Date(`2026-11-${date}T${time}:00.000+01:00`);
}

/** Open every day from six to ten in the evening, nothing between sessions. */
export const EVENINGS: AvailabilitySettings = {
  ...DEFAULT_AVAILABILITY,
  timeZone: 'Europe/Berlin',
  weekly: Array.from({ length: 7 }, () => [{ from: 18 * 60, to: 22 * 60 }]),
  bufferAfter: 0,
  noticeMinutes: 0,
};

export interface TimeWorld {
  database: TestDatabase;
  /** Moves the clock on; answers what it says now. */
  clock: { now: Date };
  /** A creator nobody has used before, with these hours. */
  creator: (changes?: Partial<AvailabilitySettings>) => Promise<TestContext & { id: string }>;
  close: () => Promise<void>;
}

export async function openTimeWorld(): Promise<TimeWorld> {
  const database = await openTestDatabase();
  const clock = { now: MONDAY };
  let count = 0;
  const creator = async (changes?: Partial<AvailabilitySettings>) => {
    count += 1;
    const [user] = await seedUsers(database.db, `time-${count}`, 1, 'CREATOR');
    if (!user) throw new Error('nobody was seeded');
    const actor = { userId: user.id, userType: 'CREATOR', handle: user.handle } as const;
    const context = testContext(database.db, { actor, now: () => clock.now });
    if (changes) await save(context, { ...EVENINGS, ...changes });
    return { ...context, id: user.id };
  };
  return { database, clock, creator, close: () => database.close() };
}

/** Saves over whatever stands. */
export async function save(context: Context, settings: AvailabilitySettings, version = 0) {
  return saveAvailability(context, { version, settings });
}

export const ALONE = newId();
export const GROUP = newId();

/** Holds an hour for somebody who pays; other lengths, seats and tiers on request. */
export function take(
  context: Context & { id: string },
  startsAt: Date,
  wish: Partial<SlotWish> = {},
) {
  return inTransaction(context, (inner) =>
    takeSlot(inner, {
      ...{ creatorId: context.id, tierId: ALONE, refId: randomUUID(), startsAt },
      ...{ minutes: 60, seats: 1, expiresAt: new Date(context.now().getTime() + 15 * MINUTE) },
      ...wish,
    }),
  );
}
