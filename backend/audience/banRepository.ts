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

/** A user who is kept out: wholly, or only while they have no confirmed e-mail. */
export interface ExcludedRow {
  userId: string;
  isWhole: boolean;
}

/**
 * Those of these users whom a creator has banned or blocked. Both are refused alike, so that a
 * blocked user does not learn of the block. A quick account is kept out as well by what a ban of
 * somebody else says of its browser, or of its network address if it is newer than the ban.
 */
export async function excludedAmong(
  db: Db,
  creatorId: string,
  userIds: readonly string[],
  now: Date,
): Promise<ExcludedRow[]> {
  const people = sql`any(${[...userIds]}::uuid[])`;
  const { rows } = await sql<ExcludedRow>`
    select user_id, bool_or(is_whole) as is_whole from (
      select user_id, true as is_whole from creator_bans
      where creator_id = ${creatorId} and user_id = ${people}
      union all
      select blocked_id, true from user_blocks
      where user_id = ${creatorId} and blocked_id = ${people}
      union all
      select quick.user_id, mark.kind = 'BROWSER'
      from quick_accounts quick
      join users fan on fan.id = quick.user_id and fan.email_verified_at is null
      join ban_marks mark
        on mark.creator_id = ${creatorId} and mark.until > ${now} and (
          mark.kind = 'ADDRESS' and mark.hash = quick.address_hash
            and quick.made_at >= mark.made_at
          or mark.kind = 'BROWSER' and mark.hash in (
            select browser_hash from known_browsers known where known.user_id = quick.user_id))
      where quick.user_id = ${people}
    ) excluded group by user_id`.execute(db);
  return rows;
}

/**
 * Has whoever banned or blocked `from` keep out `to` as well. Returns the creators whose ban is new
 * there.
 */
export async function passExclusionsOn(
  db: Db,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ creatorId: string }>`
    insert into creator_bans (creator_id, user_id, banned_by, reason, banned_at)
    select creator_id, ${to}::uuid, banned_by, reason, banned_at from creator_bans
    where user_id = ${from} and creator_id <> ${to} on conflict do nothing
    returning creator_id`.execute(db);
  await sql`
    insert into user_blocks (user_id, blocked_id, created_at)
    select user_id, ${to}::uuid, ${now}::timestamptz from user_blocks
    where blocked_id = ${from} and user_id <> ${to} on conflict do nothing`.execute(db);
  return rows.map(({ creatorId }) => creatorId);
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
