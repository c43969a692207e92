import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** Holds an account until the transaction ends: nobody joins a queue with it meanwhile. */
export function lockUser(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['id', 'handle', 'email', 'passwordHash'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** What an account holds, without what proves who somebody is. */
export function findAccountData(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'handle',
      'email',
      'emailVerifiedAt',
      'phone',
      'phoneVerifiedAt',
      'firstName',
      'lastName',
      'userType',
      'locale',
      'timeZone',
      'extraPublic',
      'notificationPrefs',
      'createdAt',
      'updatedAt',
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Where an account is logged in, without the tokens. */
export function sessionRowsOf(db: Db, userId: string) {
  return db
    .selectFrom('sessions')
    .select(['createdAt', 'lastSeenAt', 'expiresAt', 'clientAgent'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
}

/** Takes an account away; what belongs to it in any table goes along by the foreign keys. */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  // Kept without a foreign key.
  await sql`delete from requests where actor_id = ${userId}`.execute(db);
  await db.deleteFrom('users').where('id', '=', userId).execute();
}
