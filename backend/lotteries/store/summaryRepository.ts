import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { ENTRY, type LotteryList } from '@/lib/shared/lottery/states';
import { lotteryColumns, type LotteryRow } from './lotteryRepository';

type Db = Kysely<Tables>;

/** A draw with what a line of a list says of its winners. */
export interface SummaryRow extends LotteryRow {
  waitingClaims: number;
  firstClaimBy: Date | null;
  openDeliveries: number;
  winnerHandles: string[];
  askerCount: number | null;
}

const RUNNING_SHOWN = 50;

const drawn = (status: number) => sql<number>`(
  select count(*)::int from lottery_entries e
  where e.lottery_id = lotteries.id and e.slot is not null and e.status = ${sql.lit(status)})`;

const firstClaimBy = sql<Date | null>`(
  select min(e.claim_by) from lottery_entries e
  where e.lottery_id = lotteries.id and e.slot is not null and e.status = ${sql.lit(ENTRY.won)})`;

const holders = sql<string[]>`(
  select coalesce(json_agg(h.handle order by h.rank), '[]') from (
    select fan.handle, e.rank from lottery_entries e join users fan on fan.id = e.user_id
    where e.lottery_id = lotteries.id and e.slot is not null
      and e.status between ${sql.lit(ENTRY.won)} and ${sql.lit(ENTRY.fulfilled)}
    order by e.rank limit 3
  ) h)`;

const askers = sql<number | null>`case when lotteries.state in ('SCHEDULED', 'PAUSED') then (
  select count(*)::int from tool_askers
  where tool_id = lotteries.id and confirmed_at is not null) end`;

function summaries(db: Db) {
  return db
    .selectFrom('lotteries')
    .select(lotteryColumns)
    .select([
      drawn(ENTRY.won).as('waitingClaims'),
      firstClaimBy.as('firstClaimBy'),
      drawn(ENTRY.claimed).as('openDeliveries'),
      holders.as('winnerHandles'),
      askers.as('askerCount'),
    ]);
}

/** A creator's draws that go on, newest first, then those that ended after a moment. */
export async function shownLotteryIds(db: Db, creatorId: string, after: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('lotteries')
    .select('id')
    .where('creatorId', '=', creatorId)
    .where((is) =>
      is.or([
        is('state', 'in', ['OPEN', 'PAUSED', 'CLOSED', 'CLAIMING']),
        is.and([is('state', 'in', ['COMPLETED', 'CANCELLED']), is('endedAt', '>', after)]),
      ]),
    )
    .orderBy(sql`state in ('COMPLETED', 'CANCELLED')`)
    .orderBy('id', 'desc')
    .limit(RUNNING_SHOWN)
    .execute();
  return rows.map(({ id }) => id);
}

export function findSummary(db: Db, id: string): Promise<SummaryRow> {
  return summaries(db).where('lotteries.id', '=', id).executeTakeFirstOrThrow();
}

/** Newest first, `limit` rows after the given id. */
export function summariesOf(
  db: Db,
  creatorId: string,
  {
    drafts,
    list,
    before,
    limit,
  }: { drafts: boolean; list: LotteryList | null; before: string | null; limit: number },
): Promise<SummaryRow[]> {
  const over = ['COMPLETED', 'CANCELLED'] as const;
  return summaries(db)
    .where('creatorId', '=', creatorId)
    .$if(!drafts, (query) => query.where('state', '<>', 'DRAFT'))
    .$if(list === 'CURRENT', (query) => query.where('state', 'not in', over))
    .$if(list === 'PAST', (query) =>
      query.where('state', 'in', over).where('archivedAt', 'is', null),
    )
    .$if(list === 'ARCHIVED', (query) => query.where('archivedAt', 'is not', null))
    .$if(before !== null, (query) => query.where('lotteries.id', '<', before))
    .orderBy('lotteries.id', 'desc')
    .limit(limit)
    .execute();
}

/** What these creators prepare or run, newest first. */
export function runningOf(db: Db, creatorIds: readonly string[]): Promise<SummaryRow[]> {
  return summaries(db)
    .where('creatorId', 'in', [...creatorIds])
    .where('state', 'not in', ['COMPLETED', 'CANCELLED'])
    .orderBy('lotteries.id', 'desc')
    .limit(RUNNING_SHOWN)
    .execute();
}
