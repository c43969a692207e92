import { sql, type QueryCreator, type Selectable, type Updateable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { firstMembersJson, type MemberRow } from './memberRepository';
import type { PartiesTable } from '@/backend/parties/tables';

export type PartyPatch = Pick<
  Updateable<PartiesTable>,
  | 'title'
  | 'game'
  | 'notice'
  | 'state'
  | 'queueSize'
  | 'seatsPerRound'
  | 'entryFields'
  | 'lobbyCode'
  | 'orderPolicy'
  | 'whoCanJoin'
  | 'rejoin'
  | 'cooldownMinutes'
  | 'readySeconds'
  | 'groupMax'
  | 'laneMix'
  | 'missLimit'
  | 'turnMinutes'
  | 'turn'
  | 'freshTurn'
  | 'freshSince'
  | 'calls'
  | 'idleSince'
  | 'pausedAt'
  | 'endedAt'
  | 'thanks'
  | 'thankedAt'
  | 'scheduledAt'
  | 'plannedMinutes'
  | 'archivedAt'
  | 'version'
>;

/** What changes of a party. */
export interface PartyChange {
  patch?: PartyPatch;
  /** People waiting more or less. */
  members?: number;
  played?: number;
  /** Places taken behind everyone of a lane. */
  places?: number;
  /** So many of those who play now began with it: with nobody beside them, a new round. */
  began?: number;
  /** A start was taken back: with nobody left who plays, the round has not been. */
  isStartUndone?: boolean;
}

/** How many play, in a statement about their party. */
const playing = sql`(select count(*) from queue_entries e
  where e.party_id = parties.id and e.status = ${sql.lit(STATUS.playing)})`;

/**
 * Changes a locked party and its counters; returns it with the rows of its first members. `start` is
 * the database, or the beginning of a statement that writes more.
 */
export function updateParty(
  start: QueryCreator<Tables>,
  id: string,
  {
    now,
    messages,
    patch = {},
    members = 0,
    played = 0,
    places = 0,
    began = 0,
    isStartUndone = false,
  }: PartyChange & { now: Date; messages: number },
): Promise<Selectable<PartiesTable> & { firstMembers: MemberRow[] }> {
  return start
    .with('party', (query) =>
      query
        .updateTable('parties')
        .set({
          ...patch,
          ...(patch.state === 'OPEN' && { openedAt: sql<Date>`coalesce(opened_at, ${now})` }),
          seq: sql`seq + ${messages}`,
          memberCount: sql`member_count + ${members}`,
          playedCount: sql`played_count + ${played}`,
          nextPlace: sql`next_place + ${places}`,
          ...(began > 0 && { roundNo: sql`round_no + (${playing} = ${began})::int` }),
          ...(isStartUndone && { roundNo: sql`greatest(0, round_no - (${playing} = 0)::int)` }),
          updatedAt: now,
        })
        .where('id', '=', id)
        .returningAll(),
    )
    .selectFrom('party')
    .selectAll('party')
    .select(firstMembersJson(sql.ref('party.id')).as('firstMembers'))
    .executeTakeFirstOrThrow();
}
