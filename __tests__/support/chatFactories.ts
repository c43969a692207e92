import type { Conversation, ConversationPage, OpenConversation } from '@/lib/messaging/types';
import type { RealtimeToken } from '@/lib/realtime/tokenRefresh';
import { conversationChannel } from '@/lib/shared/messaging/conversations';
import type { ChatMessage, MessageEvent } from '@/lib/shared/messaging/messaging';

/** Ids of `aUser` and of whom they write with. */
export const ME = '01900000-0000-7000-8000-000000000001';
export const NORA = '01900000-0000-7000-8000-000000000002';

export const CONVERSATION = '01900000-0000-7000-8000-0000000000c1';

/** Written on 20 November 2026, a minute for each number. */
export function aMessage(seq: number, changes: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: `01900000-0000-7000-8000-1000000${String(seq).padStart(5, '0')}`,
    seq,
    clientId: `01900000-0000-7000-8000-2000000${String(seq).padStart(5, '0')}`,
    senderId: NORA,
    body: `Line ${seq}`,
    photo: null,
    offerId: null,
    createdAt: new Date(Date.UTC(2026, 10, 20, 12, seq)).toISOString(),
    ...changes,
  };
}

/** A conversation with Nora, whose last word is `aMessage(2)`. */
export function aConversation(changes: Partial<Conversation> = {}): Conversation {
  return {
    id: CONVERSATION,
    partner: {
      id: NORA,
      handle: 'nora-night',
      name: 'Nora Night',
      profilePhoto: '',
      userType: 'CREATOR',
    },
    folder: 'INBOX',
    unread: 0,
    lastMessage: {
      id: aMessage(2).id,
      seq: 2,
      senderId: NORA,
      preview: 'Line 2',
      hasPhoto: false,
      createdAt: aMessage(2).createdAt,
    },
    ...changes,
  };
}

/** A page of conversations. */
export function aPage(items = [aConversation()], cursor: string | null = null): ConversationPage {
  return { error: null, items, cursor };
}

/** The same conversation, opened. */
export function anOpened(changes: Partial<OpenConversation> = {}): OpenConversation {
  return {
    conversation: aConversation(),
    seq: 2,
    isBlocked: false,
    refusal: null,
    readSeq: 2,
    partnerReadSeq: 0,
    messages: { items: [aMessage(1, { senderId: ME }), aMessage(2)], before: null, after: null },
    subscription: null,
    ...changes,
  };
}

/** A token that reads these conversations: their channels' names stand in it. */
export function aToken(ids = [CONVERSATION]): RealtimeToken {
  const token = btoa(ids.map(conversationChannel).join(' ')).replaceAll('=', '');
  return { token, expiresAt: '2026-11-21T12:00:00.000Z' };
}

/** What the channel says of a message. */
export function written(message: ChatMessage, conversationId = CONVERSATION): MessageEvent {
  return { type: 'MESSAGE', conversationId, seq: message.seq, message };
}
