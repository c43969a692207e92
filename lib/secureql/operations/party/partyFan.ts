import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import { joinQueuePayload, queueUuidPayload, setAwayPayload } from '@/lib/shared/parties/party';

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

/** Answers a call with "not now": steps out, and is called again after coming back. */
export const answerLater = defineOperation({
  path: 'party/answer-later/',
  access: 'member',
  limit: 'queue',
  payload: queueUuidPayload,
  document: graphql(`
    mutation AnswerLater($queueUuid: ID!) {
      answerLater(queueUuid: $queueUuid) {
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
