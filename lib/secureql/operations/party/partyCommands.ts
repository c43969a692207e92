import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import {
  changeStatePayload,
  createPartyPayload,
  editPartyPayload,
  editQueuePayload,
  runAgainPayload,
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
