import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import {
  callNextPayload,
  changeStatePayload,
  createPartyPayload,
  editPartyPayload,
  editQueuePayload,
  joinQueuePayload,
  markMembersPayload,
  queueUuidPayload,
} from '@/lib/shared/party';
import { partySummary } from './partyFragments';

/** Makes a draft; the same `requestKey` answers with the same party. */
export const createParty = defineOperation({
  path: 'party/create-party/',
  access: 'creator',
  payload: createPartyPayload,
  document: graphql(
    `
      mutation CreateParty($title: String!, $game: String!, $requestKey: String!) {
        createParty(input: { title: $title, game: $game, requestKey: $requestKey }) {
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

/** Changes what the party says; `party.version_conflict` when another edit came first. */
export const editParty = defineOperation({
  path: 'party/edit-party/',
  access: 'creator',
  payload: editPartyPayload,
  document: graphql(
    `
      mutation EditParty(
        $partyID: ID!
        $version: Int!
        $title: String!
        $game: String!
        $notice: String
      ) {
        editParty(
          input: {
            partyID: $partyID
            version: $version
            title: $title
            game: $game
            notice: $notice
          }
        ) {
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

/** Changes how the queue works; `party.version_conflict` when another edit came first. */
export const editQueue = defineOperation({
  path: 'party/edit-queue/',
  access: 'creator',
  payload: editQueuePayload,
  document: graphql(
    `
      mutation EditQueue(
        $partyID: ID!
        $version: Int!
        $queueSize: Int
        $seatsPerRound: Int!
        $lobbyCode: String
        $entryFields: [EntryFieldInput!]!
      ) {
        editQueue(
          input: {
            partyID: $partyID
            version: $version
            queueSize: $queueSize
            seatsPerRound: $seatsPerRound
            lobbyCode: $lobbyCode
            entryFields: $entryFields
          }
        ) {
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

/** Opens, pauses, closes or ends a party. */
export const changePartyState = defineOperation({
  path: 'party/change-state/',
  access: 'creator',
  payload: changeStatePayload,
  document: graphql(
    `
      mutation ChangePartyState($partyID: ID!, $action: PartyAction!) {
        changePartyState(partyID: $partyID, action: $action) {
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

/** Takes a place. `party.already_joined` comes with the entry that stands already. */
export const joinQueue = defineOperation({
  path: 'party/join-queue/',
  access: 'member',
  payload: joinQueuePayload,
  document: graphql(`
    mutation JoinQueue($partyID: ID!, $fields: [EntryValueInput!]!) {
      joinQueue(partyID: $partyID, fields: $fields) {
        error
        item {
          queueUuid
          status
        }
      }
    }
  `),
});

/** Gives the place back. */
export const leaveQueue = defineOperation({
  path: 'party/leave-queue/',
  access: 'member',
  payload: queueUuidPayload,
  document: graphql(`
    mutation LeaveQueue($queueUuid: ID!) {
      leaveQueue(queueUuid: $queueUuid) {
        error
        item {
          queueUuid
          status
        }
      }
    }
  `),
});

/** Answers a call with "I am ready". */
export const confirmReady = defineOperation({
  path: 'party/confirm-ready/',
  access: 'member',
  payload: queueUuidPayload,
  document: graphql(`
    mutation ConfirmReady($queueUuid: ID!) {
      confirmReady(queueUuid: $queueUuid) {
        error
        item {
          queueUuid
          status
        }
      }
    }
  `),
});

/** Calls the next `count` waiting fans; the answer says how many there were. */
export const callNext = defineOperation({
  path: 'party/call-next/',
  access: 'creator',
  payload: callNextPayload,
  document: graphql(`
    mutation CallNext($partyID: ID!, $count: Int!, $requestKey: String!) {
      callNext(partyID: $partyID, count: $count, requestKey: $requestKey) {
        error
        item {
          count
        }
      }
    }
  `),
});

/** Marks entries as playing, played, missed or removed. */
export const markMembers = defineOperation({
  path: 'party/mark-members/',
  access: 'creator',
  payload: markMembersPayload,
  document: graphql(`
    mutation MarkMembers($partyID: ID!, $entryIds: [ID!]!, $mark: MemberMark!) {
      markMembers(partyID: $partyID, entryIds: $entryIds, mark: $mark) {
        error
        item {
          count
        }
      }
    }
  `),
});
