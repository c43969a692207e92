import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** Everything that is kept of what an account gave. */
export function contributionRowsOf(db: Db, userId: string) {
  return db
    .selectFrom('contributions as c')
    .innerJoin('funds as f', 'f.id', 'c.fundId')
    .leftJoin('fundTiers as t', 't.id', 'c.tierId')
    .leftJoin('fundPollOptions as o', 'o.id', 'c.pollOptionId')
    .select(['c.id', 'c.fundId', 'f.title as fund', 'c.amount', 'c.currency', 'c.refunded'])
    .select(['c.payment', 'c.message', 'c.messageState', 'c.visibility', 'c.alias', 'c.isTest'])
    .select(['t.title as reward', 'c.tierAnswer as rewardAnswer', 'o.label as vote'])
    .select(['c.paidAt', 'c.thankedAt', 'c.createdAt'])
    .where('c.contributorId', '=', userId)
    .orderBy('c.id')
    .execute();
}

/** What an account gave, by fund: in one order, so that locks never cross. */
export function contributionsByFund(db: Db, userId: string) {
  return db
    .selectFrom('contributions')
    .select(['fundId', sql<string[]>`json_agg(id order by id)`.as('ids')])
    .where('contributorId', '=', userId)
    .groupBy('fundId')
    .orderBy('fundId')
    .execute();
}
