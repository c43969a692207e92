import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import {
  archiveConversationPayload,
  blockUserPayload,
  conversationPayload,
  markReadPayload,
  reportConversationPayload,
  sendMessagePayload,
} from '@/lib/shared/messaging/messaging';
import { chatMessage } from './messagingFragments';
import { replyCalls } from './savedReplies';

/** Sends a message; the same `clientId` again returns the message that is there. */
const sendMessage = defineOperation({
  path: 'messaging/send-message/',
  access: 'member',
  limit: 'message',
  payload: sendMessagePayload,
  document: graphql(
    `
      mutation SendMessage(
        $conversationId: ID!
        $clientId: ID!
        $body: String!
        $photoUrl: String
      ) {
        sendMessage(
          conversationId: $conversationId
          clientId: $clientId
          body: $body
          photoUrl: $photoUrl
        ) {
          error
          item {
            ...ChatMessageFields
          }
        }
      }
    `,
    [chatMessage],
  ),
});

/** Reads everything up to a message; going back changes nothing. */
const markRead = defineOperation({
  path: 'messaging/mark-read/',
  access: 'member',
  limit: 'read',
  payload: markReadPayload,
  document: graphql(`
    mutation MarkRead($conversationId: ID!, $messageId: ID!) {
      markRead(conversationId: $conversationId, messageId: $messageId) {
        error
        item {
          id
          unread
          readSeq
        }
      }
    }
  `),
});

/** Says that the caller is typing; nothing is kept. */
const setTyping = defineOperation({
  path: 'messaging/set-typing/',
  access: 'member',
  limit: 'typing',
  payload: conversationPayload,
  document: graphql(`
    mutation SetTyping($conversationId: ID!) {
      setTyping(conversationId: $conversationId) {
        error
        item {
          id
        }
      }
    }
  `),
});

/** Puts a conversation into the archive or back into the inbox. */
const archiveConversation = defineOperation({
  path: 'messaging/archive-conversation/',
  access: 'member',
  limit: 'save',
  payload: archiveConversationPayload,
  document: graphql(`
    mutation ArchiveConversation($conversationId: ID!, $isArchived: Boolean!) {
      archiveConversation(conversationId: $conversationId, isArchived: $isArchived) {
        error
        item {
          id
          folder
        }
      }
    }
  `),
});

/** Blocks somebody or lets them again: the blocked cannot write, nor join the caller's parties. */
const blockUser = defineOperation({
  path: 'messaging/block-user/',
  access: 'member',
  limit: 'block',
  payload: blockUserPayload,
  document: graphql(`
    mutation BlockUser($userId: ID!, $isBlocked: Boolean!) {
      blockUser(userId: $userId, isBlocked: $isBlocked) {
        error
        item {
          userId
          isBlocked
        }
      }
    }
  `),
});

/** Reports a message of the other one, or the conversation; a second time changes nothing. */
const reportConversation = defineOperation({
  path: 'messaging/report-conversation/',
  access: 'member',
  limit: 'report',
  payload: reportConversationPayload,
  document: graphql(`
    mutation ReportConversation(
      $conversationId: ID!
      $messageId: ID
      $reason: ReportReason!
      $note: String
    ) {
      reportConversation(
        conversationId: $conversationId
        messageId: $messageId
        reason: $reason
        note: $note
      ) {
        error
        item {
          id
          folder
        }
      }
    }
  `),
});

/** Every call that changes something in a conversation. */
export const messagingCommands = [
  sendMessage,
  markRead,
  setTyping,
  archiveConversation,
  blockUser,
  reportConversation,
  ...replyCalls,
] as const;
