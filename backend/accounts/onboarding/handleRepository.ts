import type { Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** The account, its row held until the transaction ends. */
export function lockAccount(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['id', 'handle', 'userType', 'hasChosenHandle', 'hasChosenType'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** A conflict on `users_handle_key` says that somebody has the handle. */
export async function replaceHandle(
  db: Db,
  userId: string,
  change: { handle: string; now: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ handle: change.handle, hasChosenHandle: true, updatedAt: change.now })
    .where('id', '=', userId)
    .execute();
}

export async function replaceUserType(
  db: Db,
  userId: string,
  change: { userType: 'CREATOR' | 'FAN'; now: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ userType: change.userType, hasChosenType: true, updatedAt: change.now })
    .where('id', '=', userId)
    .execute();
}

/** Whether somebody gave this handle up: it stays theirs. */
export async function isOldHandle(db: Db, handle: string): Promise<boolean> {
  const row = await db
    .selectFrom('oldHandles')
    .select('handle')
    .where('handle', '=', handle)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countOldHandles(db: Db, userId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('oldHandles')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('changedAt', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertOldHandle(
  db: Db,
  old: { handle: string; userId: string | null; changedAt: Date },
): Promise<void> {
  await db.insertInto('oldHandles').values(old).execute();
}

/** Deletes an old handle when its former owner takes it back. */
export async function deleteOldHandle(db: Db, handle: string, userId: string): Promise<void> {
  await db
    .deleteFrom('oldHandles')
    .where('handle', '=', handle)
    .where('userId', '=', userId)
    .execute();
}

/** Frees every handle that a user gave up. */
export async function deleteOldHandlesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('oldHandles').where('userId', '=', userId).execute();
}

/** Whose handle it is or was. */
export function findHandleOwner(db: Db, handle: string) {
  return db
    .selectFrom('users')
    .select(['id', 'handle', 'userType'])
    .where('handle', '=', handle)
    .unionAll((also) =>
      also
        .selectFrom('oldHandles')
        .innerJoin('users', 'users.id', 'oldHandles.userId')
        .select(['users.id', 'users.handle', 'users.userType'])
        .where('oldHandles.handle', '=', handle),
    )
    .executeTakeFirst();
}
