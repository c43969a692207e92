import { isEmailVerified } from '@/backend/accounts/service';
import { isFollower } from '@/backend/favorites/service';
import type { Context } from '@/backend/platform/context';
import { isOnGuestList } from './guestListRepository';
import type { PartyRow } from './partyRepository';

/** Whether a party's rule lets somebody in; what no rule asks for is not read. */
export function isLetIn(context: Context, party: PartyRow, userId: string): Promise<boolean> {
  switch (party.whoCanJoin) {
    case 'EVERYONE':
      return Promise.resolve(true);
    case 'VERIFIED':
      return isEmailVerified(context, userId);
    case 'FOLLOWERS':
      return isFollower(context, userId, party.creatorId);
    case 'INVITED':
      return isOnGuestList(context.db, party.creatorId, userId);
  }
}
