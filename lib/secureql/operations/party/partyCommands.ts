import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import {
  changeStatePayload,
  createPartyPayload,
  editPartyPayload,
  editQueuePayload,
  joinQueuePayload,
  queueUuidPayload,
  runAgainPayload,
  setAwayPayload,
} from '@/lib/shared/parties/party';
import { partySummary } from './partyFragments';

/** Makes a draft; the same `requestKey` returns the same party. */
export const createParty = defineOperation({
  path: 'party/create-party/',
  access: 'creator',
  limit: 'create',
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

/** Makes a draft set up like a queue that has ended; the same `requestKey` returns the same one. */
export const runAgain = defineOperation({
  path: 'party/run-again/',
  access: 'member',
  limit: 'create',
  payload: runAgainPayload,
  document: graphql(
    `
      mutation RunAgain($partyID: ID!, $requestKey: String!) {
        runAgain(partyID: $partyID, requestKey: $requestKey) {
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
  access: 'member',
  limit: 'save',
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
  access: 'member',
  limit: 'save',
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
        $orderPolicy: OrderPolicy!
        $whoCanJoin: JoinRule!
        $rejoin: RejoinRule!
        $cooldownMinutes: Int!
        $readySeconds: Int!
        $groupMax: Int!
        $laneMix: Int!
        $missLimit: Int!
        $turnMinutes: Int
      ) {
        editQueue(
          input: {
            partyID: $partyID
            version: $version
            queueSize: $queueSize
            seatsPerRound: $seatsPerRound
            lobbyCode: $lobbyCode
            entryFields: $entryFields
            orderPolicy: $orderPolicy
            whoCanJoin: $whoCanJoin
            rejoin: $rejoin
            cooldownMinutes: $cooldownMinutes
            readySeconds: $readySeconds
            groupMax: $groupMax
            laneMix: $laneMix
            missLimit: $missLimit
            turnMinutes: $turnMinutes
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
  access: 'member',
  limit: 'press',
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
  limit: 'queue',
  payload: joinQueuePayload,
  document: graphql(`
    mutation JoinQueue($partyID: ID!, $fields: [EntryValueInput!]!, $seats: Int) {
      joinQueue(partyID: $partyID, fields: $fields, seats: $seats) {
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
  limit: 'queue',
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
  limit: 'queue',
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

/** "Be right back": keeps the place and is not called until one is back. */
export const setAway = defineOperation({
  path: 'party/set-away/',
  access: 'member',
  limit: 'queue',
  payload: setAwayPayload,
  document: graphql(`
    mutation SetAway($queueUuid: ID!, $isAway: Boolean!) {
      setAway(queueUuid: $queueUuid, isAway: $isAway) {
        error
        item {
          queueUuid
          status
        }
      }
    }
  `),
});
