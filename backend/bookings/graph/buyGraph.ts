import { answerItem, builder } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { bookingIdPayload, holdPayload, payBookingPayload } from '@/lib/shared/bookings/booking';
import { applyCodePayload } from '@/lib/shared/promos/promo';
import { applyCode, holdBooking, payBooking, releaseBooking } from '@/backend/bookings/service';
import { BookingPageResult, HeldBookingResult } from './typesGraph';

const AnswerInput = builder.inputType('IntakeAnswerInput', {
  fields: (t) => ({
    questionId: t.id(),
    value: t.string({ required: false }),
    fileId: t.id({ required: false }),
  }),
});

builder.mutationFields((t) => ({
  holdBooking: t.field({
    type: HeldBookingResult,
    description: 'Takes a slot, or a piece of the stock, for a quarter of an hour.',
    args: {
      serviceTierId: t.arg.id(),
      startsAt: t.arg.string({ required: false }),
      timeZone: t.arg.string(),
      bookingId: t.arg.id({ required: false }),
      requestKey: t.arg.string(),
    },
    resolve: (_root, args, context) =>
      answerItem(() => holdBooking(context, parsePayload(holdPayload, args))),
  }),
  applyCode: t.field({
    type: HeldBookingResult,
    description: 'Makes a held booking cheaper by a code, or takes the code off.',
    args: { bookingId: t.arg.id(), code: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerItem(() => applyCode(context, parsePayload(applyCodePayload, args))),
  }),
  payBooking: t.field({
    type: HeldBookingResult,
    description: 'Opens the page on which a held booking is paid, or answers the open one.',
    args: {
      bookingId: t.arg.id(),
      answers: t.arg({ type: [AnswerInput] }),
      note: t.arg.string({ required: false }),
      shown: t.arg.int(),
    },
    resolve: (_root, args, context) =>
      answerItem(() => payBooking(context, parsePayload(payBookingPayload, args))),
  }),
  releaseBooking: t.field({
    type: BookingPageResult,
    description: 'Gives a booking back that is not paid.',
    args: { bookingId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => releaseBooking(context, parsePayload(bookingIdPayload, args))),
  }),
}));
