import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { Lane } from '@/lib/shared/parties/lanes';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import type { SetBack } from '@/lib/shared/parties/queueRules';
import { PLACE_STEP } from './placeRepository';
import { recountedBlocks } from './statusRepository';
import type { QueueMovesTable } from '@/backend/parties/tables';
import type { Recipient } from '@/backend/parties/ticketNews';

type Db = Kysely<Tables>;

const WAITING = sql.lit(STATUS.waiting);
const AWAY = sql.lit(STATUS.away);
const KEEPS_PLACE = sql`status in (${WAITING}, ${AWAY})`;

/** Before every place an entry ever had. */
const FAR_AWAY = -(2 ** 52);

/** Lane and place of an entry. */
export interface Place {
  lane: Lane;
  place: number;
}

/** A waiting entry. */
export interface WaitingEntry extends Place, Recipient {
  id: string;
  missedAtCall: number | null;
  handle: string;
}

/** Those of these who wait in a party. */
export async function waitingByIds(
  db: Db,
  partyId: string,
  ids: readonly string[],
): Promise<Map<string, WaitingEntry>> {
  const found = await db
    .selectFrom('queueEntries as entry')
    .leftJoin('users as fan', 'fan.id', 'entry.userId')
    .select(['entry.id', 'entry.lane', 'entry.place', 'entry.queueUuid', 'entry.userId'])
    .select('entry.missedAtCall')
    .select(sql<string>`coalesce(fan.handle, entry.guest_name)`.as('handle'))
    .where('entry.partyId', '=', partyId)
    .where('entry.id', 'in', [...ids])
    .where('entry.status', '=', STATUS.waiting)
    .execute();
  return new Map(found.map((entry) => [entry.id, entry]));
}

/** The last occupied place in front of another one; null: there is none. */
export async function placeBefore(
  db: Db,
  partyId: string,
  { lane, place }: Place,
  besides: string,
): Promise<number | null> {
  const { rows } = await sql<{ place: number }>`
    select place from queue_entries
    where party_id = ${partyId} and lane = ${lane} and ${KEEPS_PLACE} and place < ${place}
      and id <> ${besides}
    order by place desc limit 1`.execute(db);
  return rows[0]?.place ?? null;
}

/**
 * Moves a waiting entry to a free place, where the next call may take it; false when it is not free
 * or the entry does not wait.
 */
export async function putTo(
  db: Db,
  partyId: string,
  entryId: string,
  { lane, place }: Place,
): Promise<boolean> {
  const { rows } = await sql<{ moved: number }>`
    with chosen as (
      select id, status, lane, place from queue_entries
      where party_id = ${partyId} and id = ${entryId} and status = ${WAITING}
        and not exists (select 1 from queue_entries
          where party_id = ${partyId} and lane = ${lane} and place = ${place} and ${KEEPS_PLACE}
            and id <> ${entryId})
    ), changed as (
      update queue_entries e set lane = ${lane}, place = ${place}, missed_at_call = null from chosen
      where e.id = chosen.id
      returning e.status, e.lane, e.place, chosen.status as old_status, chosen.lane as old_lane,
        chosen.place as old_place
    ), ${recountedBlocks(partyId)}
    select count(*)::int as moved from changed`.execute(db);
  return rows[0]?.moved === 1;
}

/**
 * Gives a lane's people places a whole step apart, in the order they have, up to where the next one
 * joins. What was noted of moves named places that are no more: it goes to those it concerned.
 */
export async function spreadOut(
  db: Db,
  partyId: string,
  lane: Lane,
  nextPlace: number,
): Promise<void> {
  await sql`
    update queue_entries e set set_back = json_build_object('by', 'HOST', 'reason', moved.reason,
      'at', to_char(moved.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from (
      select w.id, (array_agg(m.reason order by m.moved_at desc))[1] as reason, max(m.moved_at) as at
      from queue_entries w join queue_moves m on m.party_id = w.party_id and m.lane = w.lane
        and m.entry_id <> w.id and m.to_place < w.place
        and (m.from_place > w.place or m.from_place is null)
        and m.moved_at >= greatest(w.joined_at, w.called_at, (w.set_back ->> 'at')::timestamptz)
      where w.party_id = ${partyId} and w.lane = ${lane} and w.status in (${WAITING}, ${AWAY})
      group by w.id
    ) moved where e.id = moved.id`.execute(db);
  await sql`delete from queue_moves where party_id = ${partyId} and lane = ${lane}`.execute(db);
  const spread = (offset: number) => sql`
    with chosen as (
      select id, status, lane, place,
        ${nextPlace}::bigint - count(*) over () - 1 + row_number() over (order by place) as nth
      from queue_entries where party_id = ${partyId} and lane = ${lane} and ${KEEPS_PLACE}
    ), changed as (
      update queue_entries e set place = chosen.nth * ${sql.lit(PLACE_STEP)} + ${sql.lit(offset)}
      from chosen where e.id = chosen.id
      returning e.status, e.lane, e.place, chosen.status as old_status, chosen.lane as old_lane,
        chosen.place as old_place
    ), ${recountedBlocks(partyId)}
    select 1`;
  // A unique index checks each row as it changes. Rows move far away first, so that no two collide.
  await spread(FAR_AWAY).execute(db);
  await spread(0).execute(db);
}

/** Notes of one party or more, for those who stand behind by them. */
export async function insertMoves(
  db: Db,
  moves: readonly Insertable<QueueMovesTable>[],
): Promise<void> {
  if (moves.length > 0) await db.insertInto('queueMoves').values(moves).execute();
}

export async function deleteMove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('queueMoves').where('id', '=', id).execute();
}

/**
 * Why somebody stands further back than they were told: what was noted of themselves, or what a host
 * put in front of them since. Null: they do not.
 */
export async function movedBehind(
  db: Db,
  entry: Place & {
    id: string;
    partyId: string;
    joinedAt: Date;
    calledAt: Date | null;
    setBack: SetBack | null;
  },
): Promise<SetBack | null> {
  const { place, setBack } = entry;
  const last = Math.max(
    entry.joinedAt.getTime(),
    entry.calledAt?.getTime() ?? 0,
    setBack ? Date.parse(setBack.at) : 0,
  );
  const move = await db
    .selectFrom('queueMoves')
    .select(['reason', 'movedAt', 'movedBy'])
    .where('partyId', '=', entry.partyId)
    .where('movedAt', '>=', new Date(last))
    .where('entryId', '<>', entry.id)
    .where((is) =>
      is.or([
        is.and([
          is('lane', '=', entry.lane),
          is('toPlace', '<', place),
          is.or([is('fromPlace', '>', place), is('fromPlace', 'is', null)]),
        ]),
        // Who comes back takes turns that the other lanes went on with.
        is.and([is('movedBy', '=', 'UNDO'), is('lane', '<>', entry.lane)]),
      ]),
    )
    .orderBy('movedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return move ? { by: move.movedBy, at: move.movedAt.toISOString(), reason: move.reason } : setBack;
}

/** Stores why an entry stands behind its promised place; null: it does not any more. */
export async function setSetBack(db: Db, entryId: string, setBack: SetBack | null): Promise<void> {
  await db
    .updateTable('queueEntries')
    .set({ setBack: setBack && JSON.stringify(setBack) })
    .where('id', '=', entryId)
    .execute();
}

/** Stores the latest possible rank of an entry that goes away. */
export async function noteBound(db: Db, entryId: string, bound: number): Promise<void> {
  await db
    .updateTable('queueEntries')
    .set({ awayBound: bound })
    .where('id', '=', entryId)
    .execute();
}

/** Stores why an entry that came back stands further back than before, if it does. */
export async function noteReturn(
  db: Db,
  entryId: string,
  bound: number,
  setBack: SetBack,
): Promise<void> {
  await db
    .updateTable('queueEntries')
    .set({ setBack: JSON.stringify(setBack) })
    .where('id', '=', entryId)
    .where('awayBound', '<', bound)
    .execute();
}
