import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { ReviewRole } from '@/lib/shared/reviews/review';
import type { ReviewsTable } from '@/backend/reviews/tables';

type Db = Kysely<Tables>;

/** A review as it is stored. */
export type ReviewRow = Selectable<ReviewsTable>;

/** Seals a review, or what replaces it; undefined: it was opened or hidden, and stays as it is. */
export function saveSealed(
  db: Db,
  row: Insertable<ReviewsTable> & { tags: string },
): Promise<ReviewRow | undefined> {
  const { stars, tags, text, submittedAt } = row;
  return db
    .insertInto('reviews')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['bookingId', 'authorRole'])
        .doUpdateSet({ stars, tags, text, submittedAt })
        .where('reviews.publishedAt', 'is', null)
        .where('reviews.hiddenAt', 'is', null),
    )
    .returningAll()
    .executeTakeFirst();
}

/** What both sides of an order said. Whoever changes something of it holds the lock of the booking. */
export function reviewsOfOrder(db: Db, bookingId: string): Promise<ReviewRow[]> {
  return db
    .selectFrom('reviews')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .orderBy('authorRole')
    .execute();
}

export function findReview(db: Db, id: string): Promise<ReviewRow | undefined> {
  return db.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function markOpened(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('reviews')
    .set({ publishedAt: now })
    .where('id', 'in', [...ids])
    .where('publishedAt', 'is', null)
    .execute();
}

/** Writes the one reply; false: there is one already, or nothing to reply to. */
export async function saveReply(
  db: Db,
  id: string,
  { reply, repliedAt }: { reply: string; repliedAt: Date },
): Promise<boolean> {
  const saved = await db
    .updateTable('reviews')
    .set({ reply, repliedAt })
    .where('id', '=', id)
    .where('reply', 'is', null)
    .where('publishedAt', 'is not', null)
    .where('hiddenAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

export async function setHidden(
  db: Db,
  id: string,
  hidden: { hiddenAt: Date | null; hiddenReason: string | null },
): Promise<void> {
  await db.updateTable('reviews').set(hidden).where('id', '=', id).execute();
}

/** Whose sum: somebody's as a buyer, or as a creator. */
interface SumKey {
  userId: string;
  role: ReviewRole;
}

/** Adds an opened review to what somebody's sum up to. */
export async function addToSum(db: Db, { userId, role }: SumKey, stars: number): Promise<void> {
  await db
    .insertInto('reviewSums')
    .values({ userId, role, ratingSum: stars, ratingCount: 1 })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'role']).doUpdateSet({
        ratingSum: sql<number>`review_sums.rating_sum + excluded.rating_sum`,
        ratingCount: sql<number>`review_sums.rating_count + excluded.rating_count`,
      }),
    )
    .execute();
}

/** Takes a review out of the sum that it is in. */
export async function takeFromSum(db: Db, { userId, role }: SumKey, stars: number): Promise<void> {
  await db
    .updateTable('reviewSums')
    .set((sum) => ({
      ratingSum: sum('ratingSum', '-', stars),
      ratingCount: sum('ratingCount', '-', 1),
    }))
    .where('userId', '=', userId)
    .where('role', '=', role)
    .execute();
}

/** What somebody's reviews sum up to in one of the two roles. */
export async function sumOf(
  db: Db,
  userId: string,
  role: ReviewRole,
): Promise<{ ratingSum: number; ratingCount: number }> {
  const row = await db
    .selectFrom('reviewSums')
    .select(['ratingSum', 'ratingCount'])
    .where('userId', '=', userId)
    .where('role', '=', role)
    .executeTakeFirst();
  return row ?? { ratingSum: 0, ratingCount: 0 };
}
