import { sql, type Kysely, type Selectable, type Updateable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { ENTRY } from '@/lib/shared/lottery/states';
import type { LotteryEntriesTable } from '@/backend/lotteries/tables';
import type { ToldRow } from './offerRepository';

type Db = Kysely<Tables>;

/** A drawn entry with its winner. */
export interface DrawnRow extends Selectable<LotteryEntriesTable> {
  slot: number;
  prize: number;
  rank: number;
  /** Null: the account is gone. */
  handle: string | null;
}

function drawnEntries(db: Db) {
  return db
    .selectFrom('lotteryEntries')
    .leftJoin('users as fan', 'fan.id', 'lotteryEntries.userId')
    .selectAll('lotteryEntries')
    .select('fan.handle')
    .where('lotteryEntries.slot', 'is not', null);
}

/** A drawn entry, by the address of its claim form. */
export async function drawnByUuid(db: Db, claimUuid: string): Promise<DrawnRow | undefined> {
  const row = await drawnEntries(db)
    .where('lotteryEntries.claimUuid', '=', claimUuid)
    .executeTakeFirst();
  return row as DrawnRow | undefined;
}

/** A drawn entry of a draw. */
export async function drawnById(
  db: Db,
  lotteryId: string,
  id: string,
): Promise<DrawnRow | undefined> {
  const row = await drawnEntries(db)
    .where('lotteryEntries.lotteryId', '=', lotteryId)
    .where('lotteryEntries.id', '=', id)
    .executeTakeFirst();
  return row as DrawnRow | undefined;
}

/** Changes an entry of a locked draw. */
export async function changeEntry(
  db: Db,
  id: string,
  change: Updateable<LotteryEntriesTable>,
): Promise<void> {
  await db.updateTable('lotteryEntries').set(change).where('id', '=', id).execute();
}

/**
 * Marks the claims of a locked draw that are to be reminded now, once each: those whose time for
 * details is over by `until`. Whoever is reminded late has until then all the same.
 */
export async function remindDue(
  db: Db,
  lotteryId: string,
  { now, until }: { now: Date; until: Date },
): Promise<ToldRow[]> {
  const { rows } = await sql<ToldRow>`
    update lottery_entries set reminded_at = ${now}, details_by = greatest(details_by, ${until})
    where lottery_id = ${lotteryId} and status = ${sql.lit(ENTRY.claimed)}
      and details_at is null and reminded_at is null and details_by <= ${until}
    returning id, claim_uuid, user_id, prize`.execute(db);
  return rows;
}

/** Draws in which details are to be deleted by now. */
export async function drawsToPurge(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('lotteryEntries')
    .select('lotteryId')
    .distinct()
    .where('purgeAt', '<=', now)
    .limit(limit)
    .execute();
  return rows.map(({ lotteryId }) => lotteryId);
}

/** Deletes the details of a locked draw whose time has come. */
export async function purgeDetails(db: Db, lotteryId: string, now: Date): Promise<void> {
  await db
    .updateTable('lotteryEntries')
    .set({ details: null, purgeAt: null })
    .where('lotteryId', '=', lotteryId)
    .where('purgeAt', '<=', now)
    .execute();
}

/** Forgets network addresses of a draw, some at a time; whether there may be more. */
export async function forgetSome(db: Db, lotteryId: string, limit: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update lottery_entries set network_hash = null
    where id = any(array(
      select id from lottery_entries
      where lottery_id = ${lotteryId} and network_hash is not null limit ${limit}))`.execute(db);
  return Number(numAffectedRows ?? 0) === limit;
}
