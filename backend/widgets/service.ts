import type { Context } from '@/backend/platform/context';
import { deleteKeysMadeBy, everyKeyOf, keysOf } from './repository';

/** A key as its creator sees it: the key itself is never shown again. */
export interface WidgetKey {
  id: string;
  /** Its last four characters. */
  hint: string;
  /** UTC ISO 8601. */
  createdAt: string;
  /** When an overlay last asked with it, to the minute. */
  lastSeenAt: string | null;
  /** An overlay is connected with it: it was seen within `ON_AIR_MS`. */
  isOnAir: boolean;
}

/** An overlay asks once a minute; whoever missed that once is still on air. */
const ON_AIR_MS = 130_000;

/** Keys a party can have at once. */
export const KEYS_PER_PARTY = 20;

/** The keys of a party, newest first. The caller has checked that it is the host asking. */
export async function widgetKeysOf(context: Context, partyId: string): Promise<WidgetKey[]> {
  const rows = await keysOf(context.db, partyId, KEYS_PER_PARTY);
  const onAirSince = context.now().getTime() - ON_AIR_MS;
  return rows.map(({ id, hint, createdAt, lastSeenAt }) => ({
    id,
    hint,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    isOnAir: lastSeenAt !== null && lastSeenAt.getTime() >= onAirSince,
  }));
}

/** Ends every key that somebody made for a creator's parties: they may make none any more. */
export async function endKeysMadeBy(
  context: Context,
  creatorId: string,
  userId: string,
): Promise<void> {
  await deleteKeysMadeBy(context.db, creatorId, userId);
}

/** What this domain keeps of a user: the overlay keys of their parties, and those they made. */
export async function widgetKeyDataOf(context: Context, userId: string) {
  return { overlayKeys: await everyKeyOf(context.db, userId) };
}
