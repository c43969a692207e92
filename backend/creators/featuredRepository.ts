import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** The lists of those suggested, one after the other: chosen by operators, live, and the others. */
export const FEATURED_LISTS = ['picked', 'live', 'rest'] as const;

type FeaturedList = (typeof FEATURED_LISTS)[number];

/** Where a page of suggestions goes on. */
export interface FeaturedPlace {
  list: FeaturedList;
  /** Of the newest live tool, or of the creator. */
  id: string;
}

/** Who is suggested: whoever was chosen or runs something now, and with a tagline everybody else. */
const LIVE = sql`(
  select creator_id, id as tool_id from parties where state in ('OPEN', 'PAUSED')
  union all
  select creator_id, id from lotteries where state in ('OPEN', 'PAUSED', 'CLOSED')
  union all
  select creator_id, id from funds where state in ('LIVE', 'PAUSED'))`;
const HAS_TAGLINE = sql`page.tagline <> ''`;

/**
 * Creators worth meeting: first whom operators chose, then who runs something now, then who has a
 * tagline, newest first each. The lists are read apart, each along an index.
 */
export async function featuredPlaces(
  db: Db,
  {
    category,
    after,
    limit,
  }: { category: string | null; after: FeaturedPlace | null; limit: number },
): Promise<(FeaturedPlace & { userId: string })[]> {
  const inCategory = category === null ? null : sql`array[${category}]::text[]`;
  const behind = (list: FeaturedList, column: string) =>
    after?.list === list ? sql`and ${sql.ref(column)} < ${after.id}` : sql``;
  // A list that was gone through comes no more.
  const isLeft = (list: FeaturedList) =>
    after === null || FEATURED_LISTS.indexOf(after.list) <= FEATURED_LISTS.indexOf(list)
      ? sql`true`
      : sql`false`;
  const isIn = inCategory ? sql`and page.categories @> ${inCategory}` : sql``;
  const hasPageIn = inCategory
    ? sql`and exists (select from creator_pages page where page.user_id = creator_id ${isIn})`
    : sql``;
  const live = sql`
    select creator_id, tool_id from (
      select distinct on (creator_id) creator_id, tool_id from ${LIVE} tools
      order by creator_id, tool_id desc) newest`;
  const { rows } = await sql<FeaturedPlace & { userId: string }>`
    with live as (${live}), picked as (select user_id as creator_id from featured_creators)
    select user_id, list, id from (
      (select creator_id as user_id, 'picked' as list, creator_id as id, 0 as rank from picked
        where ${isLeft('picked')} ${behind('picked', 'creator_id')} ${hasPageIn}
        order by creator_id desc limit ${limit})
      union all
      (select creator_id, 'live', tool_id, 1 from live
        where ${isLeft('live')} ${behind('live', 'tool_id')} ${hasPageIn}
        and creator_id not in (select creator_id from picked)
        order by tool_id desc limit ${limit})
      union all
      (select page.user_id, 'rest', page.user_id, 2 from creator_pages page
        join users on users.id = page.user_id and users.user_type = 'CREATOR'
        where ${isLeft('rest')} and ${HAS_TAGLINE} ${behind('rest', 'page.user_id')} ${isIn}
        and not exists (select from live where creator_id = page.user_id)
        and page.user_id not in (select creator_id from picked)
        order by page.user_id desc limit ${limit})
    ) featured order by rank, id desc limit ${limit}`.execute(db);
  return rows;
}

/** Of every category as many as `featuredPlaces` leads to, and beside them those that are hidden. */
export async function countCategories(
  db: Db,
): Promise<{ category: string; count: number; isHidden: boolean }[]> {
  const { rows } = await sql<{ category: string; count: number; isHidden: boolean }>`
    with live as (select distinct creator_id from ${LIVE} tools)
    select category, count(*)::int as count, false as is_hidden
    from creator_pages page
      join users on users.id = page.user_id and users.user_type = 'CREATOR',
      unnest(page.categories) as category
    where ${HAS_TAGLINE} or page.user_id in (select creator_id from live)
      or page.user_id in (select user_id from featured_creators)
    group by category
    union all
    select key, 0, true from hidden_categories`.execute(db);
  return rows;
}
