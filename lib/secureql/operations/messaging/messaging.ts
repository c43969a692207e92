import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import {
  canChatPayload,
  conversationPayload,
  conversationsPayload,
  findConversationsPayload,
  messagesPayload,
  startConversationPayload,
} from '@/lib/shared/messaging/messaging';
import { chatMessage, conversation } from './messagingFragments';

/** A page of the caller's inbox, newest first, with how much of each is unread. */
const getConversations = defineOperation({
  path: 'get-conversations',
  access: 'member',
  payload: conversationsPayload,
  document: graphql(
    `
      query GetConversations($cursor: String) {
        getConversations(cursor: $cursor) {
          error
          items {
            ...ConversationFields
          }
          cursor
        }
      }
    `,
    [conversation],
  ),
});

/** The first page of the inbox with a token that reads it live, in one call. */
const tokenAndConversations = defineOperation({
  path: 'get-pubnub-token-and-conversations',
  access: 'member',
  limit: 'token',
  payload: noPayload,
  document: graphql(
    `
      query TokenAndConversations {
        getPubNubSubscription {
          error
          token
          expiresAt
        }
        getConversations {
          error
          items {
            ...ConversationFields
          }
          cursor
        }
      }
    `,
    [conversation],
  ),
});

/** A page of one folder, or of whom a word finds in it. */
const findConversations = defineOperation({
  path: 'messaging/find-conversations/',
  access: 'member',
  payload: findConversationsPayload,
  document: graphql(
    `
      query FindConversations($folder: ConversationFolder!, $search: String, $cursor: String) {
        findConversations(folder: $folder, search: $search, cursor: $cursor) {
          error
          items {
            ...ConversationFields
          }
          cursor
        }
      }
    `,
    [conversation],
  ),
});

/** Whom the caller may write to; `reason` is an error code, null where they may. */
const canChatUsers = defineOperation({
  path: 'can-chat-users',
  access: 'member',
  payload: canChatPayload,
  document: graphql(`
    query CanChat($userIds: [ID!]!) {
      canChat(userIds: $userIds) {
        error
        items {
          userId
          allowed
          reason
        }
      }
    }
  `),
});

/** The conversation with somebody, made when there is none yet; always the same one. */
const startConversation = defineOperation({
  path: 'messaging/start-conversation/',
  access: 'member',
  limit: 'save',
  payload: startConversationPayload,
  document: graphql(
    `
      mutation StartConversation($userId: ID!) {
        startConversation(userId: $userId) {
          error
          item {
            ...ConversationFields
          }
        }
      }
    `,
    [conversation],
  ),
});

/**
 * One conversation with its newest messages, oldest first. `subscription` is a token that reads this
 * conversation and all that the usual one reads; null when the usual one reads it.
 */
const getConversation = defineOperation({
  path: 'messaging/get-conversation/',
  access: 'member',
  payload: conversationPayload,
  document: graphql(
    `
      query GetConversation($conversationId: ID!) {
        getConversation(conversationId: $conversationId) {
          error
          item {
            conversation {
              ...ConversationFields
            }
            seq
            isBlocked
            refusal
            readSeq
            partnerReadSeq
            messages {
              items {
                ...ChatMessageFields
              }
              before
              after
            }
            subscription {
              token
              expiresAt
            }
          }
        }
      }
    `,
    [conversation, chatMessage],
  ),
});

/** A page of messages, oldest first; `before` and `after` lead on, null: there are none. */
const getMessages = defineOperation({
  path: 'messaging/get-messages/',
  access: 'member',
  payload: messagesPayload,
  document: graphql(
    `
      query GetMessages($conversationId: ID!, $before: Int, $after: Int) {
        getMessages(conversationId: $conversationId, before: $before, after: $after) {
          error
          item {
            items {
              ...ChatMessageFields
            }
            before
            after
          }
        }
      }
    `,
    [chatMessage],
  ),
});

/** Every call that reads conversations, and the one that makes them. */
export const messagingCalls = [
  getConversations,
  tokenAndConversations,
  findConversations,
  canChatUsers,
  startConversation,
  getConversation,
  getMessages,
] as const;
