import { sql, type Kysely, type Selectable } from 'kysely';
import type { PartiesTable, QueuePassesTable } from '@/backend/parties/tables';
import type { Tables } from '@/backend/platform/tables';
import { STATUS } from '@/lib/shared/parties/partyStatus';

type Db = Kysely<Tables>;

/** An entry for which a bought place was used. */
export interface BoughtRow {
  bookingId: string;
  queueUuid: string;
  status: number;
}

/** What of an entry keeps its place used. */
const holds = sql`(e.status between ${sql.lit(STATUS.waiting)} and ${sql.lit(STATUS.played)})`;

/** The entries of a queue that were bought, in the order of their orders. */
export async function boughtIn(db: Db, partyId: string): Promise<BoughtRow[]> {
  const { rows } = await sql<BoughtRow>`
    select booking_id, queue_uuid, status from queue_entries
    where party_id = ${partyId} and booking_id is not null
    order by booking_id, number`.execute(db);
  return rows;
}

/** Notes which orders entries of a locked queue were bought with. */
export async function markBought(
  db: Db,
  partyId: string,
  bought: readonly { entryId: string; bookingId: string }[],
): Promise<void> {
  const entries = bought.map(({ entryId }) => entryId);
  const bookings = bought.map(({ bookingId }) => bookingId);
  await sql`
    with marked as (
      update queue_entries e set booking_id = given.booking_id
      from unnest(${entries}::uuid[], ${bookings}::uuid[]) given (entry_id, booking_id)
      where e.id = given.entry_id
    )
    update parties set bought_count = bought_count + ${bought.length} where id = ${partyId}`.execute(
    db,
  );
}

/** Frees the bought passes whose entry is over without a turn, and uses those whose entry came back. */
export async function keepPasses(db: Db, partyId: string): Promise<void> {
  await sql`
    update queue_passes pass set used_entry_id = null from queue_entries e
    where pass.used_entry_id = e.id and e.party_id = ${partyId}
      and pass.booking_id = e.booking_id and not ${holds}`.execute(db);
  await sql`
    update queue_passes pass set used_entry_id = e.id from queue_entries e
    where e.party_id = ${partyId} and e.booking_id = pass.booking_id
      and pass.used_entry_id is null and ${holds}`.execute(db);
}

export async function insertPass(
  db: Db,
  pass: Pick<Selectable<QueuePassesTable>, 'id' | 'creatorId' | 'userId' | 'givenAt'> & {
    bookingId: string;
  },
): Promise<void> {
  await db
    .insertInto('queuePasses')
    .values(pass)
    .onConflict((conflict) => conflict.column('bookingId').doNothing())
    .execute();
}

export async function deletePass(db: Db, bookingId: string): Promise<void> {
  await db.deleteFrom('queuePasses').where('bookingId', '=', bookingId).execute();
}

/** Most queues an order offers its place for. */
const QUEUES_SHOWN = 5;

/** The queues of a creator's that are open, or planned, the next first. */
export function queuesToPlay(
  db: Db,
  creatorId: string,
): Promise<Pick<Selectable<PartiesTable>, 'id' | 'title' | 'game' | 'state' | 'scheduledAt'>[]> {
  return db
    .selectFrom('parties')
    .select(['id', 'title', 'game', 'state', 'scheduledAt'])
    .where('creatorId', '=', creatorId)
    .where('state', 'in', ['OPEN', 'SCHEDULED'])
    .orderBy(sql`state = 'SCHEDULED'`)
    .orderBy('scheduledAt')
    .orderBy('id', 'desc')
    .limit(QUEUES_SHOWN)
    .execute();
}
