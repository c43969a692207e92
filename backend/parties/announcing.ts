import { partyClosed, partyOpened } from '@/backend/favorites/service';
import type { Context } from '@/backend/platform/context';
import type { PartyState } from '@/lib/shared/parties/messages';

/** Has the followers told that a party is open, or stops it: it is open no more. */
export async function announceState(
  context: Context,
  party: { id: string; creatorId: string },
  state: PartyState,
): Promise<void> {
  if (state === 'OPEN') await partyOpened(context, party);
  else await partyClosed(context, party);
}
