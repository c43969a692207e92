import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import {
  bookingActPayload,
  cancelBookingPayload,
  declinePayload,
  deliverPayload,
  revisePayload,
} from '@/lib/shared/bookings/booking';
import { bookingPage } from './bookingFragments';

/** Says yes to a request: the reserved amount is taken. */
const accept = defineOperation({
  path: 'bookings/accept/',
  access: 'member',
  limit: 'save',
  payload: bookingActPayload,
  document: graphql(
    `
      mutation AcceptBooking($bookingId: ID!, $version: Int!) {
        acceptBooking(bookingId: $bookingId, version: $version) {
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

/** Says no to a request: nothing is charged. */
const decline = defineOperation({
  path: 'bookings/decline/',
  access: 'member',
  limit: 'save',
  payload: declinePayload,
  document: graphql(
    `
      mutation DeclineBooking($bookingId: ID!, $version: Int!, $reason: String) {
        declineBooking(bookingId: $bookingId, version: $version, reason: $reason) {
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

/** Takes a request back that nobody answered. */
const withdraw = defineOperation({
  path: 'bookings/withdraw/',
  access: 'member',
  limit: 'save',
  payload: bookingActPayload,
  document: graphql(
    `
      mutation WithdrawBooking($bookingId: ID!, $version: Int!) {
        withdrawBooking(bookingId: $bookingId, version: $version) {
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

/** Cancels, with the refund that the page named. */
const cancel = defineOperation({
  path: 'bookings/cancel/',
  access: 'member',
  limit: 'save',
  payload: cancelBookingPayload,
  document: graphql(
    `
      mutation CancelBooking($bookingId: ID!, $version: Int!, $reason: String, $shown: Int!) {
        cancelBooking(bookingId: $bookingId, version: $version, reason: $reason, shown: $shown) {
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

/** Begins to make what was ordered. */
const begin = defineOperation({
  path: 'bookings/begin/',
  access: 'member',
  limit: 'save',
  payload: bookingActPayload,
  document: graphql(
    `
      mutation BeginBooking($bookingId: ID!, $version: Int!) {
        beginBooking(bookingId: $bookingId, version: $version) {
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

/** Hands over what was ordered. */
const deliver = defineOperation({
  path: 'bookings/deliver/',
  access: 'member',
  limit: 'save',
  payload: deliverPayload,
  document: graphql(
    `
      mutation DeliverBooking(
        $bookingId: ID!
        $version: Int!
        $note: String
        $links: [String!]!
        $fileIds: [ID!]!
      ) {
        deliverBooking(
          bookingId: $bookingId
          version: $version
          note: $note
          links: $links
          fileIds: $fileIds
        ) {
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

/** Asks for a revision of what was delivered. */
const revise = defineOperation({
  path: 'bookings/revise/',
  access: 'member',
  limit: 'save',
  payload: revisePayload,
  document: graphql(
    `
      mutation ReviseBooking($bookingId: ID!, $version: Int!, $note: String!) {
        reviseBooking(bookingId: $bookingId, version: $version, note: $note) {
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

/** Accepts what was delivered: the order is done. */
const approve = defineOperation({
  path: 'bookings/approve/',
  access: 'member',
  limit: 'save',
  payload: bookingActPayload,
  document: graphql(
    `
      mutation ApproveBooking($bookingId: ID!, $version: Int!) {
        approveBooking(bookingId: $bookingId, version: $version) {
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

/** What both sides do with a booking that is paid. */
export const bookingActs = [
  accept,
  decline,
  withdraw,
  cancel,
  begin,
  deliver,
  revise,
  approve,
] as const;
