import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import { deleteReplyPayload, saveReplyPayload } from '@/lib/shared/messaging/replies';

/** A creator's own words to answer with, by name. */
const savedReplies = defineOperation({
  path: 'messaging/get-saved-replies/',
  access: 'creator',
  payload: noPayload,
  document: graphql(`
    query SavedReplies {
      savedReplies {
        error
        items {
          id
          name
          body
        }
      }
    }
  `),
});

/** Saves a reply, or changes the one of that name. */
const saveReply = defineOperation({
  path: 'messaging/save-reply/',
  access: 'creator',
  limit: 'save',
  payload: saveReplyPayload,
  document: graphql(`
    mutation SaveReply($name: String!, $body: String!) {
      saveReply(name: $name, body: $body) {
        error
        item {
          id
          name
          body
        }
      }
    }
  `),
});

/** Deletes a saved reply. */
const deleteReply = defineOperation({
  path: 'messaging/delete-reply/',
  access: 'creator',
  limit: 'save',
  payload: deleteReplyPayload,
  document: graphql(`
    mutation DeleteReply($replyId: ID!) {
      deleteReply(replyId: $replyId) {
        error
        item {
          id
        }
      }
    }
  `),
});

export const replyCalls = [savedReplies, saveReply, deleteReply] as const;
