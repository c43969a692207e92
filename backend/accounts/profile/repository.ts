import { sql, type Kysely } from 'kysely';
import type { ExtraPublicColumn } from '@/backend/accounts/tables';
import type { Tables } from '@/backend/platform/tables';
import type { PersonalInfoInput } from '@/lib/shared/accounts/personal';

type Db = Kysely<Tables>;

const COLUMNS = [
  'firstName',
  'lastName',
  'email',
  'emailVerifiedAt',
  'phone',
  'handle',
  'locale',
  'timeZone',
  'notificationPrefs',
  'passwordHash',
] as const;

export function findPersonalInfo(db: Db, userId: string) {
  return db.selectFrom('users').select(COLUMNS).where('id', '=', userId).executeTakeFirst();
}

export function updatePersonalInfo(
  db: Db,
  userId: string,
  { info, now }: { info: PersonalInfoInput; now: Date },
) {
  return db
    .updateTable('users')
    .set({ ...info, updatedAt: now })
    .where('id', '=', userId)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Changes single keys, so two switches pressed at once both count. A time zone that is set stays. */
export function updateChoices(
  db: Db,
  userId: string,
  {
    choices,
    timeZone = null,
    now,
  }: { choices: Record<string, unknown>; timeZone?: string | null; now: Date },
) {
  return db
    .updateTable('users')
    .set({
      notificationPrefs: sql<string>`notification_prefs || ${JSON.stringify(choices)}::jsonb`,
      timeZone: sql<string>`coalesce(time_zone, ${timeZone})`,
      updatedAt: now,
    })
    .where('id', '=', userId)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Changes these settings of a user's appearance; the others stay. */
export async function mergeAppearance(
  db: Db,
  userId: string,
  { appearance, now }: { appearance: ExtraPublicColumn; now: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      extraPublic: sql`extra_public || ${JSON.stringify(appearance)}::jsonb`,
      updatedAt: now,
    })
    .where('id', '=', userId)
    .execute();
}

/** Removes the photo; the default one shows again. */
export async function dropPhoto(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ extraPublic: sql`extra_public - 'profile_photo'`, updatedAt: now })
    .where('id', '=', userId)
    .execute();
}

export async function setRocky(
  db: Db,
  userId: string,
  { hasRocky, now }: { hasRocky: boolean; now: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ hasRocky, updatedAt: now })
    .where('id', '=', userId)
    .execute();
}
