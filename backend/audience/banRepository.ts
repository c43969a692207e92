import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { STATUS } from '@/lib/shared/partyStatus';
import type { CreatorBansTable } from '@/backend/parties/tables';

type Db = Kysely<Tables>;

/** Somebody who may join none of a creator's parties. */
export interface BanRow {
  userId: string;
  handle: string;
  reason: string | null;
  bannedAt: Date;
}

/** Where whoever is to be kept out is in a queue now. */
export interface LivePlace {
  partyId: string;
  entryId: string;
}

/**
 * Every live place that the fan behind an entry has at its party's creator. Their parties and the
 * entry's own are held until the transaction ends, in an order that every transaction takes.
 */
export async function holdPlacesOf(db: Db, { partyId, entryId }: LivePlace): Promise<LivePlace[]> {
  const { rows } = await sql<{ partyId: string; entryId: string | null }>`
    select p.id as party_id, live.id as entry_id
    from parties p left join queue_entries live on live.party_id = p.id
      and live.status between ${sql.lit(STATUS.waiting)} and ${sql.lit(STATUS.playing)}
      and live.user_id = (select user_id from queue_entries
        where id = ${entryId} and party_id = ${partyId})
    where p.id = ${partyId} or (live.id is not null and p.state <> 'ENDED'
      and p.creator_id = (select creator_id from parties where id = ${partyId}))
    order by p.id for update of p`.execute(db);
  return rows.flatMap((row) => (row.entryId === null ? [] : [{ ...row, entryId: row.entryId }]));
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
