import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { PartyState } from '@/lib/shared/parties/messages';
import type { Lane } from '@/lib/shared/parties/lanes';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { rankFactsJson, type RankFacts } from './rankRepository';

type Db = Kysely<Tables>;

const WAITING = sql.lit(STATUS.waiting);
const PLAYING = sql.lit(STATUS.playing);
const PLAYED = sql.lit(STATUS.played);

/** One of a fan's entries, and where it was. */
export interface TicketRow {
  queueUuid: string;
  status: number;
  lane: Lane;
  turn: number;
  laneMix: number;
  /** Null when not waiting, or when the party calls in another order than by lanes. */
  rank: RankFacts | null;
  joinedAt: Date;
  calledAt: Date | null;
  readyBy: Date | null;
  endedAt: Date | null;
  partyId: string;
  title: string;
  game: string;
  state: PartyState;
  hasLobbyCode: boolean;
  creatorHandle: string;
  creatorFirstName: string;
  creatorLastName: string;
  /** As stored: not checked yet. */
  creatorExtraPublic: unknown;
}

const TICKET = sql`e.queue_uuid, e.status, e.lane, e.joined_at, e.called_at, e.ready_by, e.ended_at,
  p.id as party_id, p.title, p.game, p.state, p.turn, p.lane_mix,
  p.lobby_code is not null as has_lobby_code, creator.handle as creator_handle,
  creator.first_name as creator_first_name, creator.last_name as creator_last_name,
  creator.extra_public as creator_extra_public`;

const rank = rankFactsJson({
  partyId: sql.ref('e.party_id'),
  lane: sql.ref('e.lane'),
  place: sql.ref('e.place'),
});

/** A fan's live entries, the most urgent first, each with the facts of its rank. */
export async function liveTickets(db: Db, userId: string, limit: number): Promise<TicketRow[]> {
  const { rows } = await sql<TicketRow>`
    select ${TICKET}, case when e.status = ${WAITING} and p.order_policy = 'LANES'
      then ${rank} end as rank
    from queue_entries e join parties p on p.id = e.party_id
      join users creator on creator.id = p.creator_id
    where e.user_id = ${userId} and e.status between ${WAITING} and ${PLAYING}
      and p.state <> 'ENDED'
    order by e.status desc, e.joined_at limit ${limit}`.execute(db);
  return rows;
}

/** Where a fan has played last, each party once. */
export async function playedTickets(db: Db, userId: string, limit: number): Promise<TicketRow[]> {
  const { rows } = await sql<TicketRow>`
    select * from (
      select distinct on (p.id) ${TICKET}, null as rank
      from queue_entries e join parties p on p.id = e.party_id
        join users creator on creator.id = p.creator_id
      where e.user_id = ${userId} and e.status = ${PLAYED}
      order by p.id, e.ended_at desc) played
    order by ended_at desc limit ${limit}`.execute(db);
  return rows;
}

/** Those of these people who were in a queue of a user's, or in whose queues the user was. */
export async function metAmong(
  db: Db,
  userId: string,
  others: readonly string[],
): Promise<string[]> {
  const people = sql`any(${[...others]}::uuid[])`;
  const { rows } = await sql<{ id: string }>`
    select entry.user_id as id from queue_entries entry join parties on parties.id = entry.party_id
    where entry.user_id = ${people} and parties.creator_id = ${userId}
    union
    select parties.creator_id from queue_entries entry join parties on parties.id = entry.party_id
    where entry.user_id = ${userId} and parties.creator_id = ${people}`.execute(db);
  return rows.map(({ id }) => id);
}
