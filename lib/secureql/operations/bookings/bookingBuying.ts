import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import { bookingIdPayload, holdPayload, payBookingPayload } from '@/lib/shared/bookings/booking';
import { applyCodePayload } from '@/lib/shared/promos/promo';
import { bookingPage } from './bookingFragments';

/** A booking that is held. */
const held = graphql(`
  fragment HeldBookingFields on HeldBooking {
    bookingId
    version
    heldUntil
    startsAt
    amount
    deposit
    balanceAt
    currency
    code
    url
  }
`);

/** Takes a slot, or a piece of the stock, for a quarter of an hour. */
const hold = defineOperation({
  path: 'bookings/hold/',
  access: 'member',
  limit: 'give',
  payload: holdPayload,
  document: graphql(
    `
      mutation HoldBooking(
        $serviceTierId: ID!
        $startsAt: String
        $timeZone: String!
        $bookingId: ID
        $requestKey: String!
      ) {
        holdBooking(
          serviceTierId: $serviceTierId
          startsAt: $startsAt
          timeZone: $timeZone
          bookingId: $bookingId
          requestKey: $requestKey
        ) {
          error
          item {
            ...HeldBookingFields
          }
        }
      }
    `,
    [held],
  ),
});

/** Opens the page of Stripe on which a held booking is paid. */
const pay = defineOperation({
  path: 'bookings/pay/',
  access: 'member',
  limit: 'give',
  payload: payBookingPayload,
  document: graphql(
    `
      mutation PayBooking(
        $bookingId: ID!
        $answers: [IntakeAnswerInput!]!
        $note: String
        $shown: Int!
      ) {
        payBooking(bookingId: $bookingId, answers: $answers, note: $note, shown: $shown) {
          error
          item {
            ...HeldBookingFields
          }
        }
      }
    `,
    [held],
  ),
});

/** Gives a booking back that is not paid. */
const release = defineOperation({
  path: 'bookings/release/',
  access: 'member',
  limit: 'save',
  payload: bookingIdPayload,
  document: graphql(
    `
      mutation ReleaseBooking($bookingId: ID!) {
        releaseBooking(bookingId: $bookingId) {
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

/** Makes a held booking cheaper by a code, or takes the code off. */
const applyCode = defineOperation({
  path: 'bookings/apply-code/',
  access: 'member',
  limit: 'promo',
  payload: applyCodePayload,
  document: graphql(
    `
      mutation ApplyCode($bookingId: ID!, $code: String) {
        applyCode(bookingId: $bookingId, code: $code) {
          error
          item {
            ...HeldBookingFields
          }
        }
      }
    `,
    [held],
  ),
});

/** Opens the page of Stripe on which the rest of a booking with a deposit is paid by hand. */
const payBalance = defineOperation({
  path: 'bookings/pay-balance/',
  access: 'member',
  limit: 'save',
  payload: bookingIdPayload,
  document: graphql(`
    mutation PayBalance($bookingId: ID!) {
      payBalance(bookingId: $bookingId) {
        error
        item {
          bookingId
          url
          heldUntil
        }
      }
    }
  `),
});

/** What a buyer does until a booking is paid. */
export const bookingBuying = [hold, pay, payBalance, applyCode, release] as const;
