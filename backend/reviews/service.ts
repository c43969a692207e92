/** What the two sides of an order say of it, and what others reply. */
export { writeReview } from './act/write';
export { replyToReview } from './act/reply';

/** What can be read of it. */
export { orderReview } from './show/order';
export {
  creatorReviewsPage,
  myReviewsPage,
  receivedReviewsPage,
  serviceReviewsPage,
  writtenReviewsPage,
} from './show/lists';
export { buyerRating, creatorRecord } from './show/record';

/** What happens by itself: windows open, remind and close. */
export { followOrder, wakeReviews } from './act/windows';

/** What operators do. */
export { hideReview, restoreReview } from './act/hide';

/** What happens to an account's reviews, and what is kept of them. */
export { leaveReviews, reviewDataOf } from './accountDeletion';
