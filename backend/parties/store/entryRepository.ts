import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { blockOf } from './placeRepository';
import type { QueueEntriesTable } from '@/backend/parties/tables';
import type { Recipient } from '@/backend/parties/ticketNews';

type Db = Kysely<Tables>;

/** An entry with what is public of its fan; of a guest, the name. */
export interface EntryRow extends Selectable<QueueEntriesTable> {
  handle: string;
  /** As stored: not checked yet. */
  extraPublic: unknown;
}

function entriesWithFan(db: Db) {
  return db
    .selectFrom('queueEntries')
    .leftJoin('users as fan', 'fan.id', 'queueEntries.userId')
    .selectAll('queueEntries')
    .select([
      sql<string>`coalesce(fan.handle, queue_entries.guest_name)`.as('handle'),
      'fan.extraPublic',
    ]);
}

/** Those called, ready or playing, in the order of their numbers. */
export async function upIds(db: Db, partyId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('queueEntries')
    .select('id')
    .where('partyId', '=', partyId)
    .where((is) => is.between('status', sql.lit(STATUS.called), sql.lit(STATUS.playing)))
    .orderBy('number')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of these entries of a party that have one of the statuses. */
export async function idsIn(
  db: Db,
  partyId: string,
  ids: readonly string[],
  statuses: readonly number[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('queueEntries')
    .select('id')
    .where('partyId', '=', partyId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where('status', 'in', [...statuses])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** A ticket with its fan. */
export function findEntry(db: Db, queueUuid: string): Promise<EntryRow | undefined> {
  return entriesWithFan(db).where('queueEntries.queueUuid', '=', queueUuid).executeTakeFirst();
}

/** The same, with how many calls its fan missed with the party's creator since then. */
export function findTicket(
  db: Db,
  queueUuid: string,
  noShowsSince: Date,
): Promise<(EntryRow & { noShows: number }) | undefined> {
  return entriesWithFan(db)
    .select(
      sql<number>`(select count(*)::int from queue_no_shows missed
        where missed.user_id = queue_entries.user_id and missed.missed_at > ${noShowsSince}
          and missed.creator_id = (select creator_id from parties
            where id = queue_entries.party_id))`.as('noShows'),
    )
    .where('queueEntries.queueUuid', '=', queueUuid)
    .executeTakeFirst();
}

/** An entry of a party with its fan. */
export function findEntryById(db: Db, partyId: string, id: string): Promise<EntryRow | undefined> {
  return entriesWithFan(db)
    .where('queueEntries.partyId', '=', partyId)
    .where('queueEntries.id', '=', id)
    .executeTakeFirst();
}

/** Data of a user who joins. */
export type NewEntry = Pick<
  Selectable<QueueEntriesTable>,
  | 'id'
  | 'queueUuid'
  | 'userId'
  | 'guestName'
  | 'number'
  | 'lane'
  | 'place'
  | 'seats'
  | 'timesPlayed'
  | 'fields'
>;

/**
 * Adds waiting entries to a locked party, in one statement with its blocks and counters. Their
 * numbers and places are the party's next ones, and none of their fans has a live one there.
 */
export async function insertEntries(
  db: Db,
  partyId: string,
  entries: readonly NewEntry[],
  now: Date,
): Promise<void> {
  const many = entries.length;
  await sql`
    with entry as (
      insert into queue_entries (id, queue_uuid, party_id, user_id, guest_name, status, number,
        lane, place, seats, times_played, fields, joined_at, waiting_since)
      select id, "queueUuid", ${partyId}, "userId", "guestName", ${sql.lit(STATUS.waiting)}, number,
        lane, place, seats, "timesPlayed", fields, ${now}, ${now}
      from jsonb_to_recordset(${JSON.stringify(entries)}) given (id uuid, "queueUuid" uuid,
        "userId" uuid, "guestName" text, number int, lane smallint, place bigint, seats int,
        "timesPlayed" int, fields jsonb)
      returning lane, place
    ), block as (
      insert into queue_blocks as b (party_id, lane, block, waiting)
      select ${partyId}, lane, ${blockOf(sql.ref('place'))}, count(*) from entry group by 2, 3
      on conflict (party_id, lane, block) do update set waiting = b.waiting + excluded.waiting
    )
    update parties set next_number = next_number + ${many}, next_place = next_place + ${many},
      seq = seq + ${many}, member_count = member_count + ${many}, updated_at = ${now}
    where id = ${partyId}`.execute(db);
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

/** Records that a waiting fan was notified of being next. Returns them the first time only. */
export async function markNotifiedNext(db: Db, id: string, now: Date): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    update queue_entries set next_told_at = ${now} where id = ${id} and next_told_at is null
    returning queue_uuid, user_id`.execute(db);
  return rows;
}

/** Those who wait and were notified of being next since then: it is as if they had not been. */
export async function forgetNext(db: Db, partyId: string, since: Date): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    update queue_entries set next_told_at = null
    where party_id = ${partyId} and status = ${sql.lit(STATUS.waiting)} and next_told_at >= ${since}
    returning queue_uuid, user_id`.execute(db);
  return rows;
}

/** A live entry of a user who is being banned. */
export interface LivePlace {
  partyId: string;
  entryId: string;
}

/**
 * Every live place that the fan behind an entry has at its party's creator. Their parties and the
 * entry's own are held until the transaction ends, in an order that every transaction takes.
 */
export async function lockPlacesOf(db: Db, { partyId, entryId }: LivePlace): Promise<LivePlace[]> {
  const { rows } = await sql<{ partyId: string; entryId: string | null }>`
    select p.id as party_id, live.id as entry_id
    from parties p left join queue_entries live on live.party_id = p.id
      and live.status between ${sql.lit(STATUS.waiting)} and ${sql.lit(STATUS.playing)}
      and live.user_id = (select user_id from queue_entries
        where id = ${entryId} and party_id = ${partyId})
    where p.id = ${partyId} or (live.id is not null and p.state <> 'ENDED'
      and p.creator_id = (select creator_id from parties where id = ${partyId}))
    order by p.id for update of p`.execute(db);
  return rows.flatMap((row) => (row.entryId === null ? [] : [{ ...row, entryId: row.entryId }]));
}

/** Writes what hosts note of an entry of this party. */
export async function setNote(
  db: Db,
  partyId: string,
  entryId: string,
  note: string | null,
): Promise<void> {
  await db
    .updateTable('queueEntries')
    .set({ note })
    .where('partyId', '=', partyId)
    .where('id', '=', entryId)
    .execute();
}

/** By entry id: the handle of its fan; of a guest, the name. */
export async function handlesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('queueEntries as entry')
    .leftJoin('users as fan', 'fan.id', 'entry.userId')
    .select(['entry.id', sql<string>`coalesce(fan.handle, entry.guest_name)`.as('handle')])
    .where('entry.id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, handle }) => [id, handle]));
}
