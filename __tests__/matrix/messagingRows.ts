import { members, nobodys, type Outcomes, type Row } from './row';

/** The fan and the owner have written with each other, and nobody else sees it. */
const both: Outcomes = { visitor: 401, fan: 1, owner: 1, others: 403 };
const listed: Outcomes = { ...members(0), fan: 1, owner: 1 };

const conversation = 'folder id lastMessage partner unread';

/** Rows of the access table: conversations, which only their two people have. */
export const messagingRows: Row[] = [
  { path: 'get-conversations', fields: conversation, own: listed },
  // The token comes first and is what is looked at.
  {
    path: 'get-pubnub-token-and-conversations',
    fields: 'expiresAt token',
    own: members(1),
  },
  {
    path: 'messaging/find-conversations/',
    payload: () => ({ folder: 'INBOX' }),
    fields: conversation,
    own: listed,
  },
  {
    path: 'can-chat-users',
    payload: ({ creatorId }) => ({ userIds: [creatorId] }),
    fields: 'allowed reason userId',
    own: members(1),
    missing: members(1),
  },
  {
    path: 'messaging/start-conversation/',
    payload: ({ creatorId }) => ({ userId: creatorId }),
    fields: conversation,
    own: {
      ...members('message.no_dealings'),
      fan: 1,
      otherFan: 1,
      owner: 'message.self',
    },
    missing: members('message.nobody'),
  },
  {
    path: 'messaging/get-conversation/',
    payload: ({ conversationId }) => ({ conversationId }),
    fields: 'conversation isBlocked messages partnerReadSeq readSeq refusal seq subscription',
    own: both,
    missing: nobodys,
  },
  {
    path: 'messaging/get-messages/',
    payload: ({ conversationId }) => ({ conversationId }),
    fields: 'after before items',
    own: both,
    missing: nobodys,
  },
  {
    path: 'messaging/send-message/',
    payload: ({ conversationId }) => ({
      conversationId,
      clientId: '00000000-0000-4000-8000-000000000001',
      body: 'Hello',
    }),
    fields: 'body clientId createdAt id offerId photo senderId seq',
    own: both,
    missing: nobodys,
  },
  {
    path: 'messaging/mark-read/',
    payload: ({ conversationId, messageId }) => ({ conversationId, messageId }),
    fields: 'id readSeq unread',
    own: both,
    missing: nobodys,
  },
  {
    path: 'messaging/set-typing/',
    payload: ({ conversationId }) => ({ conversationId }),
    fields: 'id',
    own: both,
    missing: nobodys,
  },
  {
    path: 'messaging/archive-conversation/',
    payload: ({ conversationId }) => ({ conversationId, isArchived: true }),
    fields: 'folder id',
    own: both,
    missing: nobodys,
  },
  {
    path: 'messaging/report-conversation/',
    payload: ({ conversationId }) => ({ conversationId, reason: 'OTHER' }),
    fields: 'folder id',
    own: both,
    missing: nobodys,
  },
  {
    path: 'messaging/block-user/',
    payload: ({ creatorId }) => ({ userId: creatorId, isBlocked: true }),
    fields: 'isBlocked userId',
    own: { ...members(1), owner: 'message.self' },
    missing: members('message.nobody'),
  },
];
