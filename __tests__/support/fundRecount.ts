import { expect } from '@jest/globals';
import type { Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

const GIVEN = ['PENDING', 'PLEDGED', 'DECLINED', 'SETTLED', 'PARTLY_REFUNDED', 'DISPUTED'];
const FREE = ['FAILED', 'VOID', 'REFUNDED', 'CHARGED_BACK'];

/** What the books say is left of what came in for a fund: charges less refunds and open or lost disputes. */
export async function bookedFor(db: Db, fundId: string): Promise<number> {
  const given = await db
    .selectFrom('contributions')
    .select('id')
    .where('fundId', '=', fundId)
    .execute();
  const refs = ['', ...given.map(({ id }) => id)];
  const payments = await db
    .selectFrom('payments')
    .select('id')
    .where('kind', '=', 'contribution')
    .where('ref', 'in', refs)
    .execute();
  let sum = 0;
  for (const { id } of payments) {
    const refunds = await db
      .selectFrom('refunds')
      .select('id')
      .where('paymentId', '=', id)
      .execute();
    const disputes = await db
      .selectFrom('disputes')
      .select('id')
      .where('paymentId', '=', id)
      .execute();
    const lines = await db
      .selectFrom('ledgerLines')
      .innerJoin('ledgerEntries as entry', 'entry.id', 'ledgerLines.entryId')
      .select(['entry.kind', 'ledgerLines.account', 'ledgerLines.amount'])
      .where('entry.sourceId', 'in', [id, ...[...refunds, ...disputes].map((one) => one.id)])
      .execute();
    const booked = (kind: string, account: string) =>
      lines
        .filter((line) => line.kind === kind && line.account === account)
        .reduce((total, { amount }) => total + Number(amount), 0);
    const left =
      booked('captured', 'cash') +
      booked('refunded', 'cash') -
      booked('dispute_opened', 'claim') -
      booked('dispute_won', 'claim');
    sum += Math.max(0, left);
  }
  return sum;
}

/** Counts everything of a fund again from its contributions, and compares it with what is kept. */
export async function expectCounted(db: Db, fundId: string): Promise<void> {
  const fund = await db
    .selectFrom('funds')
    .selectAll()
    .where('id', '=', fundId)
    .executeTakeFirstOrThrow();
  const all = await db
    .selectFrom('contributions')
    .selectAll()
    .where('fundId', '=', fundId)
    .execute();
  const rows = all.filter(({ isTest }) => !isTest);
  const isAll = fund.mode === 'ALL_OR_NOTHING';
  const weight = (row: (typeof rows)[number]) =>
    row.countedSettled + (isAll ? row.countedPending : 0);
  const sum = (of: (row: (typeof rows)[number]) => number, among = rows) =>
    among.reduce((total, row) => total + of(row), 0);
  const pledges = rows.filter(
    ({ paidAt, payment, countedPending }) =>
      isAll && paidAt !== null && (payment !== 'VOID' || countedPending > 0),
  );
  const failed = pledges.filter(({ payment }) => payment === 'DECLINED' || payment === 'FAILED');
  const counting = rows.filter((row) => weight(row) > 0);
  expect({
    ...{ settled: fund.settled, pending: fund.pending, supporters: fund.supporterCount },
    ...{ pledges: fund.pledgeCount, failed: fund.failedCount, failedAmount: fund.failedAmount },
    toCheck: fund.toCheckCount,
  }).toEqual({
    settled: sum(({ countedSettled }) => countedSettled),
    pending: sum(({ countedPending }) => countedPending),
    supporters: new Set(counting.map(({ who }) => who)).size,
    ...{
      pledges: pledges.length,
      failed: failed.length,
      failedAmount: sum((r) => r.amount, failed),
    },
    toCheck: rows.filter(
      ({ messageState, payment }) =>
        ['PENDING', 'FLAGGED'].includes(messageState) && GIVEN.includes(payment),
    ).length,
  });
  for (const tier of await partsOf(db, 'fundTiers', fundId)) {
    const own = rows.filter(({ tierId }) => tierId === tier.id);
    expect(own.filter(({ holdsTier, payment }) => holdsTier && FREE.includes(payment))).toEqual([]);
    expect([tier.taken, tier.backers]).toEqual([
      own.filter(({ holdsTier }) => holdsTier).length,
      own.filter(
        (row) => GIVEN.includes(row.payment) && row.countedSettled + row.countedPending > 0,
      ).length,
    ]);
  }
  for (const option of await partsOf(db, 'fundPollOptions', fundId)) {
    const own = rows.filter(({ pollOptionId }) => pollOptionId === option.id);
    expect(Number(option.total)).toBe(sum(weight, own));
  }
  for (const match of await partsOf(db, 'fundMatches', fundId)) {
    const until = match.endedAt && match.endedAt < match.until ? match.endedAt : match.until;
    const own = rows.filter(
      ({ paidAt }) => paidAt !== null && paidAt >= match.startedAt && paidAt < until,
    );
    expect(Number(match.matched)).toBe(sum(weight, own));
  }
  await expectRanked(db, fundId, fund.sessionSince, counting, weight);
}

const partsOf = <Table extends 'fundTiers' | 'fundPollOptions' | 'fundMatches'>(
  db: Db,
  table: Table,
  fundId: string,
) =>
  db
    .selectFrom(table as 'fundTiers')
    .selectAll()
    .where('fundId', '=', fundId)
    .execute() as never as Promise<
    {
      id: string;
      taken: number;
      backers: number;
      total: number;
      matched: number;
      startedAt: Date;
      until: Date;
      endedAt: Date | null;
    }[]
  >;

interface Ranked {
  who: string;
  contributorId: string | null;
  name: string | null;
  visibility: string;
  alias: string | null;
  paidAt: Date | null;
}

/** Whoever hides name or amount, or is gone, is in no ranking; all others with all that they gave. */
async function expectRanked<Row extends Ranked>(
  db: Db,
  fundId: string,
  sessionSince: Date | null,
  counting: readonly Row[],
  weight: (row: Row) => number,
): Promise<void> {
  const expected: Record<string, number> = {};
  for (const row of counting) {
    const who = rankedAs(row);
    if (who === null || row.paidAt === null) continue;
    const isInShow = sessionSince !== null && row.paidAt >= sessionSince;
    const month = row.paidAt.toISOString().slice(0, 7);
    for (const period of ['FUND', month, ...(isInShow ? ['STREAM'] : [])]) {
      const key = `${period} ${who}`;
      expected[key] = (expected[key] ?? 0) + weight(row);
    }
  }
  const ranks = await db.selectFrom('fundRanks').selectAll().where('fundId', '=', fundId).execute();
  const kept = ranks.filter(({ total }) => Number(total) !== 0);
  expect(
    Object.fromEntries(kept.map(({ period, who, total }) => [`${period} ${who}`, Number(total)])),
  ).toEqual(expected);
}

function rankedAs({ who, visibility, alias, contributorId, name }: Ranked): string | null {
  if (who.startsWith('gone:')) return null;
  if (visibility === 'ALIAS') return `alias:${who}:${alias}`;
  if (visibility !== 'PUBLIC') return null;
  if (contributorId !== null) return who;
  return name === null ? null : `${who}:${name}`;
}
