import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import {
  addGuestPayload,
  givePriorityPayload,
  partyIdPayload,
  recapPayload,
  setGuestListPayload,
} from '@/lib/shared/parties/party';

/** Whom the party's creator invites. Hosts only, else `forbidden`. */
const getGuestList = defineOperation({
  path: 'party/get-guest-list/',
  access: 'member',
  payload: partyIdPayload,
  document: graphql(`
    query GuestList($partyID: ID!) {
      guestList(partyID: $partyID) {
        error
        items {
          userId
          handle
          profilePhoto
        }
      }
    }
  `),
});

/** Makes these handles the whole list; the answer names those that nobody has. */
const setGuestList = defineOperation({
  path: 'party/set-guest-list/',
  access: 'member',
  limit: 'save',
  payload: setGuestListPayload,
  document: graphql(`
    mutation SetGuestList($partyID: ID!, $handles: [String!]!) {
      setGuestList(partyID: $partyID, handles: $handles) {
        error
        item {
          count
          unknown
        }
      }
    }
  `),
});

/** Adds somebody without an account by name. */
const addGuest = defineOperation({
  path: 'party/add-guest/',
  access: 'member',
  limit: 'press',
  payload: addGuestPayload,
  document: graphql(`
    mutation AddGuest(
      $partyID: ID!
      $name: String!
      $fields: [EntryValueInput!]!
      $requestKey: String!
    ) {
      addGuest(partyID: $partyID, name: $name, fields: $fields, requestKey: $requestKey) {
        error
        item {
          count
        }
      }
    }
  `),
});

/** Lets people whose turn did not come stand in the priority lane next time. */
const givePriority = defineOperation({
  path: 'party/give-priority/',
  access: 'member',
  limit: 'press',
  payload: givePriorityPayload,
  document: graphql(`
    mutation GivePriority($partyID: ID!, $entryIds: [ID!]!) {
      givePriority(partyID: $partyID, entryIds: $entryIds) {
        error
        item {
          count
        }
      }
    }
  `),
});

/** What became of people: 50 a page, with how many there are of each kind. Hosts only. */
const getRecap = defineOperation({
  path: 'party/get-recap/',
  access: 'member',
  payload: recapPayload,
  document: graphql(`
    query PartyRecap($partyID: ID!, $kind: RecapKind!, $cursor: String) {
      partyRecap(partyID: $partyID, kind: $kind, cursor: $cursor) {
        error
        item {
          played
          missed
          left
          items {
            id
            number
            status
            handle
            isGuest
            priority
            fields {
              key
              value
            }
            joinedAt
            calledAt
            endedAt
            endReason
            waitSeconds
          }
          cursor
        }
      }
    }
  `),
});

/** Calls about whom a host lets in, adds, favours, and what became of everyone. */
export const partyPeopleCalls = [
  getGuestList,
  setGuestList,
  addGuest,
  givePriority,
  getRecap,
] as const;
