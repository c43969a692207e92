import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { LIMITS } from '@/lib/shared/limits';
import { STATUS } from '@/lib/shared/partyStatus';

/** A live entry and what is public of its fan; from JSON `joinedAt` is a string. */
export interface MemberRow {
  id: string;
  number: number;
  status: number;
  joinedAt: Date | string;
  handle: string;
  /** As stored: not checked yet. */
  extraPublic: unknown;
}

/** A place in the order of live entries: the furthest first, those waiting last, then by number. */
export interface MemberPlace {
  status: number;
  number: number;
}

/** Before everyone. */
export const FIRST_PLACE: MemberPlace = { status: STATUS.playing + 1, number: 0 };

/** One row more than a page shows: it tells whether there is another. */
const MEMBER_ROWS = LIMITS.pageSize + 1;

// Written out, not sent as parameters: only so can a plan use the indexes on these states.
const WAITING = sql.lit(STATUS.waiting);
const UP = sql`status between ${sql.lit(STATUS.called)} and ${sql.lit(STATUS.playing)}`;
const LIMIT = sql.lit(MEMBER_ROWS);

/** The next live entries of a party; each half stops at its index after one page. */
function memberRows(
  partyId: Expression<string>,
  after: MemberPlace = FIRST_PLACE,
): RawBuilder<MemberRow> {
  const waitingAfter = after.status === STATUS.waiting ? after.number : 0;
  return sql<MemberRow>`
    select e.id, e.number, e.status, e.joined_at, fan.handle, fan.extra_public from (
      (select id, number, status, joined_at, user_id from queue_entries
        where party_id = ${partyId} and ${UP}
          and (status < ${after.status} or (status = ${after.status} and number > ${after.number}))
        order by status desc, number limit ${LIMIT})
      union all
      (select id, number, status, joined_at, user_id from queue_entries
        where party_id = ${partyId} and status = ${WAITING} and number > ${waitingAfter}
        order by number limit ${LIMIT})
    ) e join users fan on fan.id = e.user_id
    order by e.status desc, e.number limit ${LIMIT}`;
}

/** The first of them as one JSON value, so that they agree with the row they are read with. */
export function firstMembersJson(partyId: Expression<string>): RawBuilder<MemberRow[]> {
  return sql<MemberRow[]>`(
    select coalesce(json_agg(json_build_object('id', m.id, 'number', m.number, 'status', m.status,
      'joinedAt', m.joined_at, 'handle', m.handle, 'extraPublic', m.extra_public)
      order by m.status desc, m.number), '[]')
    from (${memberRows(partyId)}) m)`;
}

/** The page of live entries after that place, and one row more when there are others. */
export async function membersAfter(
  db: Kysely<Tables>,
  partyId: string,
  after: MemberPlace,
): Promise<MemberRow[]> {
  const { rows } = await memberRows(sql.val(partyId), after).execute(db);
  return rows;
}
