import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import { giftLinkPayload } from '@/lib/shared/gifts/gift';

/** What the link to a gift shows. */
const shownGift = graphql(`
  fragment ShownGiftFields on ShownGift {
    id
    state
    bookingId
    receiverName
    giverName
    message
    title
    tierName
    image
    kind
    minutes
    days
    included
    creator {
      id
      handle
      name
      profilePhoto
    }
    price
    currency
    useBy
    declinedUntil
  }
`);

/** What a link leads to; reading uses nothing up. */
const shown = defineOperation({
  path: 'gifts/get-gift/',
  access: 'public',
  payload: giftLinkPayload,
  document: graphql(
    `
      query ShownGift($giftId: ID!, $token: String!) {
        shownGift(giftId: $giftId, token: $token) {
          error
          item {
            ...ShownGiftFields
          }
        }
      }
    `,
    [shownGift],
  ),
});

/** Notes for the giver that somebody looks at it. */
const open = defineOperation({
  path: 'gifts/open/',
  access: 'public',
  limit: 'sign',
  payload: giftLinkPayload,
  document: graphql(
    `
      mutation OpenGift($giftId: ID!, $token: String!) {
        openGift(giftId: $giftId, token: $token) {
          error
          item {
            ...ShownGiftFields
          }
        }
      }
    `,
    [shownGift],
  ),
});

/** Takes a gift for whoever is logged in. */
const claim = defineOperation({
  path: 'gifts/claim/',
  access: 'member',
  limit: 'save',
  payload: giftLinkPayload,
  document: graphql(
    `
      mutation ClaimGift($giftId: ID!, $token: String!) {
        claimGift(giftId: $giftId, token: $token) {
          error
          item {
            ...ShownGiftFields
          }
        }
      }
    `,
    [shownGift],
  ),
});

/** Says no to a gift; for a minute it can be kept after all. */
const decline = defineOperation({
  path: 'gifts/decline/',
  access: 'public',
  limit: 'save',
  payload: giftLinkPayload,
  document: graphql(
    `
      mutation DeclineGift($giftId: ID!, $token: String!) {
        declineGift(giftId: $giftId, token: $token) {
          error
          item {
            ...ShownGiftFields
          }
        }
      }
    `,
    [shownGift],
  ),
});

/** Keeps a gift that was declined within the minute. */
const keep = defineOperation({
  path: 'gifts/keep/',
  access: 'public',
  limit: 'save',
  payload: giftLinkPayload,
  document: graphql(
    `
      mutation KeepGift($giftId: ID!, $token: String!) {
        keepGift(giftId: $giftId, token: $token) {
          error
          item {
            ...ShownGiftFields
          }
        }
      }
    `,
    [shownGift],
  ),
});

/** Calls by the link that leads to a gift. */
export const giftLinkCalls = [shown, open, claim, decline, keep] as const;
