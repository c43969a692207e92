import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { FundList } from '@/lib/shared/fund/states';
import type { FundRow } from './fundRepository';

type Db = Kysely<Tables>;

/** A fund as a line of a list has it. */
export interface SummaryRow extends FundRow {
  handle: string;
}

const RUNNING_SHOWN = 50;
const CURRENT = ['DRAFT', 'SCHEDULED', 'LIVE', 'PAUSED', 'SETTLING'] as const;

function summaries(db: Db) {
  return db
    .selectFrom('funds')
    .innerJoin('users', 'users.id', 'funds.creatorId')
    .selectAll('funds')
    .select('users.handle');
}

/** A creator's funds that go on, newest first, then those that ended after a moment. */
export async function shownFundIds(db: Db, creatorId: string, after: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('funds')
    .select('id')
    .where('creatorId', '=', creatorId)
    .where((is) =>
      is.or([
        is('state', 'in', ['LIVE', 'PAUSED', 'SETTLING']),
        is.and([
          is('state', 'in', ['REACHED', 'MISSED', 'PAID_OUT', 'REFUNDED', 'CANCELLED']),
          is('endedAt', '>', after),
        ]),
      ]),
    )
    .orderBy(sql`state not in ('LIVE', 'PAUSED', 'SETTLING')`)
    .orderBy('id', 'desc')
    .limit(RUNNING_SHOWN)
    .execute();
  return rows.map(({ id }) => id);
}

export function findSummary(db: Db, id: string): Promise<SummaryRow> {
  return summaries(db).where('funds.id', '=', id).executeTakeFirstOrThrow();
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
  }: { drafts: boolean; list: FundList | null; before: string | null; limit: number },
): Promise<SummaryRow[]> {
  return summaries(db)
    .where('creatorId', '=', creatorId)
    .$if(!drafts, (query) => query.where('state', '<>', 'DRAFT'))
    .$if(list === 'CURRENT', (query) => query.where('state', 'in', CURRENT))
    .$if(list === 'PAST', (query) =>
      query.where('state', 'not in', CURRENT).where('archivedAt', 'is', null),
    )
    .$if(list === 'ARCHIVED', (query) => query.where('archivedAt', 'is not', null))
    .$if(before !== null, (query) => query.where('funds.id', '<', before))
    .orderBy('funds.id', 'desc')
    .limit(limit)
    .execute();
}

/** What these creators prepare or run, newest first. */
export function runningOf(db: Db, creatorIds: readonly string[]): Promise<SummaryRow[]> {
  return summaries(db)
    .where('creatorId', 'in', [...creatorIds])
    .where('state', 'in', CURRENT)
    .orderBy('funds.id', 'desc')
    .limit(RUNNING_SHOWN)
    .execute();
}
