import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { ENTRY } from '@/lib/shared/lottery/states';
import type { DrawEntrant } from '@/lib/shared/lottery/scheme/hash';
import type { LotteryEntriesTable } from '@/backend/lotteries/tables';

type Db = Kysely<Tables>;

/** An entry with what is public of its fan. */
export interface EntryRow extends Selectable<LotteryEntriesTable> {
  /** Null: the account is gone. */
  handle: string | null;
  /** As stored: not checked yet. */
  extraPublic: unknown;
}

/** An entry of a draw with its fan. */
export function findEntryById(
  db: Db,
  lotteryId: string,
  id: string,
): Promise<EntryRow | undefined> {
  return db
    .selectFrom('lotteryEntries')
    .leftJoin('users as fan', 'fan.id', 'lotteryEntries.userId')
    .selectAll('lotteryEntries')
    .select(['fan.handle', 'fan.extraPublic'])
    .where('lotteryEntries.lotteryId', '=', lotteryId)
    .where('lotteryEntries.id', '=', id)
    .executeTakeFirst();
}

/** Handles of the fans of these entries, by entry; who is gone is missing. */
export async function handlesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('lotteryEntries as e')
    .innerJoin('users as fan', 'fan.id', 'e.userId')
    .select(['e.id', 'fan.handle'])
    .where(sql<boolean>`e.id = any(${[...ids]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, handle }) => [id, handle]));
}

/** The entrants of a draw as the scheme counts them, by rising number. */
export async function entrantsOf(db: Db, lotteryId: string): Promise<DrawEntrant[]> {
  const { rows } = await sql<DrawEntrant>`
    select n, tickets, c from lottery_entries e
    where lottery_id = ${lotteryId} and status = ${sql.lit(ENTRY.entered)}
    order by n`.execute(db);
  return rows;
}

/**
 * Entrants of a draw who may not win: banned or blocked since they entered, or holding a prize of the
 * creator's from after `wonSince`, where the draw leaves recent winners out.
 */
export async function excludedIn(
  db: Db,
  lottery: { id: string; creatorId: string; notWonDays: number },
  wonSince: Date,
): Promise<{ id: string; reason: 'banned' | 'blocked' | 'recent-winner' }[]> {
  const { id, creatorId, notWonDays } = lottery;
  const { rows } = await sql<{ id: string; reason: 'banned' | 'blocked' | 'recent-winner' }>`
    select e.id, min(out.reason) as reason
    from (
      select user_id, 'banned' as reason from creator_bans where creator_id = ${creatorId}
      union all
      select blocked_id, 'blocked' from user_blocks where user_id = ${creatorId}
      union all
      select won.user_id, 'recent-winner'
      from lotteries other join lottery_entries won on won.lottery_id = other.id
      where ${notWonDays} > 0 and other.creator_id = ${creatorId} and won.slot is not null
        and won.status between ${sql.lit(ENTRY.won)} and ${sql.lit(ENTRY.fulfilled)}
        and won.offered_at > ${wonSince}
    ) out
    join lottery_entries e on e.user_id = out.user_id and e.lottery_id = ${id}
      and e.status = ${sql.lit(ENTRY.entered)}
    group by e.id`.execute(db);
  return rows;
}

/** Entries of a user in draws of a creator whose list is not closed, in the order of the draws. */
export function openEntriesOf(
  db: Db,
  creatorId: string,
  userId: string,
): Promise<{ id: string; lotteryId: string }[]> {
  return db
    .selectFrom('lotteryEntries as e')
    .innerJoin('lotteries', 'lotteries.id', 'e.lotteryId')
    .select(['e.id', 'e.lotteryId'])
    .where('lotteries.creatorId', '=', creatorId)
    .where('lotteries.state', 'in', ['OPEN', 'PAUSED'])
    .where('e.userId', '=', userId)
    .where('e.status', '=', ENTRY.entered)
    .orderBy('e.lotteryId')
    .execute();
}

/** The creators in whose running draws a user is. */
export async function runningCreatorsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('lotteryEntries as e')
    .innerJoin('lotteries', 'lotteries.id', 'e.lotteryId')
    .select('lotteries.creatorId')
    .distinct()
    .where('lotteries.state', 'in', ['OPEN', 'PAUSED', 'CLOSED', 'CLAIMING'])
    .where('e.userId', '=', userId)
    .where('e.status', '<', ENTRY.left)
    .execute();
  return rows.map(({ creatorId }) => creatorId);
}

/** An entry that ends, how, and the word of the public log for it. */
export interface EntryEnd {
  id: string;
  status: number;
  reason: string | null;
  now: Date;
}

/** Ends entries of a locked draw whose list is not closed; returns those that were in it. */
export async function endEntries(
  db: Db,
  lotteryId: string,
  ends: readonly EntryEnd[],
): Promise<{ id: string; n: number; tickets: number; endReason: string | null }[]> {
  const { rows } = await sql<{ id: string; n: number; tickets: number; endReason: string | null }>`
    update lottery_entries e set status = given.status, end_reason = given.reason,
      ended_at = given.now, network_hash = null
    from jsonb_to_recordset(${JSON.stringify(ends)})
      given (id uuid, status int, reason text, now timestamptz)
    where e.lottery_id = ${lotteryId} and e.id = given.id
      and e.status = ${sql.lit(ENTRY.entered)}
    returning e.id, e.n, e.tickets, e.end_reason`.execute(db);
  return rows.sort((a, b) => a.n - b.n);
}

/** Gives an entry of a locked draw other tickets. */
export async function setTickets(
  db: Db,
  id: string,
  { tickets, bonuses }: { tickets: number; bonuses: readonly string[] },
): Promise<void> {
  await db
    .updateTable('lotteryEntries')
    .set({ tickets, bonuses: JSON.stringify(bonuses) })
    .where('id', '=', id)
    .execute();
}
