import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { FeeKind } from '@/lib/shared/money/fees';
import type { Currency } from '@/lib/shared/money/money';
import type { LineCause, LineState } from '@/lib/shared/payouts/payouts';

type Db = Kysely<Tables>;

/** What the next day with clearing lines brings; one index range. */
export async function nextToClear(db: Db, creatorId: string) {
  const { rows } = await sql<{ amount: number; at: Date }>`
    select coalesce(sum(net - taken_back), 0)::bigint as amount, min(clears_at) as at
    from payout_lines
    where creator_id = ${creatorId} and state = 'CLEARING' and clears_at is not null
      and clears_at < (
        select date_trunc('day', clears_at, 'UTC') + interval '1 day' from payout_lines
        where creator_id = ${creatorId} and state = 'CLEARING' and clears_at is not null
        order by clears_at limit 1)
    having count(*) > 0`.execute(db);
  return rows[0];
}

/** Net earnings by week and kind since a Monday; weeks without any are missing. */
export async function earningsByWeek(db: Db, creatorId: string, since: Date) {
  const { rows } = await sql<{ start: string; kind: FeeKind; net: number }>`
    select to_char(date_trunc('week', paid_at, 'UTC') at time zone 'UTC', 'YYYY-MM-DD') as start,
      kind, sum(net - taken_back)::bigint as net
    from payout_lines where creator_id = ${creatorId} and paid_at >= ${since}
    group by 1, 2`.execute(db);
  return rows;
}

/** The newest payouts to the creator's bank. */
export function newestBankPayouts(db: Db, creatorId: string, limit: number) {
  return db
    .selectFrom('bankPayouts')
    .selectAll()
    .where('creatorId', '=', creatorId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Whether anything was ever sold. */
export async function hasLines(db: Db, creatorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payoutLines')
    .select('id')
    .where('creatorId', '=', creatorId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** One cause that moved a creator's money. */
export interface CauseRow {
  id: string;
  what: LineCause;
  kind: FeeKind;
  title: string;
  fromName: string | null;
  href: string | null;
  at: Date;
  gross: number;
  fee: number;
  currency: Currency;
  state: LineState;
  stateAt: Date | null;
}

/** Where a line is as its creator sees it, and since or until when. */
const SHOWN = sql`
  case
    when l.state = 'SENT' and b.state = 'PAID' then 'PAID'
    when l.state = 'SENT' then 'ON_ITS_WAY'
    else l.state
  end as state,
  case l.state
    when 'CLEARING' then l.clears_at
    when 'AVAILABLE' then l.cleared_at
    when 'ON_HOLD' then l.held_at
    when 'REFUNDED' then l.refunded_at
    else coalesce(b.arrival_at, l.sent_at)
  end as state_at`;

/** How a state is found among the lines. */
function isState(state: LineState) {
  if (state === 'PAID') return sql`l.state = 'SENT' and b.state = 'PAID'`;
  if (state === 'ON_ITS_WAY') return sql`l.state = 'SENT' and b.state is distinct from 'PAID'`;
  return sql`l.state = ${state}`;
}

/** What goes back is either decided or held. */
function isReturnState(state: LineState | null) {
  if (state === null) return sql`true`;
  if (state === 'ON_HOLD') return sql`r.is_open`;
  return state === 'REFUNDED' ? sql`not r.is_open` : sql`false`;
}

/** What moved a creator's money, newest first, `limit` causes after a place. */
export async function causesOf(
  db: Db,
  creatorId: string,
  query: { state: LineState | null; after: { at: Date; id: string } | null; limit: number },
): Promise<CauseRow[]> {
  const { state, after, limit } = query;
  const inState = state === null ? sql`true` : isState(state);
  const behind = (at: ReturnType<typeof sql>, id: ReturnType<typeof sql>) =>
    after === null ? sql`true` : sql`(${at}, ${id}) < (${after.at}, ${after.id}::uuid)`;
  const { rows } = await sql<CauseRow>`
    select * from (
      (select l.id, 'PAID' as what, l.kind, l.title, l.from_name, l.href, l.paid_at as at,
        l.gross, -l.fee as fee, l.currency, ${SHOWN}
      from payout_lines l left join bank_payouts b on b.id = l.bank_payout_id
      where l.creator_id = ${creatorId} and ${inState} and ${behind(sql`l.paid_at`, sql`l.id`)}
      order by l.paid_at desc, l.id desc limit ${limit})
      union all
      (select r.id, r.what, l.kind, l.title, l.from_name, l.href, r.at,
        -r.gross, r.fee, l.currency,
        case when r.is_open then 'ON_HOLD' else 'REFUNDED' end, r.at
      from payout_returns r join payout_lines l on l.id = r.line_id
      where r.creator_id = ${creatorId} and ${isReturnState(state)} and ${behind(sql`r.at`, sql`r.id`)}
      order by r.at desc, r.id desc limit ${limit})
    ) as causes
    order by at desc, id desc limit ${limit}`.execute(db);
  return rows;
}
