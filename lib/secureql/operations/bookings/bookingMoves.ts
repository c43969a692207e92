import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import {
  answerMovePayload,
  bookingActPayload,
  moveBookingPayload,
} from '@/lib/shared/bookings/booking';
import { bookingPage } from './bookingFragments';

/** To another time, at once or as a proposal. */
const move = defineOperation({
  path: 'bookings/move/',
  access: 'member',
  limit: 'save',
  payload: moveBookingPayload,
  document: graphql(
    `
      mutation MoveBooking($bookingId: ID!, $version: Int!, $startsAt: String!) {
        moveBooking(bookingId: $bookingId, version: $version, startsAt: $startsAt) {
          error
          item {
            ...BookingPageFields
          }
        }
      }
    `,
    [bookingPage],
  ),
});

/** Picks the time of a session that was given. */
const schedule = defineOperation({
  path: 'bookings/schedule/',
  access: 'member',
  limit: 'save',
  payload: moveBookingPayload,
  document: graphql(
    `
      mutation ScheduleBooking($bookingId: ID!, $version: Int!, $startsAt: String!) {
        scheduleBooking(bookingId: $bookingId, version: $version, startsAt: $startsAt) {
          error
          item {
            ...BookingPageFields
          }
        }
      }
    `,
    [bookingPage],
  ),
});

/** Answers a proposed time. */
const answer = defineOperation({
  path: 'bookings/answer-move/',
  access: 'member',
  limit: 'save',
  payload: answerMovePayload,
  document: graphql(
    `
      mutation AnswerMove($bookingId: ID!, $version: Int!, $isAccepted: Boolean!) {
        answerMove(bookingId: $bookingId, version: $version, isAccepted: $isAccepted) {
          error
          item {
            ...BookingPageFields
          }
        }
      }
    `,
    [bookingPage],
  ),
});

/** Takes an own proposal back. */
const takeBack = defineOperation({
  path: 'bookings/take-back-move/',
  access: 'member',
  limit: 'save',
  payload: bookingActPayload,
  document: graphql(
    `
      mutation TakeBackMove($bookingId: ID!, $version: Int!) {
        takeBackMove(bookingId: $bookingId, version: $version) {
          error
          item {
            ...BookingPageFields
          }
        }
      }
    `,
    [bookingPage],
  ),
});

/** A side of a session says that they are there. */
const checkIn = defineOperation({
  path: 'bookings/check-in/',
  access: 'member',
  limit: 'save',
  payload: bookingActPayload,
  document: graphql(
    `
      mutation CheckIn($bookingId: ID!, $version: Int!) {
        checkIn(bookingId: $bookingId, version: $version) {
          error
          item {
            ...BookingPageFields
          }
        }
      }
    `,
    [bookingPage],
  ),
});

/** What both sides do around the time of a booking. */
export const bookingMoves = [move, schedule, answer, takeBack, checkIn] as const;
