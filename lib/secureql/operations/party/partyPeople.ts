import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import {
  addGuestPayload,
  givePriorityPayload,
  partyIdPayload,
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

/** Calls about whom a host lets in, adds and favours. */
export const partyPeopleCalls = [getGuestList, setGuestList, addGuest, givePriority] as const;
