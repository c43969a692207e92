import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { STATUS } from '@/lib/shared/parties/partyStatus';

type Db = Kysely<Tables>;

/** Gives everybody who is called until then to answer. Returns their entries. */
export async function askCalledAgain(db: Db, partyId: string, readyBy: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update queue_entries set ready_by = ${readyBy}
    where party_id = ${partyId} and status = ${sql.lit(STATUS.called)}
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** How many wait in a party, also while it is over. */
export async function countWaiting(db: Db, partyId: string): Promise<number> {
  const { rows } = await sql<{ waiting: number | null }>`
    select sum(waiting)::int as waiting from queue_blocks where party_id = ${partyId}`.execute(db);
  return rows[0]?.waiting ?? 0;
}
