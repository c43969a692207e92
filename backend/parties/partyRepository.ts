import { sql, type Kysely, type Selectable, type Updateable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { PartiesTable } from './tables';

type Db = Kysely<Tables>;

/** A party with what is public of its creator. */
export interface PartyRow extends Selectable<PartiesTable> {
  creatorHandle: string;
  creatorFirstName: string;
  creatorLastName: string;
  /** As stored: not checked yet. */
  creatorExtraPublic: unknown;
}

export function partiesWithCreator(db: Db) {
  return db
    .selectFrom('parties')
    .innerJoin('users as creator', 'creator.id', 'parties.creatorId')
    .selectAll('parties')
    .select([
      'creator.handle as creatorHandle',
      'creator.firstName as creatorFirstName',
      'creator.lastName as creatorLastName',
      'creator.extraPublic as creatorExtraPublic',
    ]);
}

export function findParty(db: Db, id: string): Promise<PartyRow | undefined> {
  return partiesWithCreator(db).where('parties.id', '=', id).executeTakeFirst();
}

/** The same, held until the transaction ends: whoever changes a queue comes one after another. */
export function lockParty(db: Db, id: string): Promise<PartyRow | undefined> {
  return partiesWithCreator(db)
    .where('parties.id', '=', id)
    .forUpdate('parties')
    .executeTakeFirst();
}

/** Newest first, `limit` rows after the given id. */
export function partiesOf(
  db: Db,
  creatorId: string,
  { drafts, before, limit }: { drafts: boolean; before: string | null; limit: number },
): Promise<Selectable<PartiesTable>[]> {
  return db
    .selectFrom('parties')
    .selectAll()
    .where('creatorId', '=', creatorId)
    .$if(!drafts, (query) => query.where('state', '<>', 'DRAFT'))
    .$if(before !== null, (query) => query.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function insertParty(
  db: Db,
  party: Pick<Selectable<PartiesTable>, 'id' | 'creatorId' | 'title' | 'game' | 'createdAt'>,
): Promise<Selectable<PartiesTable>> {
  return db
    .insertInto('parties')
    .values({
      ...party,
      notice: null,
      state: 'DRAFT',
      queueSize: null,
      seatsPerRound: 1,
      lobbyCode: null,
      updatedAt: party.createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export type PartyPatch = Pick<
  Updateable<PartiesTable>,
  | 'title'
  | 'game'
  | 'notice'
  | 'state'
  | 'queueSize'
  | 'seatsPerRound'
  | 'entryFields'
  | 'lobbyCode'
  | 'version'
>;

/** Changes a locked party and its counters, and takes the next `seq`. */
export function updateParty(
  db: Db,
  id: string,
  {
    now,
    patch = {},
    members = 0,
    played = 0,
  }: { now: Date; patch?: PartyPatch; members?: number; played?: number },
): Promise<Selectable<PartiesTable>> {
  return db
    .updateTable('parties')
    .set({
      ...patch,
      seq: sql`seq + 1`,
      memberCount: sql`member_count + ${members}`,
      playedCount: sql`played_count + ${played}`,
      updatedAt: now,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
