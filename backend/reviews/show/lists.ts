import { userByHandle } from '@/backend/accounts/service';
import { visibleService } from '@/backend/experiences/service';
import type { Context } from '@/backend/platform/context';
import { timeCursorOf, timePlaceOf, type Page } from '@/backend/platform/cursor';
import { creatorId } from '@/backend/platform/member';
import { normalizeHandle } from '@/lib/shared/accounts/reservedHandles';
import { HANDLE_PATTERN, LIMITS } from '@/lib/shared/limits';
import type { Review } from '@/lib/shared/reviews/views';
import { openedReviews, type Asked } from '@/backend/reviews/store/listRepository';
import { viewOf } from './views';

type Cursor = string | null | undefined;

/** Whose reviews, and where a page goes on. */
interface OfPerson {
  handle: string;
  cursor?: Cursor;
}

/** What buyers said of a service, newest first. Errors: service.not_found, payload.invalid (cursor). */
export async function serviceReviewsPage(
  context: Context,
  { serviceId, cursor }: { serviceId: string; cursor?: Cursor },
): Promise<Page<Review>> {
  const { id } = await visibleService(context, serviceId);
  return pageOf(context, { serviceId: id }, cursor);
}

/** What buyers said of a creator, newest first; none for a handle without anybody. */
export function creatorReviewsPage(context: Context, asked: OfPerson): Promise<Page<Review>> {
  return pageOfPerson(context, asked, (subjectId) => ({ subjectId, by: 'BUYER' }));
}

/** What buyers said of the caller. Errors: auth.required, forbidden (a fan), payload.invalid (cursor). */
export async function myReviewsPage(
  context: Context,
  { cursor }: { cursor?: Cursor },
): Promise<Page<Review>> {
  return pageOf(context, { subjectId: creatorId(context), by: 'BUYER' }, cursor);
}

/** What somebody said as a buyer, newest first; none for a handle without anybody. */
export function writtenReviewsPage(context: Context, asked: OfPerson): Promise<Page<Review>> {
  return pageOfPerson(context, asked, (authorId) => ({ authorId, by: 'BUYER' }));
}

/** What creators said of somebody, newest first; none for a handle without anybody. */
export function receivedReviewsPage(context: Context, asked: OfPerson): Promise<Page<Review>> {
  return pageOfPerson(context, asked, (subjectId) => ({ subjectId, by: 'CREATOR' }));
}

async function pageOfPerson(
  context: Context,
  input: OfPerson,
  asked: (userId: string) => Asked,
): Promise<Page<Review>> {
  const handle = normalizeHandle(input.handle);
  const user = HANDLE_PATTERN.test(handle) ? await userByHandle(context, handle) : null;
  return user ? pageOf(context, asked(user.id), input.cursor) : { items: [], cursor: null };
}

async function pageOf(context: Context, asked: Asked, cursor: Cursor): Promise<Page<Review>> {
  const after = cursor ? timePlaceOf(cursor) : null;
  const limit = LIMITS.reviewsPage + 1;
  const found = await openedReviews(context.db, asked, { after, limit });
  const rows = found.slice(0, LIMITS.reviewsPage);
  const last = found.length === limit ? rows.at(-1) : undefined;
  const readerId = context.actor.userId;
  return {
    items: rows.map((row) => viewOf(row, readerId)),
    cursor: last?.publishedAt ? timeCursorOf({ at: last.publishedAt, id: last.id }) : null,
  };
}
