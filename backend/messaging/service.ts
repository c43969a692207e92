import { ownPhoto } from '@/backend/media/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { logOf } from '@/backend/platform/logger';
import { memberId } from '@/backend/platform/member';
import { enqueue } from '@/backend/platform/outbox/outbox';
import { RealtimeError } from '@/backend/platform/outbox/realtime';
import { inTransaction } from '@/backend/platform/transaction';
import { conversationChannel } from '@/lib/shared/messaging/conversations';
import type {
  ChatMessage,
  MessageEvent,
  ReadEvent,
  TypingEvent,
} from '@/lib/shared/messaging/messaging';
import { ownSide } from './conversations/access';
import { countUnread, moveTo } from './conversations/repository';
import { messageView, type FolderChange } from './conversations/views';
import { notifyOfMessage } from './messages/notify';
import { findMessage, insertMessage, receivedUpTo, saveRead } from './messages/repository';
import { canMessage, type CanChat } from './safety/canMessage';
import { deleteBlock, insertBlock } from './safety/repository';

export { leaveConversations, messagingDataOf } from './accountDeletion';
export {
  findConversations,
  getConversation,
  getMessages,
  heardConversations,
} from './conversations/read';
export { countMessagesSince, messagesSince } from './conversations/since';
export { deleteReply, savedReplies, saveReply } from './replies/replies';
export { startConversation } from './conversations/start';
export { registerDealings } from './safety/canMessage';
export { reportConversation } from './safety/report';

/** What operators see of reports, and decide about those who write. */
export {
  closeReport,
  mutedAmong,
  muteUser,
  openReports,
  reportFile,
  reportsPage,
  type ReportRow,
} from './safety/operators';

/** How far somebody has read. */
export interface ReadMark {
  /** Of the conversation. */
  id: string;
  unread: number;
  /** `seq` of the last message of the other one that was read. */
  readSeq: number;
}

/** Whether somebody is blocked. */
export interface BlockChange {
  userId: string;
  isBlocked: boolean;
}

/**
 * Sends a message and notifies its receiver. The same `clientId` again returns the message that is
 * there. Errors: auth.required, forbidden (no conversation of the caller's),
 * media.photo_unknown, message.nobody, blocked, closed, creators_only, no_dealings.
 */
export async function sendMessage(
  context: Context,
  input: {
    conversationId: string;
    clientId: string;
    body: string;
    /** Address of an upload of the caller's. */
    photoUrl?: string | null | undefined;
    /** An offer of the caller's that stands in it. */
    offerId?: string;
  },
): Promise<ChatMessage> {
  const senderId = memberId(context);
  const { conversationId, clientId, body, photoUrl, offerId = null } = input;
  return inTransaction(context, async (inner) => {
    const { partnerId, sent } = await ownSide(inner, conversationId, { lock: true, clientId });
    if (sent) return messageView(sent);
    const [permission] = partnerId === null ? [] : await canMessage(inner, [partnerId]);
    if (!permission?.person) throw new AppError('message.nobody');
    if (permission.reason) throw new AppError(permission.reason);
    const photo = photoUrl ? await ownPhoto(inner, photoUrl) : null;
    const row = { id: newId(), senderId, clientId, body, createdAt: inner.now() };
    const { seq, folder, sender } = await insertMessage(inner.db, conversationId, {
      ...{ ...row, offerId },
      photoId: photo?.id ?? null,
    });
    const message = messageView({ ...row, seq, photo, offerId });
    const event: MessageEvent = { type: 'MESSAGE', conversationId, seq, message };
    await notifyOfMessage(inner, event, {
      sender,
      receiverId: folder === 'SPAM' ? null : permission.person.id,
    });
    return message;
  });
}

/**
 * Who the caller writes with in a conversation, and whether that person has written. In a transaction
 * it is locked. Errors: auth.required, forbidden.
 */
export async function conversationWith(
  context: Context,
  conversationId: string,
): Promise<{ partnerId: string | null; hasWritten: boolean }> {
  const lock = context.db.isTransaction;
  const { partnerId, received } = await ownSide(context, conversationId, { lock });
  return { partnerId, hasWritten: received > 0 };
}

/**
 * Marks everything up to a message as read and shows the other person how far. What was read stays
 * read. Errors: auth.required, forbidden (also: no message of this conversation).
 */
export async function markRead(
  context: Context,
  { conversationId, messageId }: { conversationId: string; messageId: string },
): Promise<ReadMark> {
  const userId = memberId(context);
  return inTransaction(context, async (inner) => {
    const side = await ownSide(inner, conversationId, { lock: true });
    const message = await findMessage(inner.db, conversationId, messageId);
    if (!message) throw new AppError('forbidden');
    const key = { userId, conversationId };
    const last = await receivedUpTo(inner.db, key, message.seq);
    if (!last || last.nth <= side.readCount) {
      const unread = side.received - side.readCount;
      return { id: conversationId, unread, readSeq: side.readSeq };
    }
    const seq = await saveRead(inner.db, key, last);
    const event: ReadEvent = { type: 'READ', conversationId, seq, userId, readSeq: last.seq };
    await enqueue(inner, { channel: conversationChannel(conversationId), message: event });
    return { id: conversationId, unread: side.received - last.nth, readSeq: last.seq };
  });
}

/**
 * Shows the other person that the caller is typing. The sign is published at once and stored
 * nowhere. One that real time does not take is lost, which does no harm. Errors: auth.required,
 * forbidden, and those a message would be refused with.
 */
export async function setTyping(
  context: Context,
  { conversationId }: { conversationId: string },
): Promise<{ id: string }> {
  const userId = memberId(context);
  const { partnerId } = await ownSide(context, conversationId, { lock: false });
  const [permission] = partnerId === null ? [] : await canMessage(context, [partnerId]);
  if (!permission) throw new AppError('message.nobody');
  if (permission.reason) throw new AppError(permission.reason);
  const sign: TypingEvent = { type: 'TYPING', conversationId, userId };
  try {
    const channel = conversationChannel(conversationId);
    await context.realtime.publish(channel, sign, newId(), { isInHistory: false });
  } catch (error) {
    if (!(error instanceof RealtimeError)) throw error;
    logOf(context).warn({ err: error }, 'a typing sign was not taken');
  }
  return { id: conversationId };
}

/**
 * Moves a conversation into the caller's archive, or back into their inbox, from spam too. The other
 * person does not see it. Errors: auth.required, forbidden.
 */
export async function archiveConversation(
  context: Context,
  { conversationId, isArchived }: { conversationId: string; isArchived: boolean },
): Promise<FolderChange> {
  const folder = isArchived ? 'ARCHIVED' : 'INBOX';
  const side = { userId: memberId(context), conversationId };
  if (!(await moveTo(context.db, side, folder))) throw new AppError('forbidden');
  return { id: conversationId, folder };
}

/**
 * Blocks somebody, or lifts the block. A blocked person can neither write to the caller nor join
 * their parties; a place they have already they keep. Errors: auth.required, message.self, nobody.
 */
export async function blockUser(context: Context, input: BlockChange): Promise<BlockChange> {
  const id = memberId(context);
  const { userId, isBlocked } = input;
  if (userId === id) throw new AppError('message.self');
  if (!isBlocked) await deleteBlock(context.db, id, userId);
  else {
    const block = { userId: id, blockedId: userId, createdAt: context.now() };
    if (!(await insertBlock(context.db, block))) throw new AppError('message.nobody');
  }
  return { userId, isBlocked };
}

/** Says of each of these people, in their order, whether the caller may write. Errors: auth.required. */
export async function canChatUsers(
  context: Context,
  input: { userIds: readonly string[] },
): Promise<CanChat[]> {
  const permissions = await canMessage(context, input.userIds);
  return permissions.map(({ userId, reason }) => ({ userId, reason }));
}

/** How many of a user's conversations hold something unread; spam does not count. */
export function unreadConversations(context: Context, userId: string): Promise<number> {
  return countUnread(context.db, userId);
}
