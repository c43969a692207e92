import { sql, type Kysely } from 'kysely';
import type { AvailabilitySettings } from '@/lib/shared/availability/availability';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** A creator's hours, with the days of their own from `from` on. */
export interface StoredHours extends AvailabilitySettings {
  version: number;
}

const columns = [
  'timeZone',
  'weekly',
  'bufferBefore',
  'bufferAfter',
  'noticeMinutes',
  'horizonDays',
  'mostPerDay',
  'version',
] as const;

/** The hours of a creator, with their own days of these dates; undefined: never saved. */
export async function findHours(
  db: Db,
  creatorId: string,
  days: { from: string; to?: string },
): Promise<StoredHours | undefined> {
  const row = await db
    .selectFrom('availabilities')
    .select(columns)
    .select(
      sql<AvailabilitySettings['overrides']>`(
        select coalesce(json_agg(json_build_object('date', d.date, 'ranges', d.ranges)
          order by d.date), '[]'::json)
        from availability_days d where d.creator_id = availabilities.creator_id
          and d.date >= ${days.from}::date and d.date <= ${days.to ?? 'infinity'}::date)`.as(
        'overrides',
      ),
    )
    .where('creatorId', '=', creatorId)
    .executeTakeFirst();
  return row;
}

/**
 * Holds a creator's time until the transaction ends: whoever takes, moves or frees some of it comes
 * after. Undefined: they have no hours.
 */
export async function lockHours(db: Db, creatorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('availabilities')
    .select('creatorId')
    .where('creatorId', '=', creatorId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes a creator's hours; false: somebody saved since `version`. */
export async function saveHours(
  db: Db,
  creatorId: string,
  { version, settings, now }: { version: number; settings: AvailabilitySettings; now: Date },
): Promise<boolean> {
  const { overrides, weekly, ...rest } = settings;
  const values = { ...rest, weekly: JSON.stringify(weekly), updatedAt: now };
  const saved =
    version === 0
      ? await db
          .insertInto('availabilities')
          .values({ creatorId, ...values })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await db
          .updateTable('availabilities')
          .set({ ...values, version: version + 1 })
          .where('creatorId', '=', creatorId)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  if (!saved) return false;
  await db.deleteFrom('availabilityDays').where('creatorId', '=', creatorId).execute();
  if (overrides.length === 0) return true;
  const rows = overrides.map(({ date, ranges }) => ({
    ...{ creatorId, date },
    ranges: JSON.stringify(ranges),
  }));
  await db.insertInto('availabilityDays').values(rows).execute();
  return true;
}

/** Sessions to come count for the days of the zone that the creator now has. */
export async function countDaysAnew(
  db: Db,
  creatorId: string,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<void> {
  await db
    .updateTable('slotHolds')
    .set({ localDay: sql<string>`(starts_at at time zone ${timeZone})::date` })
    .where('creatorId', '=', creatorId)
    .where('source', '=', 'BOOKING')
    .where('state', 'in', ['HELD', 'CONSUMED'])
    .where('endsAt', '>', now)
    .execute();
}

/** The zone a creator's account has; null: unknown. */
export async function accountZone(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('timeZone')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.timeZone ?? null;
}
