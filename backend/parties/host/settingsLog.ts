import { isDeepStrictEqual } from 'node:util';
import { changesIn, recordChanges } from '@/backend/hosting/service';
import type { PartyPatch } from '@/backend/parties/store/changeRepository';
import type { PartyRow } from '@/backend/parties/store/partyRepository';
import type { Context } from '@/backend/platform/context';

/** Settings whose values the log does not hold. */
const SECRET = ['lobbyCode'];

/** Writes down which settings a patch changes; questions count as changed, without their words. */
export async function recordSettings(
  context: Context,
  party: PartyRow,
  patch: PartyPatch,
): Promise<void> {
  const { entryFields, ...plain } = patch;
  const changes = changesIn({ ...party }, plain, SECRET);
  if (entryFields !== undefined && !isDeepStrictEqual(party.entryFields, JSON.parse(entryFields))) {
    changes.push({ field: 'entryFields', from: null, to: null });
  }
  if (changes.length === 0) return;
  const { id: toolId, creatorId } = party;
  await recordChanges(context, [{ kind: 'SETTINGS', creatorId, toolId, changes }]);
}
