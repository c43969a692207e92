import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/**
 * Notes that a party opened. One that had closed after `since` goes on: who was told is not told
 * again, and who was not yet still is.
 */
export async function noteOpened(
  db: Db,
  { partyId, creatorId, since }: { partyId: string; creatorId: string; since: Date },
): Promise<void> {
  const goesOn = sql<boolean>`live_announcements.closed_at > ${since}`;
  await db
    .insertInto('liveAnnouncements')
    .values({ partyId, creatorId, closedAt: null, afterUserId: null })
    .onConflict((conflict) =>
      conflict.column('partyId').doUpdateSet({
        closedAt: null,
        afterUserId: sql`case when ${goesOn} then live_announcements.after_user_id end`,
        isDone: sql`live_announcements.is_done and ${goesOn}`,
      }),
    )
    .execute();
}

export async function noteClosed(db: Db, partyId: string, now: Date): Promise<void> {
  await db
    .updateTable('liveAnnouncements')
    .set({ closedAt: now })
    .where('partyId', '=', partyId)
    .where('closedAt', 'is', null)
    .execute();
}

/** An announcement with followers left, held until the transaction ends; others pass it by. */
export function claimAnnouncement(db: Db) {
  return db
    .selectFrom('liveAnnouncements')
    .select(['partyId', 'creatorId', 'afterUserId'])
    .where('isDone', '=', false)
    .where('closedAt', 'is', null)
    .orderBy('partyId')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** The next followers who asked to hear of this creator, by id. */
export async function followersAfter(
  db: Db,
  creatorId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('favorites')
    .select('userId')
    .where('creatorId', '=', creatorId)
    .where('notifyLive', '=', true)
    .$if(after !== null, (query) => query.where('userId', '>', after))
    .orderBy('userId')
    .limit(limit)
    .execute();
  return rows.map(({ userId }) => userId);
}

export async function noteTold(
  db: Db,
  partyId: string,
  told: { afterUserId: string | null; isDone: boolean },
): Promise<void> {
  await db.updateTable('liveAnnouncements').set(told).where('partyId', '=', partyId).execute();
}
