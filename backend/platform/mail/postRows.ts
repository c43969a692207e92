import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

/** The tables a worker delivers from. Each has the columns of `Waiting`. */
export type PostTable = 'mails' | 'sms_messages' | 'push_messages';

/** Longer than one delivery may take. After it, another worker takes the row of one that died. */
const LEASE_MS = 2 * 60_000;

/**
 * Takes the rows that are due, oldest first, so that no other worker takes them for two minutes.
 * Each counts one more try.
 */
export async function claimDue<Row>(
  db: Kysely<Tables>,
  table: PostTable,
  now: Date,
  limit: number,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    update ${sql.table(table)}
    set attempts = attempts + 1, next_attempt_at = ${new Date(now.getTime() + LEASE_MS)}
    where id in (
      select id from ${sql.table(table)}
      where next_attempt_at <= ${now}
      order by next_attempt_at
      limit ${limit}
      for update skip locked
    )
    returning *`.execute(db);
  return rows;
}

/**
 * Notes that a row needs no more tries, and empties its text, which may hold a link into an
 * account.
 */
export async function settle(
  db: Kysely<Tables>,
  table: PostTable,
  id: string,
  sentAt: Date | null,
): Promise<void> {
  const emptied =
    table === 'mails' ? sql`text = '', html = '', unsubscribe_url = null` : sql`text = ''`;
  await sql`
    update ${sql.table(table)}
    set next_attempt_at = null, sent_at = ${sentAt}, ${emptied}
    where id = ${id}`.execute(db);
}

/** Releases a row, to be tried again at the given time. */
export async function tryAgain(
  db: Kysely<Tables>,
  table: PostTable,
  id: string,
  nextAttemptAt: Date,
): Promise<void> {
  await sql`
    update ${sql.table(table)} set next_attempt_at = ${nextAttemptAt}
    where id = ${id}`.execute(db);
}
