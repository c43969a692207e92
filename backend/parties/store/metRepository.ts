import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

/** Those of these people who were in a queue of a user's, or in whose queues the user was. */
export async function metAmong(
  db: Kysely<Tables>,
  userId: string,
  others: readonly string[],
): Promise<string[]> {
  const people = sql`any(${[...others]}::uuid[])`;
  const { rows } = await sql<{ id: string }>`
    select entry.user_id as id from queue_entries entry join parties on parties.id = entry.party_id
    where entry.user_id = ${people} and parties.creator_id = ${userId}
    union
    select parties.creator_id from queue_entries entry join parties on parties.id = entry.party_id
    where entry.user_id = ${userId} and parties.creator_id = ${people}`.execute(db);
  return rows.map(({ id }) => id);
}
