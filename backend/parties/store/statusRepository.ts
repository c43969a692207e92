import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { Lane } from '@/lib/shared/parties/lanes';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import type { SetBack } from '@/lib/shared/parties/queueRules';
import { blockOf, PLACE_STEP } from './placeRepository';
import type { PartyRow } from './partyRepository';

/** What a change of status returns of each entry it changed. */
export interface ChangedEntry {
  id: string;
  number: number;
  queueUuid: string;
  /** Null for a guest, who cannot be notified. */
  userId: string | null;
  handle: string;
  /** A pass was spent on it. */
  hasSpentPass: boolean;
  /** The order by which the place was bought. */
  bookingId: string | null;
  /** What it was before. */
  before: EntryBefore;
}

/** What an undo needs to know of an entry. */
export interface EntryBefore {
  status: number;
  lane: Lane;
  place: number;
  misses: number;
  missedAtCall: number | null;
  calledAt: string | null;
  readyAt: string | null;
  startedAt: string | null;
}

type Moment = 'calledAt' | 'readyAt' | 'startedAt' | 'endedAt' | 'readyBy';

export interface StatusChange {
  to: number;
  now: Date;
  /** The times this status sets, to `now` when no other is given. */
  times?: Partial<Record<Moment, Date | null>>;
  /** Adds so many missed calls. */
  misses?: number;
  /** They sit out the call after this one. */
  missedAtCall?: number;
  endReason?: string | null;
  /** By entry id: why it was called. */
  receipts?: Record<string, object>;
  /** Puts them behind everyone of this lane. */
  endOf?: Lane;
  /** Puts each of them, by entry id, to a free place. */
  places?: Record<string, { lane: Lane; place: number }>;
  /** Why they stand where they do. */
  setBack?: SetBack;
}

const COLUMNS: Record<Moment, RawBuilder<unknown>> = {
  calledAt: sql.ref('called_at'),
  readyAt: sql.ref('ready_at'),
  startedAt: sql.ref('started_at'),
  endedAt: sql.ref('ended_at'),
  readyBy: sql.ref('ready_by'),
};

/** Which entries of a locked party change. */
export interface Chosen {
  ids?: readonly string[];
  from: readonly number[];
  /** Only those whose time to answer was over by then. */
  dueBy?: Date;
  /** Only those who missed at least so many calls. */
  leastMisses?: number;
  /** Only so many behind one number and before another, in the order of the numbers. */
  next?: { after: number; before?: number; limit: number };
  /** Only entries that may become live again: no other live entry, not banned, not blocked. */
  mayReturn?: boolean;
}

const WAITING = sql.lit(STATUS.waiting);
const AWAY = sql.lit(STATUS.away);

/**
 * Moves entries of a locked party to another status, in the order of their numbers, and keeps the
 * blocks' counts. A block nobody stands in any more goes, so that a rank costs the same after a long
 * evening. With `endOf`, the party's `nextPlace` must rise by the number of entries changed.
 */
export async function changeStatus(
  db: Kysely<Tables>,
  party: Pick<PartyRow, 'id' | 'nextPlace'>,
  chosen: Chosen,
  change: StatusChange,
): Promise<ChangedEntry[]> {
  const { rows } = await sql<ChangedEntry>`
    with chosen as (
      select e.id, e.status, e.lane, e.place, e.misses, e.missed_at_call, e.called_at, e.ready_at,
        e.started_at, row_number() over (order by e.number) - 1 as nth
      from queue_entries e
      where e.party_id = ${party.id} and ${conditionOf(chosen)}
      ${chosen.next ? sql`order by e.number limit ${chosen.next.limit}` : sql``}
    ), changed as (
      update queue_entries e set ${setOf(party.nextPlace, change)}
      from chosen where e.id = chosen.id
      returning e.id, e.queue_uuid, e.user_id, e.guest_name, e.number, e.status, e.lane, e.place,
        e.booking_id, chosen.status as old_status, chosen.lane as old_lane, chosen.place as old_place,
        json_build_object('status', chosen.status, 'lane', chosen.lane, 'place', chosen.place,
          'misses', chosen.misses, 'missedAtCall', chosen.missed_at_call,
          'calledAt', chosen.called_at, 'readyAt', chosen.ready_at,
          'startedAt', chosen.started_at) as before
    ), ${recountedBlocks(party.id)}
    select changed.id, changed.number, changed.queue_uuid, changed.user_id, changed.before,
      changed.booking_id,
      coalesce(fan.handle, changed.guest_name) as handle,
      exists (select from queue_passes pass where pass.used_entry_id = changed.id) as has_spent_pass
    from changed left join users fan on fan.id = changed.user_id
    order by changed.number`.execute(db);
  return rows;
}

function conditionOf({
  ids,
  from,
  dueBy,
  leastMisses,
  next,
  mayReturn,
}: Chosen): RawBuilder<unknown> {
  const all = [sql`e.status = any(${[...from]}::int[])`];
  if (ids) all.push(sql`e.id = any(${[...ids]}::uuid[])`);
  if (dueBy) all.push(sql`e.ready_by <= ${dueBy}`);
  if (leastMisses !== undefined) all.push(sql`e.misses >= ${leastMisses}`);
  if (next) all.push(sql`e.number > ${next.after}`);
  if (next?.before !== undefined) all.push(sql`e.number < ${next.before}`);
  if (mayReturn) {
    all.push(sql`not exists (select 1 from queue_entries other
      where other.party_id = e.party_id and other.user_id = e.user_id and other.id <> e.id
        and other.status between ${WAITING} and ${sql.lit(STATUS.playing)})
      and not exists (select 1 from creator_bans ban join parties p on p.creator_id = ban.creator_id
        where p.id = e.party_id and ban.user_id = e.user_id)`);
  }
  return sql.join(all, sql` and `);
}

function setOf(nextPlace: number, change: StatusChange): RawBuilder<unknown> {
  const {
    to,
    now,
    times = {},
    misses,
    missedAtCall,
    endReason,
    receipts,
    endOf,
    places,
    setBack,
  } = change;
  const set = [sql`status = ${to}`, sql`away_since = ${to === STATUS.away ? now : null}`];
  for (const [moment, at] of Object.entries(times) as [Moment, Date | null][]) {
    set.push(sql`${COLUMNS[moment]} = ${at}`);
  }
  // Whoever comes back from a call hears anew that they are next.
  if (to === STATUS.called) set.push(sql`next_told_at = null, set_back = null`);
  if (setBack) set.push(sql`set_back = ${JSON.stringify(setBack)}::jsonb`);
  if (misses) set.push(sql`misses = e.misses + ${misses}`);
  if (missedAtCall !== undefined) set.push(sql`missed_at_call = ${missedAtCall}`);
  if (endReason !== undefined) set.push(sql`end_reason = ${endReason}`);
  if (receipts) set.push(sql`receipt = ${JSON.stringify(receipts)}::jsonb -> e.id::text`);
  if (endOf !== undefined) {
    set.push(
      sql`lane = ${endOf}`,
      sql`place = (${nextPlace} + chosen.nth) * ${sql.lit(PLACE_STEP)}`,
    );
  }
  if (places) {
    const mine = sql`(${JSON.stringify(places)}::jsonb -> e.id::text)`;
    set.push(
      sql`lane = (${mine} ->> 'lane')::smallint`,
      sql`place = (${mine} ->> 'place')::bigint`,
    );
  }
  return sql.join(set);
}

/** Counts again what `changed` (old and new status, lane and place) did to the blocks. */
export function recountedBlocks(partyId: string): RawBuilder<unknown> {
  return sql`delta as (
      select lane, block, sum(waiting)::int as waiting, sum(away)::int as away from (
        select old_lane as lane, ${blockOf(sql.ref('old_place'))} as block,
          -(old_status = ${WAITING})::int as waiting, -(old_status = ${AWAY})::int as away
        from changed
        union all
        select lane, ${blockOf(sql.ref('place'))}, (status = ${WAITING})::int, (status = ${AWAY})::int
        from changed
      ) each_change group by 1, 2 having sum(waiting) <> 0 or sum(away) <> 0
    ), drained as (
      delete from queue_blocks b using delta d
      where b.party_id = ${partyId} and b.lane = d.lane and b.block = d.block
        and b.waiting + d.waiting = 0 and b.away + d.away = 0
    ), recounted as (
      update queue_blocks b set waiting = b.waiting + d.waiting, away = b.away + d.away from delta d
      where b.party_id = ${partyId} and b.lane = d.lane and b.block = d.block
        and not (b.waiting + d.waiting = 0 and b.away + d.away = 0)
    ), begun as (
      insert into queue_blocks (party_id, lane, block, waiting, away)
      select ${partyId}, d.lane, d.block, d.waiting, d.away from delta d
      where not exists (select 1 from queue_blocks b
        where b.party_id = ${partyId} and b.lane = d.lane and b.block = d.block)
    )`;
}

/** How many of them were waiting before. */
export function waitedOf(changed: readonly ChangedEntry[]): number {
  return changed.filter(({ before }) => before.status === STATUS.waiting).length;
}
