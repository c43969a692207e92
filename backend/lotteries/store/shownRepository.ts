import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { LIMITS } from '@/lib/shared/limits';
import { ENTRY } from '@/lib/shared/lottery/states';

/** An entry as everyone may see it; from JSON `joinedAt` is a string. */
export interface MemberRow {
  id: string;
  n: number;
  status: number;
  tickets: number;
  joinedAt: Date | string;
  handle: string;
  /** As stored: not checked yet. */
  extraPublic: unknown;
}

/** An entry that was drawn for a prize. */
export interface WinnerRow {
  id: string;
  slot: number;
  prize: number;
  n: number;
  rank: number;
  tickets: number;
  status: number;
  /** Null: the account is gone. */
  handle: string | null;
  extraPublic: unknown;
  confirmedAt: string | null;
  claimBy: string | null;
  endReason: string | null;
}

/** One row more than a page shows: it says whether there is another page. */
const MEMBER_ROWS = LIMITS.pageSize + 1;
/** Winners in one message. */
const WINNERS = 50;

/** Entries that are in the draw, or were when it closed: written out so that a plan knows them. */
export const IS_IN = sql`e.status < ${sql.lit(ENTRY.left)}`;

function memberRows(lotteryId: Expression<string>, before: number | null) {
  return sql<MemberRow>`
    select e.id, e.n, e.status, e.tickets, e.joined_at, fan.handle, fan.extra_public
    from lottery_entries e join users fan on fan.id = e.user_id
    where e.lottery_id = ${lotteryId} and ${IS_IN}
      and (${before}::int is null or e.n < ${before}::int)
    order by e.n desc limit ${sql.lit(MEMBER_ROWS)}`;
}

/** The newest entries of a draw as one JSON value, so that they agree with the row they are read with. */
export function firstMembersJson(lotteryId: Expression<string>): RawBuilder<MemberRow[]> {
  return sql<MemberRow[]>`(
    select coalesce(json_agg(json_build_object('id', m.id, 'n', m.n, 'status', m.status,
      'tickets', m.tickets, 'joinedAt', m.joined_at, 'handle', m.handle,
      'extraPublic', m.extra_public) order by m.n desc), '[]')
    from (${memberRows(lotteryId, null)}) m)`;
}

/** The entries before a number, newest first, and one more when there are others. */
export async function membersBefore(
  db: Kysely<Tables>,
  lotteryId: string,
  before: number | null,
): Promise<MemberRow[]> {
  const { rows } = await memberRows(sql.val(lotteryId), before).execute(db);
  return rows;
}

/** Those drawn last, in the order of the draw, as one JSON value. */
export function winnersJson(lotteryId: Expression<string>): RawBuilder<WinnerRow[]> {
  return sql<WinnerRow[]>`(
    select coalesce(json_agg(json_build_object('id', w.id, 'slot', w.slot, 'prize', w.prize,
      'n', w.n, 'rank', w.rank, 'tickets', w.tickets, 'status', w.status, 'handle', w.handle,
      'extraPublic', w.extra_public, 'confirmedAt', w.confirmed_at, 'claimBy', w.claim_by,
      'endReason', w.end_reason) order by w.rank), '[]')
    from (
      select e.id, e.slot, e.prize, e.n, e.rank, e.tickets, e.status, fan.handle,
        fan.extra_public, e.confirmed_at, e.claim_by, e.end_reason
      from lottery_entries e left join users fan on fan.id = e.user_id
      where e.lottery_id = ${lotteryId} and e.slot is not null
      order by e.rank desc limit ${sql.lit(WINNERS)}
    ) w)`;
}
