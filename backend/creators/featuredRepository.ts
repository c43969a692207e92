import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** Where a page of suggestions goes on: among those live, or among the others. */
export interface FeaturedPlace {
  isLive: boolean;
  /** Of the newest live tool, or of the creator. */
  id: string;
}

/** Who is suggested: whoever runs something now, and with a tagline everybody else. */
const LIVE = sql`(
  select creator_id, id as tool_id from parties where state in ('OPEN', 'PAUSED')
  union all
  select creator_id, id from lotteries where state in ('OPEN', 'PAUSED', 'CLOSED')
  union all
  select creator_id, id from funds where state in ('LIVE', 'PAUSED'))`;
const HAS_TAGLINE = sql`page.tagline <> ''`;

/**
 * Creators worth meeting: first who runs something now, newest first, then who has a tagline,
 * newest first. The two lists are read apart, each along an index.
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
  const liveAfter = after?.isLive ? sql`and tool_id < ${after.id}` : sql``;
  const restAfter = after && !after.isLive ? sql`and page.user_id < ${after.id}` : sql``;
  const live = sql`
    select creator_id, tool_id from (
      select distinct on (creator_id) creator_id, tool_id from ${LIVE} tools
      order by creator_id, tool_id desc) newest`;
  const { rows } = await sql<{ userId: string; isLive: boolean; id: string }>`
    with live as (${live})
    select * from (
      (select creator_id as user_id, true as is_live, tool_id as id from live
        where ${after !== null && !after.isLive ? sql`false` : sql`true`} ${liveAfter}
        ${inCategory ? sql`and exists (select from creator_pages page where page.user_id = creator_id and page.categories @> ${inCategory})` : sql``}
        order by tool_id desc limit ${limit})
      union all
      (select page.user_id, false, page.user_id from creator_pages page
        join users on users.id = page.user_id and users.user_type = 'CREATOR'
        where ${HAS_TAGLINE} ${restAfter}
        ${inCategory ? sql`and page.categories @> ${inCategory}` : sql``}
        and not exists (select from live where creator_id = page.user_id)
        order by page.user_id desc limit ${limit})
    ) featured order by is_live desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** Of every category as many as `featuredPlaces` leads to. */
export async function countCategories(db: Db): Promise<{ category: string; count: number }[]> {
  const { rows } = await sql<{ category: string; count: number }>`
    with live as (select distinct creator_id from ${LIVE} tools)
    select category, count(*)::int as count
    from creator_pages page
      join users on users.id = page.user_id and users.user_type = 'CREATOR',
      unnest(page.categories) as category
    where ${HAS_TAGLINE} or page.user_id in (select creator_id from live)
    group by category`.execute(db);
  return rows;
}
