import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import { bookingIdPayload, bookingsPayload } from '@/lib/shared/bookings/booking';
import { bookingLine, bookingPage } from './bookingFragments';

/** Orders of what the caller sells. */
const getBookings = defineOperation({
  path: 'get-bookings',
  access: 'creator',
  payload: bookingsPayload,
  document: graphql(
    `
      query GetBookings($state: BookingListName, $cursor: String) {
        bookings: creatorBookings(state: $state, cursor: $cursor) {
          error
          items {
            ...BookingLineFields
          }
          cursor
        }
      }
    `,
    [bookingLine],
  ),
});

/** What the caller booked. */
const userBookings = defineOperation({
  path: 'user-bookings',
  access: 'member',
  payload: bookingsPayload,
  document: graphql(
    `
      query UserBookings($state: BookingListName, $cursor: String) {
        bookings: userBookings(state: $state, cursor: $cursor) {
          error
          items {
            ...BookingLineFields
          }
          cursor
        }
      }
    `,
    [bookingLine],
  ),
});

/** An order, for its buyer and its creator. The page asks again while it waits. */
const getBooking = defineOperation({
  path: 'bookings/get-booking/',
  access: 'member',
  limit: 'sign',
  payload: bookingIdPayload,
  document: graphql(
    `
      query Booking($bookingId: ID!) {
        booking(bookingId: $bookingId) {
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

/** What the page on which a booking is paid needs; for its buyer. */
const bookingPayment = defineOperation({
  path: 'booking-payment',
  access: 'member',
  limit: 'sign',
  payload: bookingIdPayload,
  document: graphql(`
    query BookingPayment($bookingId: ID!) {
      bookingPayment(bookingId: $bookingId) {
        error
        item {
          bookingId
          number
          title
          tierName
          serviceId
          serviceTierId
          creator {
            id
            handle
            name
            profilePhoto
          }
          state
          endReason
          bookingMode
          startsAt
          isGift
          amount
          deposit
          balanceAt
          currency
          paymentId
          payment
          failure
          url
          heldUntil
        }
      }
    }
  `),
});

/** Bookings as their two sides read them. */
export const bookingReads = [getBookings, userBookings, getBooking, bookingPayment] as const;
