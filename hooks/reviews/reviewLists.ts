import { tryCall } from '@/lib/secureql/tryCall';
import type { Review } from '@/lib/shared/reviews/views';

/** A page of reviews. */
export interface ReviewPage {
  items: Review[];
  cursor: string | null;
}

/** Reads a list on behind a cursor; null: it did not come. */
export type ReadMore = (cursor: string) => Promise<ReviewPage | null>;

/** What buyers said of a service. */
export const reviewsOfService =
  (serviceId: string): ReadMore =>
  async (cursor) => {
    const { answer } = await tryCall('get-service-reviews', { serviceId, cursor });
    return answer && answer.getReviews;
  };

/** What buyers said of a creator. */
export const reviewsOfCreator =
  (handle: string): ReadMore =>
  async (cursor) => {
    const { answer } = await tryCall('reviews/of-creator/', { handle, cursor });
    return answer && answer.getReviews;
  };

/** What buyers said of the reader. */
export const reviewsOfMine: ReadMore = async (cursor) => {
  const { answer } = await tryCall('reviews/get-mine/', { cursor });
  return answer && answer.getReviews;
};

/** What a fan said of experiences. */
export const reviewsWrittenBy =
  (handle: string): ReadMore =>
  async (cursor) => {
    const { answer } = await tryCall('get-fan-written-reviews', { handle, cursor });
    return answer && answer.getReviews;
  };

/** What creators said of a fan. */
export const reviewsReceivedBy =
  (handle: string): ReadMore =>
  async (cursor) => {
    const { answer } = await tryCall('get-fan-received-reviews', { handle, cursor });
    return answer && answer.getReviews;
  };
