import type { Context } from '@/backend/platform/context';
import type { RealtimeToken } from '@/backend/platform/outbox/realtime';
import { subscription } from '@/backend/realtime/service';
import type { ErrorCode } from '@/lib/shared/errors';
import { LIMITS } from '@/lib/shared/limits';
import type { ChatMessage } from '@/lib/shared/messaging/messaging';
import { ownConversation } from './access';
import { judge } from './allowing';
import { messagesNear } from './messageRepository';
import { heardConversations } from './service';
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
 * A conversation of the caller's with its newest messages; with a token when the usual one does not
 * read it. Errors: auth.required, forbidden, backend.unreachable.
 */
export async function getConversation(
  context: Context,
  { conversationId }: { conversationId: string },
): Promise<OpenConversation> {
  // The events after this `seq` are still to come; messages that are read later may be among them.
  const row = await ownConversation(context, conversationId);
  const [judged] = row.partner ? await judge(context, [row.partner.id]) : [];
  const messages = await pageOf(context, conversationId, { lastSeq: row.lastSeq });
  const heard = await heardConversations(context);
  return {
    conversation: conversationView(row),
    seq: row.seq,
    isBlocked: judged?.person?.isBlocked ?? false,
    refusal: judged ? judged.reason : 'message.nobody',
    readSeq: row.readSeq,
    partnerReadSeq: row.partnerReadSeq,
    messages,
    subscription: heard.includes(conversationId)
      ? null
      : await subscription(context, { heard: [...heard, conversationId] }),
  };
}

/**
 * A page of messages before or after a `seq`, or the newest. Errors: auth.required, forbidden.
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
