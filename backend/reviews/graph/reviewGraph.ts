import { answerItem, answerList, builder, namedType } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import {
  creatorRecordPayload,
  myReviewsPayload,
  orderReviewPayload,
  personReviewsPayload,
  replyPayload,
  serviceReviewsPayload,
  writeReviewPayload,
} from '@/lib/shared/reviews/review';
import {
  buyerRating,
  creatorRecord,
  creatorReviewsPage,
  myReviewsPage,
  orderReview,
  receivedReviewsPage,
  replyToReview,
  serviceReviewsPage,
  writeReview,
  writtenReviewsPage,
} from '@/backend/reviews/service';
import {
  CreatorRecordList,
  OrderReviewList,
  OrderReviewResult,
  ReviewList,
  ReviewResult,
  ReviewTagType,
} from './typesGraph';

builder.queryFields((t) => {
  const ofPerson = (read: typeof creatorReviewsPage, description: string) =>
    t.field({
      type: ReviewList,
      description,
      args: { handle: t.arg.string(), cursor: t.arg.string({ required: false }) },
      resolve: (_root, args, context) =>
        answerList(() => read(context, parsePayload(personReviewsPayload, args))),
    });
  return {
    orderReviews: t.field({
      type: OrderReviewList,
      args: { bookingId: t.arg.id() },
      resolve: (_root, args, context) =>
        answerList(async () => ({
          items: [await orderReview(context, parsePayload(orderReviewPayload, args))],
        })),
    }),
    serviceReviews: t.field({
      type: ReviewList,
      args: { serviceId: t.arg.id(), cursor: t.arg.string({ required: false }) },
      resolve: (_root, args, context) =>
        answerList(() => serviceReviewsPage(context, parsePayload(serviceReviewsPayload, args))),
    }),
    creatorReviews: ofPerson(creatorReviewsPage, 'What buyers said of a creator.'),
    myReviews: t.field({
      type: ReviewList,
      description: 'What buyers said of the caller.',
      args: { cursor: t.arg.string({ required: false }) },
      resolve: (_root, args, context) =>
        answerList(() => myReviewsPage(context, parsePayload(myReviewsPayload, args))),
    }),
    writtenReviews: ofPerson(writtenReviewsPage, 'What somebody said as a buyer.'),
    receivedReviews: ofPerson(receivedReviewsPage, 'What creators said of somebody.'),
    creatorRecords: t.field({
      type: CreatorRecordList,
      args: { handle: t.arg.string() },
      resolve: (_root, args, context) =>
        answerList(async () => {
          const record = await creatorRecord(context, parsePayload(creatorRecordPayload, args));
          return { items: record ? [record] : [] };
        }),
    }),
  };
});

builder.mutationFields((t) => ({
  writeReview: t.field({
    type: OrderReviewResult,
    description: 'Seals what the caller says of an order; again: replaces what is sealed.',
    args: {
      bookingId: t.arg.id(),
      stars: t.arg.int(),
      tags: t.arg({ type: [ReviewTagType] }),
      text: t.arg.string({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerItem(() => writeReview(context, parsePayload(writeReviewPayload, args))),
  }),
  replyToReview: t.field({
    type: ReviewResult,
    args: { reviewId: t.arg.id(), text: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => replyToReview(context, parsePayload(replyPayload, args))),
  }),
}));

const UserFan = namedType<{ id: string }>('UserFan');

builder.objectFields(UserFan, (t) => ({
  rating: t.int({
    nullable: true,
    description: 'What creators say of them, in tenths of a star.',
    resolve: async ({ id }, _args, context) => (await buyerRating(context, id)).rating,
  }),
  ratingCount: t.int({
    resolve: async ({ id }, _args, context) => (await buyerRating(context, id)).ratingCount,
  }),
}));
