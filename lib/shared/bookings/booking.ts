import { z } from 'zod';
import { LOCALES } from '@/lib/shared/accounts/account';
import { timeZoneSchema } from '@/lib/shared/availability/availability';
import { cursorSchema, idSchema } from '@/lib/shared/id';
import { LIMITS } from '@/lib/shared/limits';
import { line, lines, orNone } from '@/lib/shared/text';
import { BOOKING_LISTS } from './states';

const bookingId = idSchema;
/** The booking as the page showed it: acts on another one are refused. */
const version = z.int().min(1);
const time = z.iso.datetime();

/** Answers to the intake questions; of a FILE question `fileId` of a file that was sent before. */
const answers = z
  .array(
    z.strictObject({
      questionId: idSchema,
      value: orNone(lines(LIMITS.intakeAnswer)),
      fileId: idSchema.nullable(),
    }),
  )
  .max(LIMITS.intakeQuestions);

/**
 * Payload of `bookings/hold/`: takes a slot or a piece of the stock for fifteen minutes. The same
 * `requestKey` answers the same booking; with `bookingId` an unpaid one changes its time.
 */
export const holdPayload = z.strictObject({
  serviceTierId: idSchema,
  /** Of a session. */
  startsAt: time.nullable(),
  timeZone: timeZoneSchema,
  bookingId: idSchema.nullable(),
  requestKey: z.uuid(),
});
export type HoldInput = z.output<typeof holdPayload>;

/** Payload of `bookings/pay/`: answers are kept, and a page of Stripe's opens or is answered again. */
export const payBookingPayload = z.strictObject({
  bookingId,
  answers,
  note: orNone(lines(LIMITS.orderNote)),
  /** The price on the page the buyer pressed on; minor units. */
  shown: z.int().min(1),
});
export type PayBookingInput = z.output<typeof payBookingPayload>;

/** Payload of calls that read one booking. */
export const bookingIdPayload = z.strictObject({ bookingId });

/** Payload of `bookings/get-calendar/`. */
export const bookingCalendarPayload = z.strictObject({ bookingId, locale: z.enum(LOCALES) });

/** Payload of `bookings/with-person/`. */
export const withPersonPayload = z.strictObject({ userId: idSchema });

/** Payload of acts on a booking without more to say. */
export const bookingActPayload = z.strictObject({ bookingId, version });

/** Payload of `bookings/decline/` and of `bookings/cancel/`; `shown`: the refund the page named. */
export const declinePayload = z.strictObject({
  bookingId,
  version,
  reason: orNone(line(LIMITS.hostNote)),
});
export const cancelBookingPayload = declinePayload.extend({ shown: z.int().min(0) });

/** Payload of `bookings/move/`: at once while it is free, else proposed; and of `bookings/schedule/`. */
export const moveBookingPayload = z.strictObject({ bookingId, version, startsAt: time });

/** Payload of `bookings/answer-move/`. */
export const answerMovePayload = z.strictObject({ bookingId, version, isAccepted: z.boolean() });

/** Payload of `bookings/answer-questions/`. */
export const answerQuestionsPayload = z.strictObject({ bookingId, version, answers });

/** Payload of `bookings/deliver/`; files were sent before. */
export const deliverPayload = z.strictObject({
  bookingId,
  version,
  note: orNone(lines(LIMITS.orderNote)),
  links: z.array(z.url({ protocol: /^https$/ }).max(LIMITS.link)).max(LIMITS.deliveryLinks),
  fileIds: z.array(idSchema).max(LIMITS.orderFiles),
});

/** Payload of `bookings/revise/`. */
export const revisePayload = z.strictObject({
  bookingId,
  version,
  note: lines(LIMITS.orderNote).min(1),
});

/** Payload of `bookings/set-meeting/`: a lobby code, a room, a link; shown shortly before. */
export const setMeetingPayload = z.strictObject({
  bookingId,
  version,
  meeting: orNone(lines(LIMITS.meetingNote)),
});

/** Payload of `get-bookings` and `user-bookings`; `state` is one of BOOKING_LISTS. */
export const bookingsPayload = z.strictObject({
  state: z.enum(BOOKING_LISTS).nullish(),
  cursor: cursorSchema,
});
