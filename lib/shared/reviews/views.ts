import type { BookingPerson } from '@/lib/shared/bookings/views';
import type { ReviewRole, ReviewState, ReviewTag } from './review';

/** What one side said of an order. Times UTC ISO 8601. */
export interface Review {
  id: string;
  stars: number;
  tags: ReviewTag[];
  text: string | null;
  /** When it could first be read. */
  at: string;
  /** Null: the account is deleted. */
  author: BookingPerson | null;
  subject: BookingPerson | null;
  title: string;
  /** Null: it is not offered any more. */
  serviceId: string | null;
  /** Whose service it is. */
  creatorHandle: string | null;
  reply: ReviewReply | null;
  /** The reader is the one it is about, and has not replied. */
  canReply: boolean;
}

/** The one answer to a review. */
export interface ReviewReply {
  text: string;
  at: string;
}

/** One's own review of an order, as far as one can still read it. */
export interface OwnReview {
  stars: number;
  tags: ReviewTag[];
  text: string | null;
  /** Why operators took it off the pages; null: they did not. */
  hiddenReason: string | null;
}

/** An order with everything that a review needs: `order-review-query`. */
export interface OrderReview {
  bookingId: string;
  role: ReviewRole;
  title: string;
  serviceId: string | null;
  /** The one it is about. */
  other: BookingPerson | null;
  state: ReviewState;
  /** When both are opened, whoever has written; null: it is not done. */
  closesAt: string | null;
  /** One's own, also sealed. */
  mine: OwnReview | null;
  /** What everybody can read: one's own and the other's. */
  opened: Review[];
}

/**
 * What can be said of a creator by what they did: counts, never a score of our own. Of the newest
 * orders of a year, at most two hundred.
 */
export interface CreatorRecord {
  /** Of all time. */
  ordersDone: number;
  /** Orders with a time that was promised, and how many of them were kept. */
  timed: number;
  onTime: number;
  /** Requests that were answered or ran out, and how long half of them waited at most. */
  requests: number;
  answerMinutes: number | null;
  /** In tenths of a star; null: nobody said anything yet. */
  rating: number | null;
  ratingCount: number;
}
