import { graphql } from '@/lib/secureql/graphql';

/** One message. */
export const chatMessage = graphql(`
  fragment ChatMessageFields on ChatMessage {
    id
    seq
    clientId
    senderId
    body
    photo {
      url
      width
      height
    }
    offerId
    createdAt
  }
`);

/** A conversation as lists show it. */
export const conversation = graphql(`
  fragment ConversationFields on Conversation {
    id
    partner {
      id
      handle
      name
      profilePhoto
      userType
    }
    folder
    unread
    lastMessage {
      id
      seq
      senderId
      preview
      hasPhoto
      createdAt
    }
  }
`);
