import { sql, type Kysely, type Selectable } from 'kysely';
import type { Succession } from '@/backend/accounts/service';
import type { PartiesTable } from '@/backend/parties/tables';
import type { Tables } from '@/backend/platform/tables';
import { STATUS } from '@/lib/shared/parties/partyStatus';

type Db = Kysely<Tables>;

/** The last entry of a user in a party. */
export function newestEntry(db: Db, partyId: string, userId: string) {
  return db
    .selectFrom('queueEntries')
    .select(['queueUuid', 'status'])
    .where('partyId', '=', partyId)
    .where('userId', '=', userId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What decides of a party whether a place in it can go to another account. */
export type PlaceParty = Pick<
  Selectable<PartiesTable>,
  'id' | 'creatorId' | 'whoCanJoin' | 'rejoin' | 'cooldownMinutes'
>;

/** A live entry with its party. */
export interface PlaceRow {
  entryId: string;
  partyId: string;
  queueUuid: string;
  title: string;
  handle: string;
  party: PlaceParty;
}

/** The live entries of a user, in an order that every transaction locks their parties in. */
export async function placesOf(db: Db, userId: string): Promise<PlaceRow[]> {
  const rows = await db
    .selectFrom('queueEntries as entry')
    .innerJoin('parties as party', 'party.id', 'entry.partyId')
    .innerJoin('users as creator', 'creator.id', 'party.creatorId')
    .select([
      'entry.id as entryId',
      'entry.partyId',
      'entry.queueUuid',
      'party.title',
      'creator.handle',
      'party.creatorId',
      'party.whoCanJoin',
      'party.rejoin',
      'party.cooldownMinutes',
    ])
    .where('entry.userId', '=', userId)
    .where((is) => is.between('entry.status', STATUS.waiting, STATUS.playing))
    .where('party.state', '<>', 'ENDED')
    .orderBy('party.id')
    .execute();
  return rows.map(({ creatorId, whoCanJoin, rejoin, cooldownMinutes, ...row }) => ({
    ...row,
    party: { id: row.partyId, creatorId, whoCanJoin, rejoin, cooldownMinutes },
  }));
}

/** Makes an entry of a locked party somebody else's, who has no live one there. */
export async function giveEntry(db: Db, entryId: string, userId: string): Promise<void> {
  await db.updateTable('queueEntries').set({ userId }).where('id', '=', entryId).execute();
}

/** Makes a quick account's missed calls at every creator its heir's. */
export async function passNoShowsOn(
  db: Db,
  { quickId, heirId }: Pick<Succession, 'quickId' | 'heirId'>,
): Promise<void> {
  await db
    .updateTable('queueNoShows')
    .set({ userId: heirId })
    .where('userId', '=', quickId)
    .execute();
}

/** Makes what is over of a quick account its heir's, and the passes that the heir does not have. */
export async function passEntriesOn(db: Db, { quickId, heirId }: Succession): Promise<void> {
  await sql`
    update queue_entries set user_id = ${heirId} where user_id = ${quickId}
      and status not between ${sql.lit(STATUS.waiting)} and ${sql.lit(STATUS.playing)}`.execute(db);
  await sql`
    update queue_passes pass set user_id = ${heirId} where user_id = ${quickId}
      and (used_entry_id is not null or not exists (
        select from queue_passes own where own.user_id = ${heirId}
          and own.creator_id = pass.creator_id and own.used_entry_id is null
          and own.booking_id is null))`.execute(db);
}
