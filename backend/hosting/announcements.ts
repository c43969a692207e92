import { tell } from '@/backend/notifications/service';
import { creatorsByIds } from '@/backend/creators/service';
import { partyTitle } from '@/backend/parties/service';
import type { Context } from '@/backend/platform/context';
import { inTransaction } from '@/backend/platform/transaction';
import { claimAnnouncement, followersAfter, noteTold } from './announcementRepository';

/** Short enough that whoever pauses the party at this moment does not wait. */
const FOLLOWERS_AT_ONCE = 200;

/**
 * Tells the next followers of one party that opened, and notes how far it came in the same
 * transaction: nobody is told twice. Answers false when there is nobody left to tell.
 */
export function announceSome(context: Context, atOnce = FOLLOWERS_AT_ONCE): Promise<boolean> {
  return inTransaction(context, async (inner) => {
    const claimed = await claimAnnouncement(inner.db);
    if (!claimed) return false;
    const { partyId, creatorId, afterUserId } = claimed;
    const range = { after: afterUserId, limit: atOnce };
    const followers = await followersAfter(inner.db, creatorId, range);
    const last = followers.at(-1);
    if (last) {
      const creator = (await creatorsByIds(inner, [creatorId])).get(creatorId);
      const title = await partyTitle(inner, partyId);
      const news = followers.map((userId) => ({
        type: 'live' as const,
        userId,
        title,
        host: creator?.name ?? '',
        redirectLink: `/party/${partyId}`,
        entityRef: partyId,
        image: creator?.extraPublic.profile_photo ?? '',
      }));
      await tell(inner, news);
    }
    const isDone = followers.length < atOnce;
    await noteTold(inner.db, partyId, { afterUserId: last ?? afterUserId, isDone });
    return true;
  });
}
