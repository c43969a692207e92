import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** Where the browser of a session can go instead. */
export interface OtherRow {
  userId: string;
  handle: string;
  isQuick: boolean;
  /** The session there, which stands behind this one or, after a lost answer, in front of it. */
  sessionId: string | null;
}

/** Holds a session until the transaction ends; false when it is gone. */
export async function lockSession(db: Db, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The account that a session's browser can switch to: of the one that somebody logged in to, the quick
 * account they used before, while it is one; of that, the one whose session is kept and still lives.
 */
export async function findOther(
  db: Db,
  sessionId: string,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<OtherRow | undefined> {
  const { rows } = await sql<OtherRow>`
    with own as (select * from sessions where id = ${sessionId}),
    beside as (
      select other.* from own join sessions other
        on other.kept_for = own.id or other.id = own.kept_for)
    select u.id as user_id, u.handle, true as is_quick,
      (select id from beside where user_id = u.id limit 1) as session_id
    from own join users u on u.id = own.quick_user_id
    join quick_accounts q on q.user_id = u.id
    where u.email_verified_at is null
    union all
    select u.id, u.handle, false, beside.id
    from own join beside on beside.quick_user_id = own.user_id join users u on u.id = beside.user_id
    where beside.expires_at > ${now} and beside.last_seen_at > ${idleSince}
    limit 1`.execute(db);
  return rows[0];
}

/** Puts a session in front again, with a new token and new times. */
export async function bringForward(
  db: Db,
  sessionId: string,
  session: { tokenHash: string; lastSeenAt: Date; expiresAt?: Date },
): Promise<Date> {
  const { expiresAt } = await db
    .updateTable('sessions')
    .set({ ...session, keptFor: null })
    .where('id', '=', sessionId)
    .returning('expiresAt')
    .executeTakeFirstOrThrow();
  return expiresAt;
}

/** Puts a session behind the one that its browser uses from now on. */
export async function keepFor(db: Db, sessionId: string, frontId: string): Promise<void> {
  await db.updateTable('sessions').set({ keptFor: frontId }).where('id', '=', sessionId).execute();
}

/**
 * Lets a new session of the same account take over what a former one of this browser knew: the quick
 * account before it, and the session behind it.
 */
export async function inherit(db: Db, from: string, to: string): Promise<void> {
  await sql`
    update sessions s set quick_user_id = old.quick_user_id, kept_for = old.kept_for
    from sessions old where old.id = ${from} and s.id = ${to}`.execute(db);
  await db.updateTable('sessions').set({ keptFor: to }).where('keptFor', '=', from).execute();
}

/** Quick accounts that nobody can reach once this account is gone: only its sessions know them. */
export async function quickBehind(
  db: Db,
  userId: string,
): Promise<{ id: string; handle: string }[]> {
  const { rows } = await sql<{ id: string; handle: string }>`
    select distinct u.id, u.handle
    from sessions s join users u on u.id = s.quick_user_id
    join quick_accounts q on q.user_id = u.id
    where s.user_id = ${userId} and u.email_verified_at is null
      and not exists (
        select from sessions own where own.user_id = u.id and own.kept_for is null)`.execute(db);
  return rows;
}
