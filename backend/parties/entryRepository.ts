import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { STATUS } from '@/lib/shared/partyStatus';
import { blockOf, PLACE_STEP } from './placeRepository';
import type { QueueEntriesTable } from './tables';
import type { Told } from './telling';

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

/** An entry of a party with its fan. */
export function findEntryById(db: Db, partyId: string, id: string): Promise<EntryRow | undefined> {
  return entriesWithFan(db)
    .where('queueEntries.partyId', '=', partyId)
    .where('queueEntries.id', '=', id)
    .executeTakeFirst();
}

/** What somebody who joins brings along. */
export type NewEntry = Pick<
  Selectable<QueueEntriesTable>,
  | 'id'
  | 'queueUuid'
  | 'partyId'
  | 'userId'
  | 'guestName'
  | 'number'
  | 'lane'
  | 'seats'
  | 'timesPlayed'
  | 'fields'
  | 'joinedAt'
> & { nextPlace: number };

/**
 * Adds a waiting entry behind everyone of its lane to a locked party and counts it; false when the
 * fan has a live one there, which changes nothing.
 */
export async function insertEntry(db: Db, entry: NewEntry): Promise<boolean> {
  const { id, queueUuid, partyId, userId, guestName, number, lane, seats, joinedAt } = entry;
  const place = sql`${entry.nextPlace * PLACE_STEP}::bigint`;
  const { rows } = await sql`
    with entry as (
      insert into queue_entries (id, queue_uuid, party_id, user_id, guest_name, status, number,
        lane, place, seats, times_played, fields, joined_at, waiting_since)
      values (${id}, ${queueUuid}, ${partyId}, ${userId}, ${guestName}, ${STATUS.waiting},
        ${number}, ${lane}, ${place}, ${seats}, ${entry.timesPlayed},
        ${JSON.stringify(entry.fields)}::jsonb, ${joinedAt}, ${joinedAt})
      on conflict (party_id, user_id) where status between 100 and 140 do nothing
      returning party_id, lane, place
    ), block as (
      insert into queue_blocks as b (party_id, lane, block, waiting)
      select party_id, lane, ${blockOf(sql.ref('place'))}, 1 from entry
      on conflict (party_id, lane, block) do update set waiting = b.waiting + 1
    )
    update parties set next_number = ${number} + 1, next_place = ${entry.nextPlace} + 1,
      seq = seq + 1, member_count = member_count + 1, updated_at = ${joinedAt}
    from entry where id = entry.party_id
    returning id`.execute(db);
  return rows.length === 1;
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

/** Notes that somebody waiting is told to be next; answers them the first time only. */
export async function tellNext(db: Db, id: string, now: Date): Promise<Told[]> {
  const { rows } = await sql<Told>`
    with told as (
      update queue_entries set next_told_at = ${now} where id = ${id} and next_told_at is null
      returning queue_uuid, user_id
    )
    select told.*, fan.locale, fan.notification_prefs
    from told join users fan on fan.id = told.user_id`.execute(db);
  return rows;
}
