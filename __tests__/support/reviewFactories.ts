import type { CreatorRecord, OrderReview, Review } from '@/lib/shared/reviews/views';
import { NORA, SAM } from './bookingFactories';

/** What Sam said of Nora's experience. */
export const aReview = (over: Partial<Review> = {}): Review => ({
  ...{ id: 'review-1', stars: 4, tags: ['FUN'], text: 'Won one, lost one.', author: SAM },
  ...{ subject: NORA, title: 'Play with me', serviceId: 'service-1', creatorHandle: 'nora' },
  ...{ at: '2026-11-20T10:00:00.000Z', reply: null, canReply: false },
  ...over,
});

/** An order of Sam's that can be reviewed. */
export const anOrderReview = (over: Partial<OrderReview> = {}): OrderReview => ({
  ...{ bookingId: 'booking-1', role: 'BUYER', title: 'Play with me', serviceId: 'service-1' },
  ...{ other: NORA, state: 'OPEN', closesAt: '2026-12-06T10:00:00.000Z', mine: null, opened: [] },
  ...over,
});

export const aRecord = (over: Partial<CreatorRecord> = {}): CreatorRecord => ({
  ...{ ordersDone: 12, timed: 12, onTime: 11, requests: 4, answerMinutes: 180 },
  ...{ rating: 49, ratingCount: 38 },
  ...over,
});
