import { creators, members, type Row } from './row';

const never = '00000000-0000-7000-8000-000000000000';
/** Nothing can be sold in this world, so there is no order: it is nobody's. */
const gone = members('booking.not_found');

/** Rows of the access table: reviews. Whose one is, their own tests ask. */
export const reviewRows: Row[] = [
  { path: 'order-review-query', payload: () => ({ bookingId: never }), own: gone },
  {
    path: 'get-service-reviews',
    payload: ({ serviceId }) => ({ serviceId }),
    own: { owner: 0, others: 'service.not_found' },
    missing: { others: 'service.not_found' },
  },
  {
    path: 'get-fan-written-reviews',
    payload: ({ fanHandle }) => ({ handle: fanHandle }),
    own: { others: 0 },
    missing: { others: 0 },
  },
  {
    path: 'get-fan-received-reviews',
    payload: ({ fanHandle }) => ({ handle: fanHandle }),
    own: { others: 0 },
    missing: { others: 0 },
  },
  {
    path: 'reviews/of-creator/',
    payload: ({ handle }) => ({ handle }),
    own: { others: 0 },
    missing: { others: 0 },
  },
  { path: 'reviews/get-mine/', own: creators(0) },
  {
    path: 'reviews/get-record/',
    payload: ({ handle }) => ({ handle }),
    fields: 'answerMinutes onTime ordersDone rating ratingCount requests timed',
    own: { others: 1 },
    missing: { others: 0 },
  },
  {
    path: 'reviews/write/',
    payload: () => ({ bookingId: never, stars: 5, tags: [], text: null }),
    own: gone,
  },
  {
    path: 'reviews/reply/',
    payload: () => ({ reviewId: never, text: 'Thanks' }),
    own: members('review.not_found'),
  },
];
