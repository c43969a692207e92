import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** Counts one more view of a page on a day. */
export function addView(
  db: Db,
  view: { path: string; day: string; creatorId: string | null },
): Promise<unknown> {
  return db
    .insertInto('pageViews')
    .values({ ...view, views: 1 })
    .onConflict((conflict) =>
      conflict.columns(['path', 'day']).doUpdateSet({ views: sql`page_views.views + 1` }),
    )
    .execute();
}

/** The page of a tool or a service is named by it, any other by its address. */
const title = sql<string>`coalesce(
  (select parties.title from parties
    where parties.id = substring(page_views.path from '^/party/(.+)$')::uuid),
  (select lotteries.title from lotteries
    where lotteries.id = substring(page_views.path from '^/chance/(.+)$')::uuid),
  (select funds.title from funds
    where funds.id = substring(page_views.path from '^/fund/(.+)$')::uuid),
  (select services.title from services
    where services.id = substring(page_views.path from '^/[^/]+/([0-9a-f-]{36})$')::uuid),
  page_views.path)`;

/** Views of a creator's pages since a day, by day and by page; the latter's most viewed first. */
export async function viewsOf(
  db: Db,
  creatorId: string,
  { since, pages }: { since: string; pages: number },
): Promise<{
  days: { day: string; views: number }[];
  pages: { path: string; title: string; views: number }[];
}> {
  const own = db
    .selectFrom('pageViews')
    .where('creatorId', '=', creatorId)
    .where('day', '>=', since)
    .select((is) => is.fn.sum<number>('views').as('views'));
  return {
    days: await own.select('day').groupBy('day').execute(),
    pages: await own
      .select(['path', title.as('title')])
      .groupBy('path')
      .orderBy('views', 'desc')
      .orderBy('path')
      .limit(pages)
      .execute(),
  };
}

/** Every count of a creator's pages; who looked was never kept. */
export function everyViewOf(db: Db, creatorId: string) {
  return db
    .selectFrom('pageViews')
    .select(['path', 'day', 'views'])
    .where('creatorId', '=', creatorId)
    .orderBy('day')
    .execute();
}
