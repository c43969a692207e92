import { sql, type Insertable, type Kysely } from 'kysely';
import type { MessageReportsTable } from '@/backend/messaging/tables';
import type { Tables } from '@/backend/platform/tables';
import type { KnownPerson } from './policy';

type Db = Kysely<Tables>;

/** Somebody whom a user wants to write to. */
export interface PersonRow extends KnownPerson {
  id: string;
}

/** What is known of these people towards a user; who has no account is missing. */
export async function peopleFor(
  db: Db,
  userId: string,
  others: readonly string[],
): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select person.id, person.user_type,
      exists (select from muted_users where user_id = ${userId}) as is_muted,
      exists (select from user_blocks
        where user_id = ${userId} and blocked_id = person.id) as is_blocked,
      exists (select from user_blocks
        where user_id = person.id and blocked_id = ${userId}) as has_blocked,
      exists (select from conversation_sides
        where user_id = ${userId} and partner_id = person.id and last_at is not null) as has_talked
    from users person where person.id = any(${[...others]}::uuid[])`.execute(db);
  return rows;
}

/** Blocks a user; false when there is no such account. A second call changes nothing. */
export async function insertBlock(
  db: Db,
  { userId, blockedId, createdAt }: { userId: string; blockedId: string; createdAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with person as (select id from users where id = ${blockedId}),
      blocked as (
        insert into user_blocks (user_id, blocked_id, created_at)
        select ${userId}::uuid, id, ${createdAt}::timestamptz from person on conflict do nothing
      )
    select id from person`.execute(db);
  return rows.length > 0;
}

export async function deleteBlock(db: Db, userId: string, blockedId: string): Promise<void> {
  await db
    .deleteFrom('userBlocks')
    .where('userId', '=', userId)
    .where('blockedId', '=', blockedId)
    .execute();
}

/** Stores a report. Returns false when the same person has reported the same thing before. */
export async function insertReport(
  db: Db,
  report: Insertable<MessageReportsTable>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('messageReports')
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}
