import { sql, type Kysely } from 'kysely';
import type { ContributionPayment } from '@/lib/shared/fund/states';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

const AT_ONCE = 50;

/** Funds whose start or deadline is over, the longest due first. */
export async function dueFunds(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    (select id from funds where state = 'SCHEDULED' and starts_at <= ${now}
      order by starts_at limit ${sql.lit(AT_ONCE)})
    union all
    (select id from funds where state in ('LIVE', 'PAUSED') and deadline_at is not null
      and deadline_at <= ${now} order by deadline_at limit ${sql.lit(AT_ONCE)})`.execute(db);
  return rows.map(({ id }) => id);
}

/** A fund of which cards, refunds or payouts are to be looked at. */
interface WorkingFund {
  id: string;
  creatorId: string;
}

/** Takes funds with something to do, the longest due first; others leave them alone until `until`. */
export function takeWork(
  db: Db,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<WorkingFund[]> {
  return db
    .updateTable('funds')
    .set({ workAt: until })
    .where('id', 'in', (query) =>
      query
        .selectFrom('funds')
        .select('id')
        .where('workAt', '<=', now)
        .orderBy('workAt')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'creatorId'])
    .execute();
}

/** When a fund is looked at next; null: nothing is left to do. */
export async function planWork(db: Db, id: string, workAt: Date | null): Promise<void> {
  await db.updateTable('funds').set({ workAt }).where('id', '=', id).execute();
}

/** Contributions of a fund in these states of their money, behind `after`. */
export async function contributionsIn(
  db: Db,
  fundId: string,
  payments: readonly ContributionPayment[],
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('contributions')
    .select('id')
    .where('fundId', '=', fundId)
    .where('isTest', '=', false)
    .where('payment', 'in', [...payments])
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Live funds of a creator. */
export async function liveFundsOf(db: Db, creatorId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('funds')
    .select('id')
    .where('creatorId', '=', creatorId)
    .where('state', '=', 'LIVE')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
