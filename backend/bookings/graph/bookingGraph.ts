import { answerItem, answerList, builder } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { bookingIdPayload, bookingsPayload } from '@/lib/shared/bookings/booking';
import {
  bookingPage,
  bookingPayment,
  creatorBookingsPage,
  userBookingsPage,
} from '@/backend/bookings/service';
import {
  BookingList,
  BookingListType,
  BookingPageResult,
  BookingPaymentResult,
} from './typesGraph';

builder.queryFields((t) => ({
  creatorBookings: t.field({
    type: BookingList,
    description: 'Orders of what the caller sells.',
    args: {
      state: t.arg({ type: BookingListType, required: false }),
      cursor: t.arg.string({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerList(() => creatorBookingsPage(context, parsePayload(bookingsPayload, args))),
  }),
  userBookings: t.field({
    type: BookingList,
    description: 'What the caller booked.',
    args: {
      state: t.arg({ type: BookingListType, required: false }),
      cursor: t.arg.string({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerList(() => userBookingsPage(context, parsePayload(bookingsPayload, args))),
  }),
  booking: t.field({
    type: BookingPageResult,
    args: { bookingId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => bookingPage(context, parsePayload(bookingIdPayload, args))),
  }),
  bookingPayment: t.field({
    type: BookingPaymentResult,
    args: { bookingId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => bookingPayment(context, parsePayload(bookingIdPayload, args))),
  }),
}));
