import { messagesNear } from '@/backend/messaging/messages/repository';
import { canMessage } from '@/backend/messaging/safety/canMessage';
import type { Context } from '@/backend/platform/context';
import { timeCursorOf, timePlaceOf } from '@/backend/platform/cursor';
import { memberId } from '@/backend/platform/member';
import type { RealtimeToken } from '@/backend/platform/outbox/realtime';
import { callerToken } from '@/backend/realtime/service';
import type { ErrorCode } from '@/lib/shared/errors';
import { LIMITS } from '@/lib/shared/limits';
import type { ChatMessage, Folder } from '@/lib/shared/messaging/messaging';
import { ownConversation } from './access';
import { conversationsOf, newestOf } from './repository';
import { conversationView, messageView, type Conversation } from './views';

/** Messages of a conversation, oldest first. */
export interface MessagePage {
  items: ChatMessage[];
  /** What to ask for older ones with; null: there are none. */
  before: number | null;
  /** What to ask for newer ones with; null: there are none. */
  after: number | null;
}

/** A conversation that is open. */
export interface OpenConversation {
  conversation: Conversation;
  /** Of the newest event on its channel. */
  seq: number;
  /** The caller has blocked the other one. */
  isBlocked: boolean;
  /** The code a message of the caller would be refused with; null: they may write. */
  refusal: ErrorCode | null;
  /** `seq` of the last message each of them has read of the other one. */
  readSeq: number;
  partnerReadSeq: number;
  messages: MessagePage;
  /** Null: the usual token reads this conversation. */
  subscription: RealtimeToken | null;
}

/**
 * Returns a page of one of the caller's folders, the conversation with the newest message first.
 * `search` is part of the partner's handle or shown name. A conversation without messages is in no
 * folder. Errors: auth.required, payload.invalid (cursor).
 */
export async function findConversations(
  context: Context,
  input: { folder: Folder; search: string | null; cursor?: string | null | undefined },
): Promise<{ items: Conversation[]; cursor: string | null }> {
  const id = memberId(context);
  const { folder, search, cursor } = input;
  const limit = LIMITS.conversationsPage;
  const wanted = { folder, search, after: cursor ? timePlaceOf(cursor) : null };
  const found = await conversationsOf(context.db, id, { ...wanted, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const at = found.length > limit ? last?.lastAt : null;
  return {
    items: rows.map(conversationView),
    cursor: last && at ? timeCursorOf({ at, id: last.id }) : null,
  };
}

/**
 * Returns a conversation of the caller's with its newest messages. It comes with a token when the
 * caller's usual token does not read it. Errors: auth.required, forbidden, backend.unreachable.
 */
export async function getConversation(
  context: Context,
  { conversationId }: { conversationId: string },
): Promise<OpenConversation> {
  // `seq` is read first: an event that comes meanwhile is then applied twice, and not missed.
  const row = await ownConversation(context, conversationId);
  const [permission] = row.partner ? await canMessage(context, [row.partner.id]) : [];
  const messages = await pageOf(context, conversationId, { lastSeq: row.lastSeq });
  const heard = await heardConversations(context);
  return {
    conversation: conversationView(row),
    seq: row.seq,
    isBlocked: permission?.person?.isBlocked ?? false,
    refusal: permission ? permission.reason : 'message.nobody',
    readSeq: row.readSeq,
    partnerReadSeq: row.partnerReadSeq,
    messages,
    subscription: heard.includes(conversationId)
      ? null
      : await callerToken(context, [...heard, conversationId]),
  };
}

/**
 * Returns a page of messages before or after a `seq`, or the newest. Errors: auth.required,
 * forbidden.
 */
export async function getMessages(
  context: Context,
  input: {
    conversationId: string;
    before?: number | null | undefined;
    after?: number | null | undefined;
  },
): Promise<MessagePage> {
  const { conversationId, before, after } = input;
  const { lastSeq } = await ownConversation(context, conversationId);
  return pageOf(context, conversationId, { lastSeq, before, after });
}

async function pageOf(
  context: Context,
  conversationId: string,
  range: {
    lastSeq: number | null;
    before?: number | null | undefined;
    after?: number | null | undefined;
  },
): Promise<MessagePage> {
  const { lastSeq, before = null, after = null } = range;
  const near = { before, after, limit: LIMITS.messagesPage };
  const rows = await messagesNear(context.db, conversationId, near);
  if (after === null) rows.reverse();
  const [first, last] = [rows.at(0), rows.at(-1)];
  return {
    items: rows.map(messageView),
    // The first event of a conversation is its first message.
    before: first && first.seq > 1 ? first.seq : null,
    after: last && last.seq < (lastSeq ?? 0) ? last.seq : null,
  };
}

/** Returns the ids of the conversations that the caller's usual token reads: the newest ones. */
export async function heardConversations(context: Context): Promise<string[]> {
  const { userId } = context.actor;
  return userId === null ? [] : newestOf(context.db, userId, LIMITS.conversationsHeard);
}
