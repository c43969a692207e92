import { builder, itemRoot, listRoot, namedType } from '@/backend/platform/server/builder';
import type { BookingPerson } from '@/lib/shared/bookings/views';
import { REVIEW_ROLES, REVIEW_STATES, REVIEW_TAGS } from '@/lib/shared/reviews/review';
import type {
  CreatorRecord,
  OrderReview,
  OwnReview,
  Review,
  ReviewReply,
} from '@/lib/shared/reviews/views';

/** What can be said by a press. */
export const ReviewTagType = builder.enumType('ReviewTag', { values: REVIEW_TAGS });
const StateType = builder.enumType('ReviewState', { values: REVIEW_STATES });
const RoleType = builder.enumType('ReviewRole', { values: REVIEW_ROLES });

// Of the domains below, by name.
const PersonType = namedType<BookingPerson>('BookingPerson');

const ReplyType = builder.objectRef<ReviewReply>('ReviewReply').implement({
  fields: (t) => ({ text: t.exposeString('text'), at: t.exposeString('at') }),
});

const ReviewType = builder.objectRef<Review>('Review').implement({
  description: 'What one side of an order said, opened for everybody.',
  fields: (t) => ({
    id: t.exposeID('id'),
    stars: t.exposeInt('stars'),
    tags: t.expose('tags', { type: [ReviewTagType] }),
    text: t.exposeString('text', { nullable: true }),
    at: t.exposeString('at'),
    author: t.field({ type: PersonType, nullable: true, resolve: ({ author }) => author }),
    subject: t.field({ type: PersonType, nullable: true, resolve: ({ subject }) => subject }),
    title: t.exposeString('title'),
    serviceId: t.exposeID('serviceId', { nullable: true }),
    creatorHandle: t.exposeString('creatorHandle', { nullable: true }),
    reply: t.expose('reply', { type: ReplyType, nullable: true }),
    canReply: t.exposeBoolean('canReply'),
  }),
});

const OwnReviewType = builder.objectRef<OwnReview>('OwnReview').implement({
  fields: (t) => ({
    stars: t.exposeInt('stars'),
    tags: t.expose('tags', { type: [ReviewTagType] }),
    text: t.exposeString('text', { nullable: true }),
    hiddenReason: t.exposeString('hiddenReason', { nullable: true }),
  }),
});

const OrderReviewType = builder.objectRef<OrderReview>('OrderReview').implement({
  description: 'An order with everything a review needs, as one of its sides sees it.',
  fields: (t) => ({
    bookingId: t.exposeID('bookingId'),
    role: t.expose('role', { type: RoleType }),
    title: t.exposeString('title'),
    serviceId: t.exposeID('serviceId', { nullable: true }),
    other: t.field({ type: PersonType, nullable: true, resolve: ({ other }) => other }),
    state: t.expose('state', { type: StateType }),
    closesAt: t.exposeString('closesAt', { nullable: true }),
    mine: t.expose('mine', { type: OwnReviewType, nullable: true }),
    opened: t.expose('opened', { type: [ReviewType] }),
  }),
});

const RecordType = builder.objectRef<CreatorRecord>('CreatorRecord').implement({
  description: 'How a creator kept to their orders, in counts of the newest ones of a year.',
  fields: (t) => ({
    ordersDone: t.exposeInt('ordersDone', { description: 'Of all time.' }),
    timed: t.exposeInt('timed'),
    onTime: t.exposeInt('onTime'),
    requests: t.exposeInt('requests'),
    answerMinutes: t.exposeInt('answerMinutes', { nullable: true }),
    rating: t.exposeInt('rating', { nullable: true, description: 'In tenths of a star.' }),
    ratingCount: t.exposeInt('ratingCount'),
  }),
});

export const ReviewList = listRoot('ReviewList', ReviewType, { paged: true });
export const ReviewResult = itemRoot('ReviewResult', ReviewType);
export const OrderReviewList = listRoot('OrderReviewList', OrderReviewType);
export const OrderReviewResult = itemRoot('OrderReviewResult', OrderReviewType);
export const CreatorRecordList = listRoot('CreatorRecordList', RecordType);
