import { sql, type Expression, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { ServiceState } from '@/lib/shared/experiences/kinds';
import { isLiveSql, isSuspendedSql } from './serviceRepository';

type Db = Kysely<Tables>;

/** What a list shows of each service, in one statement. */
function cards(db: Db) {
  return db
    .selectFrom('services')
    .innerJoin('users as creator', 'creator.id', 'services.creatorId')
    .leftJoin('serviceCards as card', 'card.id', 'services.id')
    .select([
      'services.id',
      'services.creatorId',
      'services.title',
      'services.summary',
      'services.images',
      'services.category',
      'services.kind',
      'services.state',
      'services.language',
      'services.currency',
      'services.ratingSum',
      'services.ratingCount',
      'services.orderCount',
      'services.favoriteCount',
      'card.nextFreeAt',
      'creator.handle as creatorHandle',
      'creator.firstName as creatorFirstName',
      'creator.lastName as creatorLastName',
      'creator.extraPublic as creatorExtraPublic',
      leastPrice.as('priceFrom'),
      leastDays.as('days'),
      isLiveSql(sql.ref('services.creatorId')).as('isCreatorLive'),
    ]);
}

const leastPrice = sql<number>`coalesce((select min(t.price)
  from service_tiers t where t.service_id = services.id and t.retired_at is null
    and t.only_for is null), 0)`;
const leastDays = sql<number | null>`(select min(t.days)
  from service_tiers t where t.service_id = services.id and t.retired_at is null
    and t.only_for is null)`;

export type CardRow = Awaited<ReturnType<typeof cardsByIds>>[number];

/** These services, in no order. */
export function cardsByIds(db: Db, ids: readonly string[]) {
  return cards(db)
    .where('services.id', 'in', [...ids])
    .execute();
}

/** A creator's services, newest first; `states` of those that are shown. */
export function cardsOfCreator(
  db: Db,
  creatorId: string,
  {
    states,
    before,
    limit,
    isOwn,
  }: {
    states: readonly ServiceState[];
    before: string | null;
    limit: number;
    /** Others do not see those of a creator who may not sell for now. */
    isOwn: boolean;
  },
) {
  return cards(db)
    .select(openQuestions(sql.ref('services.id')).as('openQuestions'))
    .where('services.creatorId', '=', creatorId)
    .where('services.state', 'in', [...states])
    .$if(!isOwn, (query) =>
      query.where((card) => card.not(isSuspendedSql(sql.ref('services.creatorId')))),
    )
    .$if(before !== null, (query) => query.where('services.id', '<', before))
    .orderBy('services.id', 'desc')
    .limit(limit)
    .execute();
}

const openQuestions = (serviceId: Expression<string>) => sql<number>`(
  select count(*)::int from public_questions q
  where q.service_id = ${serviceId} and q.state = 'PENDING')`;

/** How many services can be found in each category. */
export async function countByCategory(db: Db): Promise<{ category: string; count: number }[]> {
  const { rows } = await sql<{ category: string; count: number }>`
    select category, count(*)::int as count from service_cards
    where creator_id not in (select creator_id from seller_suspensions)
    group by category`.execute(db);
  return rows;
}
