import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import { claimDetailsPayload, claimPayload } from '@/lib/shared/lottery/lottery';
import { lotteryPrize } from './lotteryFragments';

/** A claim, for its winner and the creator. */
const claimOfPage = graphql(
  `
    fragment ClaimFields on Claim {
      id
      uuid
      lotteryId
      title
      state
      prize {
        ...LotteryPrizeFields
      }
      delivery
      status
      handle
      isMine
      creator {
        id
        handle
        name
        extra_public
      }
      claimBy
      claimedAt
      detailsBy
      details {
        name
        email
        address
        postcode
        city
        country
        note
      }
      detailsAt
      fulfilledAt
      purgeAt
      outReason
      now
    }
  `,
  [lotteryPrize],
);

/** A claim, for its winner and the creator alone. */
const getClaim = defineOperation({
  path: 'lottery/get-claim/',
  access: 'member',
  payload: claimPayload,
  document: graphql(
    `
      query GetClaim($uuid: ID!) {
        getClaim(uuid: $uuid) {
          error
          item {
            ...ClaimFields
          }
        }
      }
    `,
    [claimOfPage],
  ),
});

/** “It's mine”: the press is the claim. */
const claimPrize = defineOperation({
  path: 'lottery/claim-prize/',
  access: 'member',
  limit: 'queue',
  payload: claimPayload,
  document: graphql(
    `
      mutation ClaimPrize($uuid: ID!) {
        claimPrize(uuid: $uuid) {
          error
          item {
            ...ClaimFields
          }
        }
      }
    `,
    [claimOfPage],
  ),
});

/** Gives a prize up; the next in the order is up. */
const declinePrize = defineOperation({
  path: 'lottery/decline-prize/',
  access: 'member',
  limit: 'queue',
  payload: claimPayload,
  document: graphql(
    `
      mutation DeclinePrize($uuid: ID!) {
        declinePrize(uuid: $uuid) {
          error
          item {
            ...ClaimFields
          }
        }
      }
    `,
    [claimOfPage],
  ),
});

/** What the delivery needs; may be sent again until it was handed over. */
const sendClaimDetails = defineOperation({
  path: 'lottery/send-details/',
  access: 'member',
  limit: 'save',
  payload: claimDetailsPayload,
  document: graphql(
    `
      mutation SendClaimDetails(
        $uuid: ID!
        $name: String
        $email: String
        $address: String
        $postcode: String
        $city: String
        $country: String
        $note: String
      ) {
        sendClaimDetails(
          uuid: $uuid
          name: $name
          email: $email
          address: $address
          postcode: $postcode
          city: $city
          country: $country
          note: $note
        ) {
          error
          item {
            ...ClaimFields
          }
        }
      }
    `,
    [claimOfPage],
  ),
});

/** The caller's entries and wins, what waits first. */
const myDraws = defineOperation({
  path: 'lottery/get-my-draws/',
  access: 'member',
  payload: noPayload,
  document: graphql(`
    query MyDraws {
      getDraws {
        error
        items {
          lotteryId
          uuid
          title
          state
          status
          tickets
          ticketTotal
          closesAt
          claimBy
          detailsBy
          prizeTitle
          prizePhoto
          creatorHandle
          creatorName
        }
      }
    }
  `),
});

/** What winners do, and what a fan has in draws. */
export const claimCalls = [getClaim, claimPrize, declinePrize, sendClaimDetails, myDraws] as const;
