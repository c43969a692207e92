import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { whereSql, type Narrowed } from './searchRepository';

type Db = Kysely<Tables>;

const LIVE_SHOWN = 6;
const NEW_SHOWN = 2;
const NEW_DAYS = 30;
const FEW_REVIEWS = 5;
/** New services are drawn among so many of the newest. */
const NEWEST = 60;
const DAY_MS = 24 * 60 * 60_000;

/** Services of creators who are live now, the best first; and new ones, drawn anew each day. */
export async function pinnedServices(
  db: Db,
  narrowed: Narrowed,
): Promise<{ live: string[]; fresh: string[] }> {
  const { now } = narrowed;
  const day = now.toISOString().slice(0, 10);
  const since = new Date(now.getTime() - NEW_DAYS * DAY_MS);
  const { rows } = await sql<{ live: string[]; fresh: string[] }>`
    with creators as (
      select creator_id from parties where state in ('OPEN', 'PAUSED')
      union select creator_id from lotteries where state in ('OPEN', 'PAUSED', 'CLOSED')
      union select creator_id from funds where state in ('LIVE', 'PAUSED')),
    live as (
      select id, score from service_cards
      where creator_id in (select creator_id from creators) and ${whereSql(narrowed)}
      order by score desc, id desc limit ${LIVE_SHOWN}),
    newest as (
      select id from service_cards where published_at > ${since} and ${whereSql(narrowed)}
      order by published_at desc, id desc limit ${NEWEST}),
    fresh as (
      select newest.id, md5(newest.id::text || ${day}::text) as place from newest
        join services service on service.id = newest.id
      where service.rating_count < ${FEW_REVIEWS} and newest.id not in (select id from live)
      order by place limit ${NEW_SHOWN})
    select
      array(select id::text from live order by score desc, id desc) as live,
      array(select id::text from fresh order by place) as fresh`.execute(db);
  return rows[0] ?? { live: [], fresh: [] };
}
