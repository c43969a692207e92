import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { ENTRY } from '@/lib/shared/lottery/states';
import type { Candidate } from './policy';

type Db = Kysely<Tables>;

/** How far the prizes of a draw have come. */
export interface Standing {
  /** Slots that somebody holds or still may. */
  held: number[];
  /** Prizes that keep the draw from being over. */
  waiting: number;
  /** Drawn, and the host has not confirmed them. */
  unconfirmed: number;
  /** Places in the order. */
  ranks: number;
  /** When somebody was drawn last; null: nobody yet. */
  lastOfferAt: Date | null;
}

/** How far the prizes of a locked draw have come. */
export async function standingOf(db: Db, lotteryId: string): Promise<Standing> {
  const { won, claimed, fulfilled } = ENTRY;
  const { rows } = await sql<Standing>`
    select
      coalesce(json_agg(e.slot) filter (
        where e.status between ${sql.lit(won)} and ${sql.lit(fulfilled)}), '[]') as held,
      count(*) filter (where e.status = ${sql.lit(won)}
        or e.status = ${sql.lit(claimed)} and e.purge_at is not null)::int as waiting,
      count(*) filter (
        where e.status = ${sql.lit(won)} and e.confirmed_at is null)::int as unconfirmed,
      coalesce((select jsonb_array_length(ranking) from lotteries where id = ${lotteryId}), 0)
        as ranks,
      max(e.offered_at) as last_offer_at
    from lottery_entries e
    where e.lottery_id = ${lotteryId} and e.slot is not null`.execute(db);
  if (!rows[0]) throw new Error('an aggregate has a row');
  return rows[0];
}

/** The next in the order behind the ranks that were offered a prize, with their handles. */
export async function candidatesAfter(
  db: Db,
  lotteryId: string,
  offers: number,
  limit: number,
): Promise<(Candidate & { handle: string | null })[]> {
  // The order is one long value: it is unpacked once, for the few places that are asked for.
  const window = JSON.stringify({ from: offers, to: offers + limit - 1 });
  const { rows } = await sql<Candidate & { handle: string | null }>`
    select e.id, e.n, (${offers}::int + place.nth)::int as rank, e.user_id is null as is_gone,
      fan.handle
    from lotteries,
      jsonb_array_elements_text(
        jsonb_path_query_array(ranking, '$[$from to $to]', ${window}::jsonb)
      ) with ordinality as place (n, nth)
    join lottery_entries e on e.lottery_id = ${lotteryId} and e.n = place.n::int
    left join users fan on fan.id = e.user_id
    where lotteries.id = ${lotteryId}
    order by rank`.execute(db);
  return rows;
}

/** What an offer writes into its entry. Times are UTC ISO 8601: they travel as JSON. */
export interface OfferedRow {
  id: string;
  rank: number;
  slot: number;
  prize: number;
  status: number;
  confirmedAt: string | null;
  claimBy: string | null;
  endReason: string | null;
}

/** Writes who was drawn, all in one statement. */
export async function writeOffers(db: Db, rows: readonly OfferedRow[], now: Date): Promise<void> {
  await sql`
    update lottery_entries e set rank = o.rank, slot = o.slot, prize = o.prize,
      status = o.status, offered_at = ${now}, confirmed_at = o."confirmedAt",
      claim_by = o."claimBy", end_reason = o."endReason",
      ended_at = case when o."endReason" is null then null else ${now}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o (id uuid, rank int, slot int,
      prize int, status int, "confirmedAt" timestamptz, "claimBy" timestamptz, "endReason" text)
    where e.id = o.id`.execute(db);
}

/** Somebody who is told of a prize. */
export interface ToldRow {
  id: string;
  claimUuid: string;
  userId: string | null;
  prize: number;
}

/** Which drawn winners the host's word is for: these, or all who were drawn by a moment. */
type Confirmed = { ids: readonly string[] } | { offeredBy: Date };

/** Confirms drawn winners of a locked draw who are not confirmed yet; their clock starts. */
export async function confirmDrawn(
  db: Db,
  lotteryId: string,
  which: Confirmed,
  { now, claimBy }: { now: Date; claimBy: Date },
): Promise<ToldRow[]> {
  const those =
    'ids' in which
      ? sql`id = any(${[...which.ids]}::uuid[])`
      : sql`offered_at <= ${which.offeredBy}`;
  const { rows } = await sql<ToldRow>`
    update lottery_entries set confirmed_at = ${now}, claim_by = ${claimBy}
    where lottery_id = ${lotteryId} and slot is not null and status = ${sql.lit(ENTRY.won)}
      and confirmed_at is null and ${those}
    returning id, claim_uuid, user_id, prize`.execute(db);
  return rows;
}

/** Those of an offer who are told at once, by their entries. */
export async function toldAmong(db: Db, ids: readonly string[]): Promise<ToldRow[]> {
  return db
    .selectFrom('lotteryEntries')
    .select(['id', 'claimUuid', 'userId', sql<number>`prize`.as('prize')])
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute();
}

/** Ends drawn entries of a locked draw; what was sent for the delivery goes with it. */
export async function writeOuts(
  db: Db,
  outs: readonly { id: string; reason: string; status: number }[],
  now: Date,
): Promise<void> {
  await sql`
    update lottery_entries e set status = o.status, end_reason = o.reason, ended_at = ${now},
      claim_by = null, details_by = null, details = null, purge_at = null
    from jsonb_to_recordset(${JSON.stringify(outs)}::jsonb) as o (id uuid, reason text, status int)
    where e.id = o.id`.execute(db);
}

/** Winners of a locked draw whose time to claim is over, in the order of the draw. */
export async function expiredIn(
  db: Db,
  lotteryId: string,
  now: Date,
): Promise<{ id: string; n: number }[]> {
  return db
    .selectFrom('lotteryEntries')
    .select(['id', 'n'])
    .where('lotteryId', '=', lotteryId)
    .where('slot', 'is not', null)
    .where('status', '=', ENTRY.won)
    .where('claimBy', '<=', now)
    .orderBy('rank')
    .execute();
}
