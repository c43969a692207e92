import {
  answerItem,
  answerList,
  builder,
  itemRoot,
  listRoot,
  namedType,
} from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import type { RealtimeToken } from '@/backend/platform/outbox/realtime';
import { FOLDERS } from '@/lib/shared/messaging/conversations';
import {
  canChatPayload,
  conversationPayload,
  conversationsPayload,
  findConversationsPayload,
  messagesPayload,
  startConversationPayload,
  type ChatMessage,
} from '@/lib/shared/messaging/messaging';
import type { MessagePage, OpenConversation } from './conversations/read';
import type { ChatPartner, Conversation, LastMessage } from './conversations/views';
import type { CanChat } from './safety/canMessage';
import {
  canChatUsers,
  findConversations,
  getConversation,
  getMessages,
  startConversation,
} from './service';

const FolderType = builder.enumType('ConversationFolder', { values: FOLDERS });

const PartnerType = builder.objectRef<ChatPartner>('ChatPartner').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    handle: t.exposeString('handle'),
    name: t.exposeString('name', { description: 'Of a fan: the public one.' }),
    profilePhoto: t.exposeString('profilePhoto'),
    userType: t.expose('userType', { type: namedType<'CREATOR' | 'FAN'>('UserType') }),
  }),
});

const LastMessageType = builder.objectRef<LastMessage>('LastMessage').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    seq: t.exposeInt('seq'),
    senderId: t.exposeID('senderId', { nullable: true }),
    preview: t.exposeString('preview'),
    hasPhoto: t.exposeBoolean('hasPhoto'),
    createdAt: t.exposeString('createdAt'),
  }),
});

const ConversationType = builder.objectRef<Conversation>('Conversation').implement({
  description: 'A conversation as the caller has it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    partner: t.expose('partner', {
      type: PartnerType,
      nullable: true,
      description: 'Null: the account is gone.',
    }),
    folder: t.expose('folder', { type: FolderType }),
    unread: t.exposeInt('unread'),
    lastMessage: t.expose('lastMessage', {
      type: LastMessageType,
      nullable: true,
      description: 'Null: nobody has written yet.',
    }),
  }),
});

const PhotoType = builder.objectRef<NonNullable<ChatMessage['photo']>>('MessagePhoto').implement({
  fields: (t) => ({
    url: t.exposeString('url'),
    width: t.exposeInt('width'),
    height: t.exposeInt('height'),
  }),
});

const MessageType = builder.objectRef<ChatMessage>('ChatMessage').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    seq: t.exposeInt('seq'),
    clientId: t.exposeID('clientId'),
    senderId: t.exposeID('senderId', { nullable: true, description: 'Null: the account is gone.' }),
    body: t.exposeString('body'),
    photo: t.expose('photo', { type: PhotoType, nullable: true }),
    offerId: t.exposeID('offerId', { nullable: true, description: 'An offer stands in it.' }),
    createdAt: t.exposeString('createdAt'),
  }),
});

const MessagePageType = builder.objectRef<MessagePage>('MessagePage').implement({
  description: 'Messages, oldest first.',
  fields: (t) => ({
    items: t.expose('items', { type: [MessageType] }),
    before: t.exposeInt('before', {
      nullable: true,
      description: 'Null: there are no older ones.',
    }),
    after: t.exposeInt('after', { nullable: true, description: 'Null: there are no newer ones.' }),
  }),
});

const SubscriptionType = builder.objectRef<RealtimeToken>('ConversationSubscription').implement({
  fields: (t) => ({
    token: t.exposeString('token'),
    expiresAt: t.string({ resolve: ({ expiresAt }) => expiresAt.toISOString() }),
  }),
});

const OpenConversationType = builder.objectRef<OpenConversation>('OpenConversation').implement({
  fields: (t) => ({
    conversation: t.expose('conversation', { type: ConversationType }),
    seq: t.exposeInt('seq', { description: 'Of the newest event on its channel.' }),
    isBlocked: t.exposeBoolean('isBlocked', { description: 'The caller has blocked the partner.' }),
    refusal: t.exposeString('refusal', {
      nullable: true,
      description: 'The code with which a message of the caller would be refused now.',
    }),
    readSeq: t.exposeInt('readSeq'),
    partnerReadSeq: t.exposeInt('partnerReadSeq'),
    messages: t.expose('messages', { type: MessagePageType }),
    subscription: t.expose('subscription', {
      type: SubscriptionType,
      nullable: true,
      description: 'Null: the usual token reads this conversation.',
    }),
  }),
});

const CanChatType = builder.objectRef<CanChat>('CanChat').implement({
  fields: (t) => ({
    userId: t.exposeID('userId'),
    allowed: t.boolean({ resolve: ({ reason }) => reason === null }),
    reason: t.exposeString('reason', { nullable: true }),
  }),
});

const ConversationList = listRoot('ConversationList', ConversationType, { paged: true });
const ConversationResult = itemRoot('ConversationResult', ConversationType);
const OpenConversationResult = itemRoot('OpenConversationResult', OpenConversationType);
const MessagePageResult = itemRoot('MessagePageResult', MessagePageType);
const CanChatList = listRoot('CanChatList', CanChatType);

builder.queryFields((t) => ({
  getConversations: t.field({
    type: ConversationList,
    args: { cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerList(() => {
        const { cursor } = parsePayload(conversationsPayload, args);
        return findConversations(context, { folder: 'INBOX', search: null, cursor });
      }),
  }),
  findConversations: t.field({
    type: ConversationList,
    args: {
      folder: t.arg({ type: FolderType }),
      search: t.arg.string({ required: false }),
      cursor: t.arg.string({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerList(() => findConversations(context, parsePayload(findConversationsPayload, args))),
  }),
  canChat: t.field({
    type: CanChatList,
    args: { userIds: t.arg.idList() },
    resolve: (_root, args, context) =>
      answerList(async () => ({
        items: await canChatUsers(context, parsePayload(canChatPayload, args)),
      })),
  }),
  getConversation: t.field({
    type: OpenConversationResult,
    args: { conversationId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => getConversation(context, parsePayload(conversationPayload, args))),
  }),
  getMessages: t.field({
    type: MessagePageResult,
    args: {
      conversationId: t.arg.id(),
      before: t.arg.int({ required: false }),
      after: t.arg.int({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerItem(() => getMessages(context, parsePayload(messagesPayload, args))),
  }),
}));

builder.mutationField('startConversation', (t) =>
  t.field({
    type: ConversationResult,
    args: { userId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => startConversation(context, parsePayload(startConversationPayload, args))),
  }),
);
