import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/**
 * Notes that a tool opened. One that had closed after `since` goes on: who was told is not told
 * again, and who was not yet still is.
 */
export async function noteOpened(
  db: Db,
  { toolId, creatorId, since }: { toolId: string; creatorId: string; since: Date },
): Promise<void> {
  const goesOn = sql<boolean>`live_announcements.closed_at > ${since}`;
  await db
    .insertInto('liveAnnouncements')
    .values({ toolId, creatorId, closedAt: null, afterUserId: null })
    .onConflict((conflict) =>
      conflict.column('toolId').doUpdateSet({
        closedAt: null,
        afterUserId: sql`case when ${goesOn} then live_announcements.after_user_id end`,
        isDone: sql`live_announcements.is_done and ${goesOn}`,
      }),
    )
    .execute();
}

export async function noteClosed(db: Db, toolId: string, now: Date): Promise<void> {
  await db
    .updateTable('liveAnnouncements')
    .set({ closedAt: now })
    .where('toolId', '=', toolId)
    .where('closedAt', 'is', null)
    .execute();
}

/** An announcement with followers left, held until the transaction ends; others pass it by. */
export function claimAnnouncement(db: Db) {
  return db
    .selectFrom('liveAnnouncements as announcement')
    .innerJoin('liveTools as tool', 'tool.id', 'announcement.toolId')
    .select(['announcement.toolId', 'announcement.creatorId', 'announcement.afterUserId'])
    .select('tool.kind')
    .where('announcement.isDone', '=', false)
    .where('announcement.closedAt', 'is', null)
    .orderBy('announcement.toolId')
    .limit(1)
    .forUpdate('announcement')
    .skipLocked()
    .executeTakeFirst();
}

export async function saveProgress(
  db: Db,
  toolId: string,
  progress: { afterUserId: string | null; isDone: boolean },
): Promise<void> {
  await db.updateTable('liveAnnouncements').set(progress).where('toolId', '=', toolId).execute();
}
