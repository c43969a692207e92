import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import {
  banMemberPayload,
  bringBackPayload,
  callMembersPayload,
  callNextPayload,
  liftBanPayload,
  markMembersPayload,
  moveMemberPayload,
  noteMemberPayload,
  partyIdPayload,
  setNoticePayload,
  undoPayload,
} from '@/lib/shared/parties/party';

/** Calls the next `count` waiting fans; the answer says how many there were. */
const callNext = defineOperation({
  path: 'party/call-next/',
  access: 'member',
  limit: 'press',
  payload: callNextPayload,
  document: graphql(`
    mutation CallNext($partyID: ID!, $count: Int!, $order: OrderPolicy, $requestKey: String!) {
      callNext(partyID: $partyID, count: $count, order: $order, requestKey: $requestKey) {
        error
        item {
          count
        }
      }
    }
  `),
});

/** Marks entries as playing, played, missed or removed. */
const markMembers = defineOperation({
  path: 'party/mark-members/',
  access: 'member',
  limit: 'press',
  payload: markMembersPayload,
  document: graphql(`
    mutation MarkMembers($partyID: ID!, $entryIds: [ID!]!, $mark: MemberMark!, $reason: String) {
      markMembers(partyID: $partyID, entryIds: $entryIds, mark: $mark, reason: $reason) {
        error
        item {
          count
        }
      }
    }
  `),
});

/** Takes everybody off who waits. */
const clearQueue = defineOperation({
  path: 'party/clear-queue/',
  access: 'member',
  limit: 'press',
  payload: partyIdPayload,
  document: graphql(`
    mutation ClearQueue($partyID: ID!) {
      clearQueue(partyID: $partyID) {
        error
        item {
          count
        }
      }
    }
  `),
});

/** Calls those whom the host picked. */
const callMembers = defineOperation({
  path: 'party/call-members/',
  access: 'member',
  limit: 'press',
  payload: callMembersPayload,
  document: graphql(`
    mutation CallMembers($partyID: ID!, $entryIds: [ID!]!, $requestKey: String!) {
      callMembers(partyID: $partyID, entryIds: $entryIds, requestKey: $requestKey) {
        error
        item {
          count
        }
      }
    }
  `),
});

/** Brings back who missed, was skipped or taken off, with the wait they had. */
const bringBack = defineOperation({
  path: 'party/bring-back/',
  access: 'member',
  limit: 'press',
  payload: bringBackPayload,
  document: graphql(`
    mutation BringBack($partyID: ID!, $entryIds: [ID!]!) {
      bringBack(partyID: $partyID, entryIds: $entryIds) {
        error
        item {
          count
        }
      }
    }
  `),
});

/** Puts somebody in front of somebody else, or behind all of their lane. */
const moveMember = defineOperation({
  path: 'party/move-member/',
  access: 'member',
  limit: 'press',
  payload: moveMemberPayload,
  document: graphql(`
    mutation MoveMember($partyID: ID!, $entryId: ID!, $beforeId: ID, $reason: String) {
      moveMember(partyID: $partyID, entryId: $entryId, beforeId: $beforeId, reason: $reason) {
        error
        item {
          count
        }
      }
    }
  `),
});

/** Takes somebody off and keeps them out of all parties of this creator. */
const banMember = defineOperation({
  path: 'party/ban-member/',
  access: 'member',
  limit: 'press',
  payload: banMemberPayload,
  document: graphql(`
    mutation BanMember($partyID: ID!, $entryId: ID!, $reason: String) {
      banMember(partyID: $partyID, entryId: $entryId, reason: $reason) {
        error
        item {
          count
        }
      }
    }
  `),
});

/** Lets somebody join again. */
const liftBan = defineOperation({
  path: 'party/lift-ban/',
  access: 'member',
  limit: 'press',
  payload: liftBanPayload,
  document: graphql(`
    mutation LiftBan($partyID: ID!, $userId: ID!) {
      liftBan(partyID: $partyID, userId: $userId) {
        error
        item {
          count
        }
      }
    }
  `),
});

/** Writes what hosts note of somebody. */
const noteMember = defineOperation({
  path: 'party/note-member/',
  access: 'member',
  limit: 'press',
  payload: noteMemberPayload,
  document: graphql(`
    mutation NoteMember($partyID: ID!, $entryId: ID!, $note: String) {
      noteMember(partyID: $partyID, entryId: $entryId, note: $note) {
        error
        item {
          count
        }
      }
    }
  `),
});

/** Tells everyone something; null takes it down. */
const setNotice = defineOperation({
  path: 'party/set-notice/',
  access: 'member',
  limit: 'announce',
  payload: setNoticePayload,
  document: graphql(`
    mutation SetNotice($partyID: ID!, $notice: String) {
      setNotice(partyID: $partyID, notice: $notice) {
        error
        item {
          count
        }
      }
    }
  `),
});

/** Takes back the last act; `act.not_last` when it was not the last one any more. */
const undoAct = defineOperation({
  path: 'party/undo/',
  access: 'member',
  limit: 'press',
  payload: undoPayload,
  document: graphql(`
    mutation UndoAct($partyID: ID!, $actId: ID!) {
      undoAct(partyID: $partyID, actId: $actId) {
        error
        item {
          count
          elsewhere
          gone
        }
      }
    }
  `),
});

/** Every command of a host about people in a queue. */
export const partyHostCommands = [
  banMember,
  bringBack,
  callMembers,
  callNext,
  clearQueue,
  liftBan,
  markMembers,
  moveMember,
  noteMember,
  setNotice,
  undoAct,
] as const;
