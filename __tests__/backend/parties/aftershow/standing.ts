import type { Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import { blocksOf, entriesOf, partyRow } from '@/__tests__/backend/parties/stage';

/** Everything of a party that an end could change, without when a call must be answered. */
export async function standing(db: Kysely<Tables>, partyID: string) {
  const { seq, updatedAt, ...party } = await partyRow(db, partyID);
  const entries = await entriesOf(db, partyID);
  return {
    isWritten: seq > 0 && updatedAt !== null,
    party,
    entries: entries.map(({ readyBy, ...entry }) => ({ ...entry, hasDeadline: readyBy !== null })),
    blocks: await blocksOf(db, partyID),
  };
}
