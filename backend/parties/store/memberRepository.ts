import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { LANE, type Lane } from '@/lib/shared/parties/lanes';
import { LIMITS } from '@/lib/shared/limits';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { BEFORE_ALL, FIRST_PLACES, type MemberPlace } from '@/backend/parties/order/memberOrder';

/** A live entry and what is public of its fan; from JSON `joinedAt` is a string. */
export interface MemberRow {
  id: string;
  number: number;
  status: number;
  lane: Lane;
  place: number;
  seats: number;
  joinedAt: Date | string;
  /** Of the fan; a guest's name. */
  handle: string;
  isGuest: boolean;
  /** As stored: not checked yet. */
  extraPublic: unknown;
}

/** One row more than a page shows: it says whether there is another page. */
const MEMBER_ROWS = LIMITS.pageSize + 1;

// Written out, not sent as parameters: only so can a plan use the indexes on these states.
const WAITING = sql.lit(STATUS.waiting);
const UP = sql`status between ${sql.lit(STATUS.called)} and ${sql.lit(STATUS.playing)}`;
const LIMIT = sql.lit(MEMBER_ROWS);
const COLUMNS = sql`id, number, status, lane, place, seats, joined_at, user_id, guest_name`;

/** Those up behind a place and the first waiting of each lane: every part stops at its index. */
function memberRows(partyId: Expression<string>, after: MemberPlace): RawBuilder<MemberRow> {
  const up = 'status' in after ? after : { status: 0, number: 0 };
  const places = 'places' in after ? after.places : FIRST_PLACES;
  const ofLane = (lane: Lane) => sql`
    (select ${COLUMNS} from queue_entries
      where party_id = ${partyId} and lane = ${sql.lit(lane)} and status = ${WAITING}
        and place > ${places[lane]}
      order by place limit ${LIMIT})`;
  return sql<MemberRow>`
    select e.id, e.number, e.status, e.lane, e.place, e.seats, e.joined_at,
      coalesce(fan.handle, e.guest_name) as handle, fan.id is null as is_guest, fan.extra_public
    from (
      (select ${COLUMNS} from queue_entries
        where party_id = ${partyId} and ${UP}
          and (status < ${up.status} or (status = ${up.status} and number > ${up.number}))
        order by status desc, number limit ${LIMIT})
      union all ${ofLane(LANE.returned)}
      union all ${ofLane(LANE.priority)}
      union all ${ofLane(LANE.ordinary)}
    ) e left join users fan on fan.id = e.user_id`;
}

/**
 * The rows a first page is made of, as one JSON value, so that they agree with the row they are read
 * with. In no order: `memberOrder` makes one.
 */
export function firstMembersJson(partyId: Expression<string>): RawBuilder<MemberRow[]> {
  return sql<MemberRow[]>`(
    select coalesce(json_agg(json_build_object('id', m.id, 'number', m.number, 'status', m.status,
      'lane', m.lane, 'place', m.place, 'seats', m.seats, 'joinedAt', m.joined_at,
      'handle', m.handle, 'isGuest', m.is_guest, 'extraPublic', m.extra_public)), '[]')
    from (${memberRows(partyId, BEFORE_ALL)}) m)`;
}

/** The rows of the page behind that place, and one more when there are others; in no order. */
export async function membersAfter(
  db: Kysely<Tables>,
  partyId: string,
  after: MemberPlace = BEFORE_ALL,
): Promise<MemberRow[]> {
  const { rows } = await memberRows(sql.val(partyId), after).execute(db);
  return rows;
}
