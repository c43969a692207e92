import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { PartyActsTable } from '@/backend/parties/tables';

type Db = Kysely<Tables>;

/** An act with who did it. */
export interface ActRow extends Selectable<PartyActsTable> {
  /** Null: their account is gone. */
  actorHandle: string | null;
  /** Of the first few people it was about. */
  handles: string[];
}

const HANDLES = 3;

/** An act keeps entries, not names: who is gone is named no more. */
const handles = sql<string[]>`(
  select coalesce(json_agg(coalesce(fan.handle, entry.guest_name) order by one.nth), '[]')
  from jsonb_array_elements(coalesce(
    case when detail ? 'entry' then jsonb_build_array(detail -> 'entry') else detail -> 'entries' end,
    '[]')) with ordinality one (ref, nth)
  join queue_entries entry on entry.id = (one.ref ->> 'id')::uuid
  left join users fan on fan.id = entry.user_id
  where one.nth <= ${sql.lit(HANDLES)})`;

export async function insertAct(db: Db, act: Insertable<PartyActsTable>): Promise<void> {
  await db.insertInto('partyActs').values(act).execute();
}

/** The last acts of a party, newest first. */
export function lastActs(db: Db, partyId: string, limit: number): Promise<ActRow[]> {
  return db
    .selectFrom('partyActs')
    .leftJoin('users as actor', 'actor.id', 'partyActs.actorId')
    .selectAll('partyActs')
    .select(['actor.handle as actorHandle', handles.as('handles')])
    .where('partyActs.partyId', '=', partyId)
    .orderBy('partyActs.id', 'desc')
    .limit(limit)
    .execute();
}

export async function markUndone(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('partyActs').set({ undoneAt: now }).where('id', '=', id).execute();
}
