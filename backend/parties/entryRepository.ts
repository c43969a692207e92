import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { STATUS } from '@/lib/shared/partyStatus';
import type { QueueEntriesTable } from './tables';

type Db = Kysely<Tables>;

/** Numbers are counted in blocks of so many. */
const BLOCK = 512;

/** An entry with what is public of its fan. */
export interface EntryRow extends Selectable<QueueEntriesTable> {
  handle: string;
  /** As stored: not checked yet. */
  extraPublic: unknown;
}

function entriesWithFan(db: Db) {
  return db
    .selectFrom('queueEntries')
    .innerJoin('users as fan', 'fan.id', 'queueEntries.userId')
    .selectAll('queueEntries')
    .select(['fan.handle', 'fan.extraPublic']);
}

/** Those waiting, in order, after the given number. */
export function waitingEntries(
  db: Db,
  partyId: string,
  { after, limit }: { after: number; limit: number },
): Promise<EntryRow[]> {
  return entriesWithFan(db)
    .where('queueEntries.partyId', '=', partyId)
    .where('queueEntries.status', '=', sql.lit(STATUS.waiting))
    .where('queueEntries.number', '>', after)
    .orderBy('queueEntries.number')
    .limit(limit)
    .execute();
}

/** Those called, ready or playing: the furthest first, then by number. */
export function upEntries(db: Db, partyId: string, limit: number): Promise<EntryRow[]> {
  return entriesWithFan(db)
    .where('queueEntries.partyId', '=', partyId)
    .where((is) =>
      is.between('queueEntries.status', sql.lit(STATUS.called), sql.lit(STATUS.playing)),
    )
    .orderBy('queueEntries.status', 'desc')
    .orderBy('queueEntries.number')
    .limit(limit)
    .execute();
}

/** Those whose turn or wait ended last, newest first. */
export function endedEntries(db: Db, partyId: string, limit: number): Promise<EntryRow[]> {
  return entriesWithFan(db)
    .where('queueEntries.partyId', '=', partyId)
    .where('queueEntries.endedAt', 'is not', null)
    .orderBy('queueEntries.endedAt', 'desc')
    .limit(limit)
    .execute();
}

/** The live entry of a fan in a party. */
export function liveEntry(
  db: Db,
  partyId: string,
  userId: string,
): Promise<{ queueUuid: string; status: number } | undefined> {
  return db
    .selectFrom('queueEntries')
    .select(['queueUuid', 'status'])
    .where('partyId', '=', partyId)
    .where('userId', '=', userId)
    .where((is) => is.between('status', STATUS.waiting, STATUS.playing))
    .executeTakeFirst();
}

/** A ticket with its fan. */
export function findEntry(db: Db, queueUuid: string): Promise<EntryRow | undefined> {
  return entriesWithFan(db).where('queueEntries.queueUuid', '=', queueUuid).executeTakeFirst();
}

/**
 * Adds a waiting entry to a locked party and counts it; false when the fan has a live one there,
 * which changes nothing.
 */
export async function insertEntry(
  db: Db,
  entry: Pick<
    Selectable<QueueEntriesTable>,
    'id' | 'queueUuid' | 'partyId' | 'userId' | 'number' | 'fields' | 'joinedAt'
  >,
): Promise<boolean> {
  const { id, queueUuid, partyId, userId, number, fields, joinedAt } = entry;
  const { rows } = await sql`
    with entry as (
      insert into queue_entries (id, queue_uuid, party_id, user_id, status, number, fields, joined_at)
      values (${id}, ${queueUuid}, ${partyId}, ${userId}, ${STATUS.waiting}, ${number},
        ${JSON.stringify(fields)}::jsonb, ${joinedAt})
      on conflict (party_id, user_id) where status between 100 and 140 do nothing
      returning party_id
    ), block as (
      insert into queue_blocks as b (party_id, block, waiting)
      select party_id, ${Math.floor(number / BLOCK)}::int, 1 from entry
      on conflict (party_id, block) do update set waiting = b.waiting + 1
    )
    update parties set next_number = ${number} + 1, seq = seq + 1,
      member_count = member_count + 1, updated_at = ${joinedAt}
    from entry where id = entry.party_id
    returning id`.execute(db);
  return rows.length === 1;
}

/** What a change of status tells of each entry it changed. */
export interface ChangedEntry {
  id: string;
  queueUuid: string;
  userId: string;
  handle: string;
  locale: string;
  /** As stored: what they want to be told of. */
  notificationPrefs: unknown;
  wasWaiting: boolean;
}

export interface StatusChange {
  to: number;
  now: Date;
  /** The times this status sets. */
  times: readonly ('calledAt' | 'readyAt' | 'startedAt' | 'endedAt')[];
}

const COLUMNS = {
  calledAt: sql.ref('called_at'),
  readyAt: sql.ref('ready_at'),
  startedAt: sql.ref('started_at'),
  endedAt: sql.ref('ended_at'),
};

/** Which entries of a locked party change: the first `limit` waiting, or by id, from some states. */
export type Chosen =
  | { first: number }
  | { ids: readonly string[]; from: readonly number[] }
  | { from: readonly number[] };

/**
 * Moves entries to another status and keeps the blocks' counts; in the order of their numbers. A
 * block nobody waits in any more goes, so that a position costs the same after a long evening.
 */
export async function changeStatus(
  db: Db,
  partyId: string,
  chosen: Chosen,
  { to, now, times }: StatusChange,
): Promise<ChangedEntry[]> {
  const condition =
    'first' in chosen
      ? sql`status = ${STATUS.waiting} order by number limit ${chosen.first}`
      : sql`status = any(${[...chosen.from]}::int[])
          ${'ids' in chosen ? sql`and id = any(${[...chosen.ids]}::uuid[])` : sql``}`;
  const set = sql.join([
    sql`status = ${to}`,
    ...times.map((time) => sql`${COLUMNS[time]} = ${now}`),
  ]);
  const { rows } = await sql<ChangedEntry & { number: number }>`
    with chosen as (
      select id, status as was from queue_entries where party_id = ${partyId} and ${condition}
    ), changed as (
      update queue_entries e set ${set} from chosen where e.id = chosen.id
      returning e.id, e.queue_uuid, e.user_id, e.number, chosen.was = ${STATUS.waiting} as was_waiting
    ), gone as (
      select number / ${BLOCK}::int as block, count(*)::int as count from changed
      where was_waiting group by 1
    ), drained as (
      delete from queue_blocks b using gone
      where b.party_id = ${partyId} and b.block = gone.block and b.waiting = gone.count
    ), lowered as (
      update queue_blocks b set waiting = b.waiting - gone.count from gone
      where b.party_id = ${partyId} and b.block = gone.block and b.waiting <> gone.count
    )
    select changed.*, fan.handle, fan.locale, fan.notification_prefs
    from changed join users fan on fan.id = changed.user_id
    order by changed.number`.execute(db);
  return rows;
}

/** How many stand before this number: whole blocks by their counts, the own block by its rows. */
export async function countAhead(db: Db, partyId: string, number: number): Promise<number> {
  const block = Math.floor(number / BLOCK);
  const { rows } = await sql<{ ahead: number }>`
    select coalesce((select sum(waiting) from queue_blocks
        where party_id = ${partyId} and block < ${block}), 0)::int
      + (select count(*) from queue_entries where party_id = ${partyId}
        and status = ${sql.lit(STATUS.waiting)}
        and number >= ${block * BLOCK} and number < ${number})::int as ahead`.execute(db);
  return rows[0]?.ahead ?? 0;
}

/** The last turns of a party in ms, newest first, and how many are up now. */
export async function pace(
  db: Db,
  partyId: string,
  turns: number,
): Promise<{ turns: number[]; upNow: number }> {
  const { rows } = await sql<{ turns: number[] | null; upNow: number }>`
    select (select json_agg(extract(epoch from ended_at - called_at) * 1000)
        filter (where called_at is not null) from (
        select ended_at, called_at from queue_entries
        where party_id = ${partyId} and status = ${sql.lit(STATUS.played)}
        order by ended_at desc limit ${turns}) last) as turns,
      (select count(*)::int from queue_entries where party_id = ${partyId}
        and status between ${sql.lit(STATUS.called)} and ${sql.lit(STATUS.playing)}) as up_now`.execute(
    db,
  );
  return { turns: rows[0]?.turns ?? [], upNow: rows[0]?.upNow ?? 0 };
}
