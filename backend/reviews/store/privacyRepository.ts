import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/**
 * Takes somebody out of reviews: what they had not opened yet is gone, and so is what a creator said
 * of them; of what stands on a service the stars stay, which count, and every word goes.
 */
export async function forgetReviews(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('reviews')
    .where('authorId', '=', userId)
    .where('publishedAt', 'is', null)
    .execute();
  await db
    .deleteFrom('reviews')
    .where('subjectId', '=', userId)
    .where('authorRole', '=', 'CREATOR')
    .execute();
  await db
    .updateTable('reviews')
    .set({ text: null, tags: '[]' })
    .where('authorId', '=', userId)
    .execute();
  await db
    .updateTable('reviews')
    .set({ reply: null, repliedAt: null })
    .where('subjectId', '=', userId)
    .execute();
}

/** The reviews of somebody as the file of their data shows them; never what is sealed for them. */
export async function reviewRowsOf(db: Db, userId: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select b.number as "order", b.title,
      case when r.author_id = ${userId} then 'WRITTEN' else 'RECEIVED' end as direction,
      r.stars, r.tags, r.text, r.submitted_at, r.published_at, r.reply, r.replied_at, r.hidden_at
    from reviews r join bookings b on b.id = r.booking_id
    where r.author_id = ${userId}
      or (r.subject_id = ${userId} and r.published_at is not null)
    order by r.id`.execute(db);
  return rows;
}

/** What somebody's reviews sum up to. */
export async function sumRowsOf(db: Db, userId: string) {
  return db
    .selectFrom('reviewSums')
    .select(['role', 'ratingSum', 'ratingCount'])
    .where('userId', '=', userId)
    .orderBy('role')
    .execute();
}
