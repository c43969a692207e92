import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import {
  creatorRecordPayload,
  myReviewsPayload,
  orderReviewPayload,
  personReviewsPayload,
  replyPayload,
  serviceReviewsPayload,
  writeReviewPayload,
} from '@/lib/shared/reviews/review';
import { orderReviewFields, reviewFields } from './reviewFragments';

/** An order with everything a review needs, for its two sides. */
const orderReviewQuery = defineOperation({
  path: 'order-review-query',
  access: 'member',
  payload: orderReviewPayload,
  document: graphql(
    `
      query OrderReview($bookingId: ID!) {
        bookings: orderReviews(bookingId: $bookingId) {
          error
          items {
            ...OrderReviewFields
          }
        }
      }
    `,
    [orderReviewFields],
  ),
});

/** What buyers said of a service. */
const serviceReviews = defineOperation({
  path: 'get-service-reviews',
  access: 'public',
  payload: serviceReviewsPayload,
  document: graphql(
    `
      query ServiceReviews($serviceId: ID!, $cursor: String) {
        getReviews: serviceReviews(serviceId: $serviceId, cursor: $cursor) {
          error
          items {
            ...ReviewFields
          }
          cursor
        }
      }
    `,
    [reviewFields],
  ),
});

/** What somebody said as a buyer. */
const fanWrittenReviews = defineOperation({
  path: 'get-fan-written-reviews',
  access: 'public',
  payload: personReviewsPayload,
  document: graphql(
    `
      query FanWrittenReviews($handle: String!, $cursor: String) {
        getReviews: writtenReviews(handle: $handle, cursor: $cursor) {
          error
          items {
            ...ReviewFields
          }
          cursor
        }
      }
    `,
    [reviewFields],
  ),
});

/** What creators said of somebody. */
const fanReceivedReviews = defineOperation({
  path: 'get-fan-received-reviews',
  access: 'public',
  payload: personReviewsPayload,
  document: graphql(
    `
      query FanReceivedReviews($handle: String!, $cursor: String) {
        getReviews: receivedReviews(handle: $handle, cursor: $cursor) {
          error
          items {
            ...ReviewFields
          }
          cursor
        }
      }
    `,
    [reviewFields],
  ),
});

/** What buyers said of a creator, over all services. */
const creatorReviews = defineOperation({
  path: 'reviews/of-creator/',
  access: 'public',
  payload: personReviewsPayload,
  document: graphql(
    `
      query CreatorReviews($handle: String!, $cursor: String) {
        getReviews: creatorReviews(handle: $handle, cursor: $cursor) {
          error
          items {
            ...ReviewFields
          }
          cursor
        }
      }
    `,
    [reviewFields],
  ),
});

/** What buyers said of the caller, to reply to. */
const myReviews = defineOperation({
  path: 'reviews/get-mine/',
  access: 'creator',
  payload: myReviewsPayload,
  document: graphql(
    `
      query MyReviews($cursor: String) {
        getReviews: myReviews(cursor: $cursor) {
          error
          items {
            ...ReviewFields
          }
          cursor
        }
      }
    `,
    [reviewFields],
  ),
});

/** What can be said of a creator by what they did. */
const creatorRecord = defineOperation({
  path: 'reviews/get-record/',
  access: 'public',
  payload: creatorRecordPayload,
  document: graphql(`
    query CreatorRecord($handle: String!) {
      creatorRecords(handle: $handle) {
        error
        items {
          ordersDone
          timed
          onTime
          requests
          answerMinutes
          rating
          ratingCount
        }
      }
    }
  `),
});

/** Seals what the caller says of an order. */
const writeReview = defineOperation({
  path: 'reviews/write/',
  access: 'member',
  limit: 'save',
  payload: writeReviewPayload,
  document: graphql(
    `
      mutation WriteReview($bookingId: ID!, $stars: Int!, $tags: [ReviewTag!]!, $text: String) {
        writeReview(bookingId: $bookingId, stars: $stars, tags: $tags, text: $text) {
          error
          item {
            ...OrderReviewFields
          }
        }
      }
    `,
    [orderReviewFields],
  ),
});

/** Replies to a review of the caller, once. */
const reply = defineOperation({
  path: 'reviews/reply/',
  access: 'member',
  limit: 'save',
  payload: replyPayload,
  document: graphql(
    `
      mutation ReplyToReview($reviewId: ID!, $text: String!) {
        replyToReview(reviewId: $reviewId, text: $text) {
          error
          item {
            ...ReviewFields
          }
        }
      }
    `,
    [reviewFields],
  ),
});

/** Every call about reviews, and what is known of creators by their orders. */
export const reviewCalls = [
  orderReviewQuery,
  serviceReviews,
  fanWrittenReviews,
  fanReceivedReviews,
  creatorReviews,
  myReviews,
  creatorRecord,
  writeReview,
  reply,
] as const;
