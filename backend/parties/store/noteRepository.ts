import type { Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

/** Writes what hosts note of an entry of this party. */
export async function setNote(
  db: Kysely<Tables>,
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
