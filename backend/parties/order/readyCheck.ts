import type { Context } from '@/backend/platform/context';
import type { PartyRow } from '@/backend/parties/store/partyRepository';

/** Kind of the deadline of a ready check. */
export const READY_DEADLINE = 'parties.ready';

/** When the answers to a call made now are due. */
export function readyBy(context: Context, party: PartyRow): Date {
  return new Date(context.now().getTime() + party.readySeconds * 1000);
}
