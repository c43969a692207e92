import { verifiedAmong } from '@/backend/accounts/service';
import { followersAmong } from '@/backend/favorites/service';
import type { Context } from '@/backend/platform/context';
import { guestsAmong } from './guestListRepository';
import type { PartyRow } from '@/backend/parties/store/partyRepository';

/** Those of these users whom a party's rule lets in; what no rule asks for is not read. */
export async function letIn(
  context: Context,
  { whoCanJoin, creatorId }: PartyRow,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  switch (whoCanJoin) {
    case 'EVERYONE':
      return new Set(userIds);
    case 'VERIFIED':
      return new Set(await verifiedAmong(context, userIds));
    case 'FOLLOWERS':
      return new Set(await followersAmong(context, creatorId, userIds));
    case 'INVITED':
      return new Set(await guestsAmong(context.db, creatorId, userIds));
  }
}
