import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import {
  joinAsNewPayload,
  setVerifiedOnlyPayload,
  takeAlongPayload,
} from '@/lib/shared/parties/newcomers';
import { partySummary } from './partyFragments';

/**
 * Makes a quick account and takes a place with it, or does neither. Errors as of `party/join-queue/`,
 * and `auth.code_required`: join by a mailed code instead.
 */
const joinAsNew = defineOperation({
  path: 'party/join-as-new/',
  access: 'public',
  limit: 'queue',
  marksBrowser: true,
  payload: joinAsNewPayload,
  document: graphql(`
    mutation JoinAsNew(
      $partyID: ID!
      $handle: String!
      $fields: [EntryValueInput!]!
      $seats: Int
      $requestKey: String!
      $locale: String
    ) {
      joinAsNew(
        partyID: $partyID
        handle: $handle
        fields: $fields
        seats: $seats
        requestKey: $requestKey
        locale: $locale
      ) {
        error
        item {
          queueUuid
          status
          handle
        }
      }
    }
  `),
});

const placeBehind = graphql(`
  fragment PlaceBehindFields on PlaceBehind {
    partyId
    queueUuid
    title
    handle
    refusal
  }
`);

/** The places that somebody who logged in from a quick account left behind with it. */
const placesBehind = defineOperation({
  path: 'party/get-places-behind/',
  access: 'member',
  payload: noPayload,
  document: graphql(
    `
      query PlacesBehind {
        placesBehind {
          error
          items {
            ...PlaceBehindFields
          }
        }
      }
    `,
    [placeBehind],
  ),
});

/** Takes them along where the account could join itself, or leaves them; the quick account ends. */
const takeAlong = defineOperation({
  path: 'party/take-along/',
  access: 'member',
  limit: 'queue',
  payload: takeAlongPayload,
  document: graphql(
    `
      mutation TakeAlong($isTaken: Boolean!) {
        takeAlong(isTaken: $isTaken) {
          error
          items {
            ...PlaceBehindFields
          }
        }
      }
    `,
    [placeBehind],
  ),
});

/** Confirmed e-mails only from now on, or everybody again. */
const setVerifiedOnly = defineOperation({
  path: 'party/set-verified-only/',
  access: 'member',
  limit: 'press',
  payload: setVerifiedOnlyPayload,
  document: graphql(
    `
      mutation SetVerifiedOnly($partyID: ID!, $isOn: Boolean!) {
        setVerifiedOnly(partyID: $partyID, isOn: $isOn) {
          error
          item {
            ...PartySummaryFields
          }
        }
      }
    `,
    [partySummary],
  ),
});

/** Calls of people who come without an account, or came so before, and about them. */
export const newcomerCalls = [joinAsNew, placesBehind, setVerifiedOnly, takeAlong] as const;
