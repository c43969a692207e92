import {
  REVIEW_DAYS,
  REVIEW_REMIND_DAYS,
  TAGS_OF,
  type ReviewRole,
  type ReviewState,
  type ReviewTag,
} from '@/lib/shared/reviews/review';

const DAY_MS = 86_400_000;

/** Until when an order that is done now can be reviewed. */
export const closesAtOf = (doneAt: Date): Date => new Date(doneAt.getTime() + REVIEW_DAYS * DAY_MS);

/** When whoever has said nothing is reminded. */
export const remindAtOf = (closesAt: Date): Date =>
  new Date(closesAt.getTime() - REVIEW_REMIND_DAYS * DAY_MS);

/** The other side. */
export const otherRole = (role: ReviewRole): ReviewRole => (role === 'BUYER' ? 'CREATOR' : 'BUYER');

/** The two sides of an order. */
interface Sides {
  creatorId: string | null;
  recipientId: string | null;
}

/** Which side of an order somebody is; null: none. */
export function roleIn({ creatorId, recipientId }: Sides, userId: string): ReviewRole | null {
  if (recipientId === userId) return 'BUYER';
  return creatorId === userId ? 'CREATOR' : null;
}

/** Who writes as one of the two sides, and about whom. */
export function peopleIn(
  { creatorId, recipientId }: Sides,
  role: ReviewRole,
): { authorId: string | null; subjectId: string | null } {
  return role === 'BUYER'
    ? { authorId: recipientId, subjectId: creatorId }
    : { authorId: creatorId, subjectId: recipientId };
}

/** Each side says what can be said of the other. */
export const areTagsOf = (role: ReviewRole, tags: readonly ReviewTag[]): boolean =>
  tags.every((tag) => TAGS_OF[role].includes(tag));

/** Whether an order can still be reviewed. */
export const isOpenAt = (
  { isDone, closesAt }: { isDone: boolean; closesAt: Date | null },
  now: Date,
): boolean => isDone && closesAt !== null && now < closesAt;

/** Where the reviews of an order stand for one side. */
export function stateOf(
  order: { isDone: boolean; closesAt: Date | null },
  { isOpened, hasOwn }: { isOpened: boolean; hasOwn: boolean },
  now: Date,
): ReviewState {
  if (isOpened) return 'OPENED';
  if (hasOwn) return 'SEALED';
  if (isOpenAt(order, now)) return 'OPEN';
  return order.isDone && order.closesAt !== null ? 'OVER' : 'NONE';
}

/** Tenths of a star; null: nobody said anything yet. */
export function ratingOf({ ratingSum, ratingCount }: { ratingSum: number; ratingCount: number }) {
  return ratingCount === 0 ? null : Math.round((ratingSum * 10) / ratingCount);
}
