import { answerItem, builder, itemRoot, namedType } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { REPORT_REASONS } from '@/lib/shared/messaging/conversations';
import {
  archiveConversationPayload,
  blockUserPayload,
  conversationPayload,
  markReadPayload,
  reportConversationPayload,
  sendMessagePayload,
  type ChatMessage,
  type Folder,
} from '@/lib/shared/messaging/messaging';
import type { FolderChange } from './conversations/views';
import {
  archiveConversation,
  blockUser,
  markRead,
  reportConversation,
  sendMessage,
  setTyping,
  type BlockChange,
  type ReadMark,
} from './service';

const ReasonType = builder.enumType('ReportReason', { values: REPORT_REASONS });
const MessageType = namedType<ChatMessage>('ChatMessage');

const ReadMarkType = builder.objectRef<ReadMark>('ReadMark').implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the conversation.' }),
    unread: t.exposeInt('unread'),
    readSeq: t.exposeInt('readSeq'),
  }),
});

const FolderChangeType = builder.objectRef<FolderChange>('FolderChange').implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the conversation.' }),
    folder: t.expose('folder', { type: namedType<Folder>('ConversationFolder') }),
  }),
});

const TypedType = builder.objectRef<{ id: string }>('TypingSign').implement({
  fields: (t) => ({ id: t.exposeID('id', { description: 'Of the conversation.' }) }),
});

const BlockChangeType = builder.objectRef<BlockChange>('BlockChange').implement({
  fields: (t) => ({ userId: t.exposeID('userId'), isBlocked: t.exposeBoolean('isBlocked') }),
});

const MessageResult = itemRoot('ChatMessageResult', MessageType);
const ReadMarkResult = itemRoot('ReadMarkResult', ReadMarkType);
const FolderChangeResult = itemRoot('FolderChangeResult', FolderChangeType);
const TypedResult = itemRoot('TypingSignResult', TypedType);
const BlockChangeResult = itemRoot('BlockChangeResult', BlockChangeType);

builder.mutationFields((t) => ({
  sendMessage: t.field({
    type: MessageResult,
    args: {
      conversationId: t.arg.id(),
      clientId: t.arg.id(),
      body: t.arg.string(),
      photoUrl: t.arg.string({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerItem(() => sendMessage(context, parsePayload(sendMessagePayload, args))),
  }),
  markRead: t.field({
    type: ReadMarkResult,
    args: { conversationId: t.arg.id(), messageId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => markRead(context, parsePayload(markReadPayload, args))),
  }),
  setTyping: t.field({
    type: TypedResult,
    args: { conversationId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => setTyping(context, parsePayload(conversationPayload, args))),
  }),
  archiveConversation: t.field({
    type: FolderChangeResult,
    args: { conversationId: t.arg.id(), isArchived: t.arg.boolean() },
    resolve: (_root, args, context) =>
      answerItem(() =>
        archiveConversation(context, parsePayload(archiveConversationPayload, args)),
      ),
  }),
  blockUser: t.field({
    type: BlockChangeResult,
    args: { userId: t.arg.id(), isBlocked: t.arg.boolean() },
    resolve: (_root, args, context) =>
      answerItem(() => blockUser(context, parsePayload(blockUserPayload, args))),
  }),
  reportConversation: t.field({
    type: FolderChangeResult,
    args: {
      conversationId: t.arg.id(),
      messageId: t.arg.id({ required: false }),
      reason: t.arg({ type: ReasonType }),
      note: t.arg.string({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerItem(() => reportConversation(context, parsePayload(reportConversationPayload, args))),
  }),
}));
