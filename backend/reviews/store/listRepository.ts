import { sql, type Kysely } from 'kysely';
import type { TimePlace } from '@/backend/platform/cursor';
import type { Tables } from '@/backend/platform/tables';
import type { ReviewRole } from '@/lib/shared/reviews/review';

type Db = Kysely<Tables>;

/** Reviews with what is shown beside them, in one statement. */
function withPeople(db: Db) {
  return db
    .selectFrom('reviews')
    .innerJoin('bookings', 'bookings.id', 'reviews.bookingId')
    .leftJoin('services', 'services.id', 'bookings.serviceId')
    .leftJoin('users as author', 'author.id', 'reviews.authorId')
    .leftJoin('users as subject', 'subject.id', 'reviews.subjectId')
    .selectAll('reviews')
    .select([
      'bookings.title',
      sql<string | null>`case when services.state in ('PUBLISHED', 'PAUSED')
        then services.id end`.as('shownServiceId'),
      'author.handle as authorHandle',
      'author.firstName as authorFirstName',
      'author.lastName as authorLastName',
      'author.userType as authorType',
      'author.extraPublic as authorExtraPublic',
      'subject.handle as subjectHandle',
      'subject.firstName as subjectFirstName',
      'subject.lastName as subjectLastName',
      'subject.userType as subjectType',
      'subject.extraPublic as subjectExtraPublic',
    ]);
}

export type ListedRow = Awaited<ReturnType<typeof openedOfOrder>>[number];

/** Whose reviews: of a service, about somebody, or by somebody. */
export type Asked =
  | { serviceId: string }
  | { subjectId: string; by: ReviewRole }
  | { authorId: string; by: ReviewRole };

function opened(db: Db) {
  return withPeople(db)
    .where('reviews.publishedAt', 'is not', null)
    .where('reviews.hiddenAt', 'is', null);
}

/** A page of opened reviews, the newest first. Sealed and hidden ones are on none. */
export function openedReviews(
  db: Db,
  asked: Asked,
  { after, limit }: { after: TimePlace | null; limit: number },
) {
  return asks(db, asked)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(reviews.published_at, reviews.id)
          < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid)`,
      ),
    )
    .orderBy('reviews.publishedAt', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .execute();
}

function asks(db: Db, asked: Asked) {
  if ('serviceId' in asked) {
    return opened(db)
      .where('reviews.serviceId', '=', asked.serviceId)
      .where('reviews.authorRole', '=', 'BUYER');
  }
  const role = opened(db).where('reviews.authorRole', '=', asked.by);
  return 'subjectId' in asked
    ? role.where('reviews.subjectId', '=', asked.subjectId)
    : role.where('reviews.authorId', '=', asked.authorId);
}

/** What can be read of an order. */
export function openedOfOrder(db: Db, bookingId: string) {
  return opened(db)
    .where('reviews.bookingId', '=', bookingId)
    .orderBy('reviews.authorRole')
    .execute();
}

/** One that can be read. */
export function openedReview(db: Db, id: string) {
  return opened(db).where('reviews.id', '=', id).executeTakeFirst();
}
