import { z } from 'zod';
import { normalizeHandle } from '@/lib/shared/accounts/reservedHandles';
import { cursorSchema, idSchema } from '@/lib/shared/id';
import { LIMITS } from '@/lib/shared/limits';
import { lines, orNone } from '@/lib/shared/text';

/** Days after an order is done in which both sides can say how it was. */
export const REVIEW_DAYS = 14;
/** So many days before the end whoever has said nothing is reminded, once. */
export const REVIEW_REMIND_DAYS = 3;

/** Whoever says how it was, and about whom: a buyer about the creator and the service, or back. */
export const REVIEW_ROLES = ['BUYER', 'CREATOR'] as const;
export type ReviewRole = (typeof REVIEW_ROLES)[number];

/** What can be said by a press; each side has its own. */
export const REVIEW_TAGS = [
  'ON_TIME',
  'FUN',
  'PATIENT',
  'EXPLAINED_WELL',
  'AS_DESCRIBED',
  'KIND',
  'PREPARED',
  'GOOD_SPORT',
] as const;
export type ReviewTag = (typeof REVIEW_TAGS)[number];

/** The tags of each side, in the order in which they are offered. */
export const TAGS_OF: Readonly<Record<ReviewRole, readonly ReviewTag[]>> = {
  BUYER: ['ON_TIME', 'FUN', 'PATIENT', 'EXPLAINED_WELL', 'AS_DESCRIBED'],
  CREATOR: ['ON_TIME', 'KIND', 'FUN', 'PREPARED', 'GOOD_SPORT'],
};

/**
 * Where the reviews of an order stand for one of its sides. NONE: it is not done, or was refunded.
 * SEALED: one's own is in, nobody reads it yet. OPENED: what there is can be read. OVER: nobody said
 * anything in time.
 */
export const REVIEW_STATES = ['NONE', 'OPEN', 'SEALED', 'OPENED', 'OVER'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Payload of `order-review-query`. */
export const orderReviewPayload = z.strictObject({ bookingId: idSchema });

/** Payload of `reviews/write/`: again: what was sealed is replaced. */
export const writeReviewPayload = z.strictObject({
  bookingId: idSchema,
  stars: z.int().min(1).max(5),
  tags: z
    .array(z.enum(REVIEW_TAGS))
    .max(REVIEW_TAGS.length)
    .refine((tags) => new Set(tags).size === tags.length),
  text: orNone(lines(LIMITS.reviewText)),
});
export type WriteReviewInput = z.output<typeof writeReviewPayload>;

/** Payload of `reviews/reply/`: once, for everybody to read. */
export const replyPayload = z.strictObject({
  reviewId: idSchema,
  text: lines(LIMITS.reviewReply).min(1),
});

/** Payload of `get-service-reviews`. */
export const serviceReviewsPayload = z.strictObject({ serviceId: idSchema, cursor: cursorSchema });

const handle = z.string().max(100).overwrite(normalizeHandle);

/** Payload of lists of somebody's reviews. Looser than a handle that can be taken: nobody has it. */
export const personReviewsPayload = z.strictObject({ handle, cursor: cursorSchema });

/** Payload of `reviews/get-mine/`. */
export const myReviewsPayload = z.strictObject({ cursor: cursorSchema });

/** Payload of `reviews/get-record/`. */
export const creatorRecordPayload = z.strictObject({ handle });
