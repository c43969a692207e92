import type { Context } from '@/backend/platform/context';
import { LIMITS } from '@/lib/shared/limits';
import { normalizeHandle } from '@/lib/shared/reservedHandles';
import { hostedParty } from '@/backend/parties/access';
import { listPhoto } from '@/backend/parties/views';
import { guestListOf, replaceGuestList } from '@/backend/audience/guestListRepository';

/** Somebody a creator lets in where only those invited may join. */
export interface ListedGuest {
  userId: string;
  handle: string;
  profilePhoto: string;
}

/** Whom the creator of a party invites, by handle. Errors: auth.required, forbidden. */
export async function guestList(
  context: Context,
  input: { partyID: string },
): Promise<ListedGuest[]> {
  const party = await hostedParty(context, input.partyID, 'VIEW', { lock: false });
  const rows = await guestListOf(context.db, party.creatorId, LIMITS.guestList);
  return rows.map(({ extraPublic, ...guest }) => ({
    ...guest,
    profilePhoto: listPhoto(extraPublic),
  }));
}

/**
 * Makes these handles, in any spelling, the whole list of the party's creator, for all of their
 * parties. Answers how many are on it, and the handles that name nobody. Errors as of `guestList`.
 */
export async function setGuestList(
  context: Context,
  input: { partyID: string; handles: readonly string[] },
): Promise<{ count: number; unknown: string[] }> {
  const party = await hostedParty(context, input.partyID, 'SETTINGS', { lock: false });
  const handles = [...new Set(input.handles.map(normalizeHandle))];
  const found = await replaceGuestList(context.db, party.creatorId, handles, context.now());
  const unknown = handles.filter((handle) => !found.includes(handle));
  return { count: found.length, unknown };
}
