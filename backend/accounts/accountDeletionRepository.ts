import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** Holds an account until the transaction ends: nobody joins a queue with it meanwhile. */
export function lockUser(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** The e-mail of an account, and the numbers that only this account proved or wants to prove. */
export async function findReach(db: Db, userId: string) {
  const { rows } = await sql<{ email: string; emailVerifiedAt: Date | null; phones: string[] }>`
    select email, email_verified_at, array(
      select phone from users where id = ${userId} and phone is not null
      union select target from account_codes where user_id = ${userId} and kind = 'PHONE'
      except select phone from users where id <> ${userId} and phone_verified_at is not null
      except select target from account_codes where user_id <> ${userId} and kind = 'PHONE'
    ) as phones from users where id = ${userId}`.execute(db);
  return rows[0];
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
      'googleSub',
      'hasChosenHandle',
      'hasChosenType',
      'hasRocky',
      'createdAt',
      'updatedAt',
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Where an account is logged in, without the tokens, and the quick account used there before. */
export function sessionRowsOf(db: Db, userId: string) {
  return db
    .selectFrom('sessions')
    .leftJoin('users as quick', 'quick.id', 'sessions.quickUserId')
    .select([
      'sessions.createdAt',
      'sessions.lastSeenAt',
      'sessions.expiresAt',
      'sessions.clientAgent',
      'quick.handle as quickHandle',
    ])
    .where('sessions.userId', '=', userId)
    .orderBy('sessions.createdAt')
    .execute();
}

/** Handles an account gave up. */
export function oldHandleRowsOf(db: Db, userId: string) {
  return db
    .selectFrom('oldHandles')
    .select(['handle', 'changedAt'])
    .where('userId', '=', userId)
    .orderBy('changedAt')
    .execute();
}

/** Links and codes that were sent for an account, without what proves them. */
export function codeRowsOf(db: Db, userId: string) {
  return db
    .selectFrom('accountCodes')
    .select(['kind', 'target', 'createdAt', 'expiresAt', 'usedAt'])
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
