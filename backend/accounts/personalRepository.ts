import { sql, type Kysely } from 'kysely';
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

/** Two switches pressed at once change one key each; a zone that was said stays. */
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
