import { sql, type Kysely } from 'kysely';
import { hashToken, newId, newToken } from '@/backend/platform/id';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

export interface SeededUser {
  id: string;
  handle: string;
  /** Raw session token, as the cookie carries it. */
  token: string;
  sessionId: string;
}

/** Users with a live session each, without the cost of hashing a password. */
export async function seedUsers(
  db: Db,
  prefix: string,
  count: number,
  userType: 'CREATOR' | 'FAN',
): Promise<SeededUser[]> {
  const now = new Date();
  const users = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    handle: `${prefix}-${index}`,
    token: newToken(),
    sessionId: newId(),
  }));
  for (let from = 0; from < users.length; from += 500) {
    const part = users.slice(from, from + 500);
    await db
      .insertInto('users')
      .values(
        part.map(({ id, handle }) => ({
          id,
          handle,
          email: `${handle}@seed.test`,
          firstName: 'Seeded',
          lastName: 'User',
          userType,
          passwordHash: 'none',
          locale: 'en',
          createdAt: now,
          updatedAt: now,
        })),
      )
      .execute();
    await db
      .insertInto('sessions')
      .values(
        part.map(({ id, token, sessionId }) => ({
          tokenHash: hashToken(token),
          id: sessionId,
          userId: id,
          createdAt: now,
          lastSeenAt: now,
          expiresAt: new Date(now.getTime() + 86_400_000),
          clientAgent: 'seed',
        })),
      )
      .execute();
  }
  return users;
}

/**
 * An open party with that many people waiting, each a user of their own. All handles are of one
 * length, so that answers about a short and a long queue have the same size.
 */
export async function seedParty(db: Db, creatorId: string, waiting: number): Promise<string> {
  const id = newId();
  const crowd = `fan-${id.slice(-8)}-`;
  await sql`with tool as (
      insert into live_tools (id, kind, creator_id) values (${id}, 'PARTY', ${creatorId}))
    insert into parties (id, creator_id, title, game, state, seats_per_round, member_count,
      next_number, next_place, seq, created_at, updated_at)
    values (${id}, ${creatorId}, 'Seeded party', 'Chess', 'OPEN', 1, ${waiting}, ${waiting + 1},
      ${waiting + 1}, 0, now(), now())`.execute(db);
  await sql`with people as (
      insert into users (id, handle, email, first_name, last_name, user_type, password_hash, locale,
        created_at, updated_at)
      select gen_random_uuid(), ${crowd} || lpad(n::text, 6, '0'),
        ${crowd} || lpad(n::text, 6, '0') || '@seed.test', 'Seeded', 'Fan', 'FAN', 'none', 'en',
        now(), now()
      from generate_series(1, ${waiting}::int) n
      returning id, right(handle, 6)::int as number)
    insert into queue_entries (id, queue_uuid, party_id, user_id, status, number, place, joined_at,
      waiting_since)
    select gen_random_uuid(), gen_random_uuid(), ${id}, id, 100, number, number::bigint << 20, now(),
      now() from people`.execute(db);
  await countBlocks(db, id);
  return id;
}

/** Counts a party's blocks anew from its entries. */
export async function countBlocks(db: Db, partyId: string): Promise<void> {
  await sql`delete from queue_blocks where party_id = ${partyId}`.execute(db);
  await sql`insert into queue_blocks (party_id, lane, block, waiting, away)
    select party_id, lane, place >> 29, count(*) filter (where status = 100),
      count(*) filter (where status = 110)
    from queue_entries where party_id = ${partyId} and status in (100, 110)
    group by 1, 2, 3`.execute(db);
}
