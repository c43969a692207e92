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

/** Ends live entries of a locked draw; returns those it ended. */
export async function endEntries(
  db: Db,
  lotteryId: string,
  ids: readonly string[],
  end: { status: number; reason: string | null; now: Date },
): Promise<{ id: string; n: number; tickets: number }[]> {
  const { rows } = await sql<{ id: string; n: number; tickets: number }>`
    update lottery_entries set status = ${end.status}, end_reason = ${end.reason},
      ended_at = ${end.now}, network_hash = null
    where lottery_id = ${lotteryId} and id = any(${[...ids]}::uuid[])
      and status = ${sql.lit(ENTRY.entered)}
    returning id, n, tickets`.execute(db);
  return rows.sort((a, b) => a.n - b.n);
}
