import type { z } from 'zod';
import type { Context } from '@/backend/platform/context';
import { answerItem, builder } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import {
  answerMovePayload,
  bookingActPayload,
  cancelBookingPayload,
  declinePayload,
  deliverPayload,
  moveBookingPayload,
  revisePayload,
} from '@/lib/shared/bookings/booking';
import type { BookingPage } from '@/lib/shared/bookings/views';
import {
  acceptBooking,
  answerMove,
  approveBooking,
  beginBooking,
  cancelBooking,
  checkIn,
  declineBooking,
  deliverBooking,
  moveBooking,
  reviseBooking,
  scheduleBooking,
  takeBackMove,
  withdrawBooking,
} from '@/backend/bookings/service';
import { BookingPageResult } from './typesGraph';

type Act = (context: Context, input: z.output<typeof bookingActPayload>) => Promise<BookingPage>;

builder.mutationFields((t) => {
  /** An act on a booking without more to say. */
  const plain = (act: Act) =>
    t.field({
      type: BookingPageResult,
      args: { bookingId: t.arg.id(), version: t.arg.int() },
      resolve: (_root, args, context) =>
        answerItem(() => act(context, parsePayload(bookingActPayload, args))),
    });
  return {
    acceptBooking: plain(acceptBooking),
    withdrawBooking: plain(withdrawBooking),
    beginBooking: plain(beginBooking),
    approveBooking: plain(approveBooking),
    takeBackMove: plain(takeBackMove),
    checkIn: plain(checkIn),
    declineBooking: t.field({
      type: BookingPageResult,
      args: {
        bookingId: t.arg.id(),
        version: t.arg.int(),
        reason: t.arg.string({ required: false }),
      },
      resolve: (_root, args, context) =>
        answerItem(() => declineBooking(context, parsePayload(declinePayload, args))),
    }),
    cancelBooking: t.field({
      type: BookingPageResult,
      description: 'Cancels for the caller; `shown` is the refund that the page named.',
      args: {
        bookingId: t.arg.id(),
        version: t.arg.int(),
        reason: t.arg.string({ required: false }),
        shown: t.arg.int(),
      },
      resolve: (_root, args, context) =>
        answerItem(() => cancelBooking(context, parsePayload(cancelBookingPayload, args))),
    }),
    moveBooking: t.field({
      type: BookingPageResult,
      description: 'To another time: at once, or proposed to the other side.',
      args: { bookingId: t.arg.id(), version: t.arg.int(), startsAt: t.arg.string() },
      resolve: (_root, args, context) =>
        answerItem(() => moveBooking(context, parsePayload(moveBookingPayload, args))),
    }),
    scheduleBooking: t.field({
      type: BookingPageResult,
      description: 'Picks the time of a session that was given.',
      args: { bookingId: t.arg.id(), version: t.arg.int(), startsAt: t.arg.string() },
      resolve: (_root, args, context) =>
        answerItem(() => scheduleBooking(context, parsePayload(moveBookingPayload, args))),
    }),
    answerMove: t.field({
      type: BookingPageResult,
      args: { bookingId: t.arg.id(), version: t.arg.int(), isAccepted: t.arg.boolean() },
      resolve: (_root, args, context) =>
        answerItem(() => answerMove(context, parsePayload(answerMovePayload, args))),
    }),
    deliverBooking: t.field({
      type: BookingPageResult,
      args: {
        bookingId: t.arg.id(),
        version: t.arg.int(),
        note: t.arg.string({ required: false }),
        links: t.arg.stringList(),
        fileIds: t.arg.idList(),
      },
      resolve: (_root, args, context) =>
        answerItem(() => deliverBooking(context, parsePayload(deliverPayload, args))),
    }),
    reviseBooking: t.field({
      type: BookingPageResult,
      args: { bookingId: t.arg.id(), version: t.arg.int(), note: t.arg.string() },
      resolve: (_root, args, context) =>
        answerItem(() => reviseBooking(context, parsePayload(revisePayload, args))),
    }),
  };
});
