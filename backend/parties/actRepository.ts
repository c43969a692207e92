import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { PartyActsTable } from './tables';

type Db = Kysely<Tables>;

/** An act with who did it. */
export interface ActRow extends Selectable<PartyActsTable> {
  /** Null: their account is gone. */
  actorHandle: string | null;
}

export async function insertAct(db: Db, act: Insertable<PartyActsTable>): Promise<void> {
  await db.insertInto('partyActs').values(act).execute();
}

/** The last acts of a party, newest first. */
export function lastActs(db: Db, partyId: string, limit: number): Promise<ActRow[]> {
  return db
    .selectFrom('partyActs')
    .leftJoin('users as actor', 'actor.id', 'partyActs.actorId')
    .selectAll('partyActs')
    .select('actor.handle as actorHandle')
    .where('partyActs.partyId', '=', partyId)
    .orderBy('partyActs.id', 'desc')
    .limit(limit)
    .execute();
}

export async function markUndone(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('partyActs').set({ undoneAt: now }).where('id', '=', id).execute();
}
