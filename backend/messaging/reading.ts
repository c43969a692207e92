import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import type { RealtimeToken } from '@/backend/platform/realtime';
import type { ErrorCode } from '@/lib/shared/errors';
import type { ChatMessage } from '@/lib/shared/messaging';
import type { Conversation } from './views';

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

export function getConversation(
  _: Context,
  _input: { conversationId: string },
): Promise<OpenConversation> {
  return Promise.reject(new AppError('internal'));
}

export function getMessages(
  _: Context,
  _input: {
    conversationId: string;
    before?: number | null | undefined;
    after?: number | null | undefined;
  },
): Promise<MessagePage> {
  return Promise.reject(new AppError('internal'));
}
