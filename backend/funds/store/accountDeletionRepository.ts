import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** Funds of a creator that go on, in an order that every transaction locks them in. */
export async function publishedFundsOf(db: Db, creatorId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('funds')
    .select('id')
    .where('creatorId', '=', creatorId)
    .where('state', 'in', ['SCHEDULED', 'LIVE', 'PAUSED'])
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** A creator's funds with everything the creator wrote. */
export async function ownFundRows(db: Db, creatorId: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select f.id, f.title, f.summary, f.story, f.cover, f.video_url, f.state, f.currency, f.mode,
      f.goal, f.starts_at, f.deadline_at, f.min, f.max, f.presets, f.starting, f.thanks, f.settled,
      f.pending, f.offline, f.supporter_count, f.cancel_reason, f.opened_at, f.reached_at,
      f.ended_at, f.created_at,
      (select coalesce(json_agg(t order by t.position), '[]') from fund_tiers t
        where t.fund_id = f.id) as rewards,
      (select coalesce(json_agg(m order by m.amount), '[]') from fund_milestones m
        where m.fund_id = f.id) as milestones,
      (select coalesce(json_agg(p order by p.position), '[]') from fund_polls p
        where p.fund_id = f.id) as votes,
      (select coalesce(json_agg(o order by o.position), '[]') from fund_poll_options o
        where o.fund_id = f.id) as vote_options,
      (select coalesce(json_agg(n order by n.id), '[]') from fund_news n
        where n.fund_id = f.id) as updates,
      (select coalesce(json_agg(h order by h.id), '[]') from fund_matches h
        where h.fund_id = f.id) as matches,
      (select coalesce(json_agg(c order by c.id), '[]') from fund_corrections c
        where c.fund_id = f.id) as corrections
    from funds f where f.creator_id = ${creatorId} order by f.id`.execute(db);
  return rows;
}
