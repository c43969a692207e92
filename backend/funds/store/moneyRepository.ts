import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { ContributionPayment } from '@/lib/shared/fund/states';
import { CONTRIBUTION } from '@/backend/funds/give/sold';

type Db = Kysely<Tables>;

// Payments and payouts of a fund's contributions: a read across domains (decision 0004).
const LINES = (fundId: string) => sql`
  contributions c
  join payments p on p.kind = ${CONTRIBUTION} and p.ref = c.id::text
  join payout_lines l on l.payment_id = p.id
  where c.fund_id = ${fundId} and not c.is_test`;

/** Whether money of a fund was not sent to its creator yet. */
export async function unsentOf(db: Db, fundId: string): Promise<boolean> {
  const { rows } = await sql<{ isUnsent: boolean }>`
    select exists (select from ${LINES(fundId)}
      and l.state not in ('SENT', 'REFUNDED')) as is_unsent`.execute(db);
  return rows[0]?.isUnsent ?? false;
}

/** What a fund brought: what went back, our fees, and what of it is the creator's. */
interface FundMoney {
  refunded: number;
  fees: number;
  net: number;
  clearsAt: Date | null;
}

/** What came of all contributions of a fund. */
export async function moneyOf(db: Db, fundId: string): Promise<FundMoney> {
  const { rows } = await sql<FundMoney>`
    select coalesce(sum(p.refunded), 0)::bigint as refunded,
      coalesce(sum(l.fee - p.fee_returned), 0)::bigint as fees,
      coalesce(sum(l.net - l.taken_back), 0)::bigint as net,
      max(l.clears_at) filter (where l.state = 'CLEARING') as clears_at
    from ${LINES(fundId)}`.execute(db);
  return rows[0] ?? { refunded: 0, fees: 0, net: 0, clearsAt: null };
}

/** What was given on each day of a fund, in UTC. */
export async function daysOf(db: Db, fundId: string): Promise<{ day: string; amount: number }[]> {
  const { rows } = await sql<{ day: string; amount: number }>`
    select to_char(paid_at at time zone 'UTC', 'YYYY-MM-DD') as day,
      sum(counted_settled + counted_pending)::bigint as amount
    from contributions
    where fund_id = ${fundId} and paid_at is not null and not is_test
    group by 1 order by 1`.execute(db);
  return rows;
}

/** Somebody's contributions to a fund whose card was declined, with when it is tried again. */
export async function noticesOf(db: Db, fundId: string, userId: string) {
  const { rows } = await sql<{
    id: string;
    payment: ContributionPayment;
    amount: number;
    retryAt: Date | null;
  }>`
    select c.id, c.payment, c.amount, p.retry_at
    from contributions c
    left join payments p on p.kind = ${CONTRIBUTION} and p.ref = c.id::text
    where c.contributor_id = ${userId} and c.fund_id = ${fundId}
      and c.payment in ('DECLINED', 'FAILED') and not c.is_test
    order by c.id desc limit 5`.execute(db);
  return rows;
}

/** What was given since a moment. */
export async function givenSince(db: Db, fundId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ given: number }>`
    select coalesce(sum(counted_settled + counted_pending), 0)::bigint as given
    from contributions
    where fund_id = ${fundId} and paid_at >= ${since} and not is_test`.execute(db);
  return rows[0]?.given ?? 0;
}
