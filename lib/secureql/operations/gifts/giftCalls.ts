import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import {
  giftAddressPayload,
  giftOrderPayload,
  holdGiftPayload,
  revokeGiftPayload,
} from '@/lib/shared/gifts/gift';
import { giftLinkCalls } from './giftLinkCalls';

/** A gift on its order. */
const giftView = graphql(`
  fragment GiftViewFields on GiftView {
    id
    bookingId
    role
    state
    receiverName
    giverName
    message
    isPriceHidden
    sendAt
    useBy
    email
    link
    resendsLeft
    addressesLeft
    acts
  }
`);

/** What a fan gave and was given, newest first. */
const myGifts = defineOperation({
  path: 'gifts/get-my-gifts/',
  access: 'fan',
  payload: noPayload,
  document: graphql(`
    query MyGifts {
      getGifts {
        error
        items {
          id
          bookingId
          role
          state
          bookingState
          endReason
          title
          tierName
          image
          kind
          name
          sendAt
          openedAt
          startsAt
          useBy
          createdAt
        }
      }
    }
  `),
});

/** A gift on its order, for whoever gave it or has it. */
const ofOrder = defineOperation({
  path: 'gifts/of-order/',
  access: 'member',
  payload: giftOrderPayload,
  document: graphql(
    `
      query GiftOfOrder($bookingId: ID!) {
        giftOfOrder(bookingId: $bookingId) {
          error
          item {
            ...GiftViewFields
          }
        }
      }
    `,
    [giftView],
  ),
});

/** Holds a tier for whoever pays for it as a gift; `bookings/pay/` goes on. */
const hold = defineOperation({
  path: 'gifts/hold/',
  access: 'member',
  limit: 'save',
  payload: holdGiftPayload,
  document: graphql(`
    mutation HoldGift(
      $serviceTierId: ID!
      $timeZone: String!
      $requestKey: String!
      $receiverName: String!
      $giverName: String!
      $message: String
      $email: String
      $sendAt: String
      $isPriceHidden: Boolean!
    ) {
      holdGift(
        serviceTierId: $serviceTierId
        timeZone: $timeZone
        requestKey: $requestKey
        receiverName: $receiverName
        giverName: $giverName
        message: $message
        email: $email
        sendAt: $sendAt
        isPriceHidden: $isPriceHidden
      ) {
        error
        item {
          bookingId
          version
          heldUntil
          startsAt
          amount
          currency
          url
        }
      }
    }
  `),
});

/** Mails a gift once more, or makes a new link to hand over. */
const resend = defineOperation({
  path: 'gifts/resend/',
  access: 'member',
  limit: 'save',
  payload: giftOrderPayload,
  document: graphql(
    `
      mutation ResendGift($bookingId: ID!) {
        resendGift(bookingId: $bookingId) {
          error
          item {
            ...GiftViewFields
          }
        }
      }
    `,
    [giftView],
  ),
});

/** Sends a gift to another address; older links lead nowhere any more. */
const changeAddress = defineOperation({
  path: 'gifts/change-address/',
  access: 'member',
  limit: 'save',
  payload: giftAddressPayload,
  document: graphql(
    `
      mutation ChangeGiftAddress($bookingId: ID!, $email: String!) {
        changeGiftAddress(bookingId: $bookingId, email: $email) {
          error
          item {
            ...GiftViewFields
          }
        }
      }
    `,
    [giftView],
  ),
});

/** Takes a gift back that nobody has: everything goes back to its giver. */
const revoke = defineOperation({
  path: 'gifts/revoke/',
  access: 'member',
  limit: 'save',
  payload: revokeGiftPayload,
  document: graphql(
    `
      mutation RevokeGift($bookingId: ID!, $version: Int!) {
        revokeGift(bookingId: $bookingId, version: $version) {
          error
          item {
            ...GiftViewFields
          }
        }
      }
    `,
    [giftView],
  ),
});

/** Every call about gifts. */
export const giftCalls = [
  myGifts,
  ofOrder,
  hold,
  resend,
  changeAddress,
  revoke,
  ...giftLinkCalls,
] as const;
