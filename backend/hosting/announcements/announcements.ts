import { creatorsByIds } from '@/backend/creators/service';
import { followersToNotify } from '@/backend/favorites/service';
import { notify } from '@/backend/notifications/service';
import type { Context } from '@/backend/platform/context';
import { inTransaction } from '@/backend/platform/transaction';
import { claimAnnouncement, noteClosed, noteOpened, saveProgress } from './announcementRepository';
import { tellAskers } from '@/backend/hosting/askers/askers';
import { newsAfter } from '@/backend/hosting/policy';
import { hostedKind, type Tool } from '@/backend/hosting/toolKinds';

/** Small enough that a host who pauses the tool at this moment does not wait long. */
const FOLLOWERS_AT_ONCE = 200;

/**
 * Notes in the running transaction whether a tool is open. Its creator's followers are told of one
 * that opens, unless it was open less than an hour ago; once it is not, who was not told yet waits.
 * Who asked about this tool is told whenever it opens.
 */
export async function announceTool(
  context: Context,
  { id, creatorId }: Tool,
  { isOpen }: { isOpen: boolean },
): Promise<void> {
  const now = context.now();
  if (!isOpen) return noteClosed(context.db, id, now);
  await noteOpened(context.db, { toolId: id, creatorId, since: newsAfter(now) });
  await tellAskers(context, id, 'open');
}

/**
 * Tells the next followers of one tool that opened, and notes how far it came in the same
 * transaction, so nobody is notified twice. Returns false when nobody is left to notify.
 */
export function announceSome(context: Context, atOnce = FOLLOWERS_AT_ONCE): Promise<boolean> {
  return inTransaction(context, async (inner) => {
    const claimed = await claimAnnouncement(inner.db);
    if (!claimed) return false;
    const { toolId, kind, creatorId, afterUserId } = claimed;
    const range = { after: afterUserId, limit: atOnce };
    const followers = await followersToNotify(inner, creatorId, range);
    const last = followers.at(-1);
    if (last) {
      const creator = (await creatorsByIds(inner, [creatorId])).get(creatorId);
      const hosted = hostedKind(kind);
      const title = await hosted.title(inner, toolId);
      const news = followers.map((userId) => ({
        type: 'live' as const,
        tool: hosted.spokenOf,
        userId,
        title,
        host: creator?.name ?? '',
        redirectLink: hosted.path(toolId),
        entityRef: toolId,
        image: creator?.extraPublic.profile_photo ?? '',
      }));
      await notify(inner, news);
    }
    const isDone = followers.length < atOnce;
    await saveProgress(inner.db, toolId, { afterUserId: last ?? afterUserId, isDone });
    return true;
  });
}
