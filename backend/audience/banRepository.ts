import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { CreatorBansTable } from './tables';

type Db = Kysely<Tables>;

/** A user whom a creator has banned from all their live tools. */
export interface BanRow {
  userId: string;
  handle: string;
  reason: string | null;
  bannedAt: Date;
}

export async function insertBan(db: Db, ban: Insertable<CreatorBansTable>): Promise<void> {
  await db
    .insertInto('creatorBans')
    .values(ban)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** False when there was none. */
export async function deleteBan(db: Db, creatorId: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('creatorBans')
    .where('creatorId', '=', creatorId)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function findBan(db: Db, creatorId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('creatorBans')
    .select('userId')
    .where('creatorId', '=', creatorId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Newest first. */
export function bansOf(db: Db, creatorId: string, limit: number): Promise<BanRow[]> {
  return db
    .selectFrom('creatorBans as ban')
    .innerJoin('users as fan', 'fan.id', 'ban.userId')
    .select(['ban.userId', 'fan.handle', 'ban.reason', 'ban.bannedAt'])
    .where('ban.creatorId', '=', creatorId)
    .orderBy('ban.bannedAt', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Those of these users whom a creator has banned or blocked. Both are refused alike, so that a
 * blocked user does not learn of the block.
 */
export async function excludedAmong(
  db: Db,
  creatorId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const people = sql`any(${[...userIds]}::uuid[])`;
  const { rows } = await sql<{ userId: string }>`
    select user_id from creator_bans where creator_id = ${creatorId} and user_id = ${people}
    union
    select blocked_id from user_blocks where user_id = ${creatorId} and blocked_id = ${people}`.execute(
    db,
  );
  return rows.map(({ userId }) => userId);
}

/** All bans of a creator. */
export function everyBanOf(db: Db, creatorId: string) {
  return db
    .selectFrom('creatorBans as ban')
    .innerJoin('users as fan', 'fan.id', 'ban.userId')
    .select(['fan.handle', 'ban.reason', 'ban.bannedAt'])
    .where('ban.creatorId', '=', creatorId)
    .orderBy('ban.bannedAt')
    .execute();
}
