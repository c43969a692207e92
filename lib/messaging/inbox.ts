import type { Conversation } from './types';
import type { ConversationEvent, MessageEvent } from '@/lib/shared/messaging/messaging';
import { previewOf } from '@/lib/shared/messaging/messagePreview';

/**
 * Returns a list of conversations, newest first, after an event of one of them; `reread` when the
 * event does not tell enough and the list must be read again. Pure.
 */
export function inboxAfter(
  list: readonly Conversation[],
  event: ConversationEvent,
  ownId: string,
): readonly Conversation[] | 'reread' {
  const conversation = list.find(({ id }) => id === event.conversationId);
  if (conversation === undefined) return event.type === 'MESSAGE' ? 'reread' : list;
  if (event.type === 'MESSAGE') return afterMessage(list, conversation, event, ownId);
  if (event.type === 'TYPING' || event.userId !== ownId || conversation.unread === 0) return list;
  const { lastMessage } = conversation;
  if (lastMessage !== null && event.readSeq < lastMessage.seq && lastMessage.senderId !== ownId) {
    return 'reread';
  }
  return list.map((one) => (one === conversation ? { ...one, unread: 0 } : one));
}

function afterMessage(
  list: readonly Conversation[],
  conversation: Conversation,
  { message }: MessageEvent,
  ownId: string,
): readonly Conversation[] {
  const { lastMessage } = conversation;
  // The list may have been read after the message was written.
  if (lastMessage !== null && lastMessage.seq >= message.seq) return list;
  const changed: Conversation = {
    ...conversation,
    unread: conversation.unread + (message.senderId === ownId ? 0 : 1),
    lastMessage: {
      id: message.id,
      seq: message.seq,
      senderId: message.senderId,
      preview: previewOf(message.body),
      hasPhoto: message.photo !== null,
      createdAt: message.createdAt,
    },
  };
  return [changed, ...list.filter((one) => one !== conversation)];
}

/** Returns a list with a new first page; what came after that page stays. Pure. */
export function withFirstPage(
  list: readonly Conversation[],
  page: { items: readonly Conversation[]; cursor: string | null },
): readonly Conversation[] {
  if (page.cursor === null) return page.items;
  const fresh = new Set(page.items.map(({ id }) => id));
  const end = page.items.at(-1)?.lastMessage?.createdAt ?? '';
  const behind = list.filter(
    ({ id, lastMessage }) => !fresh.has(id) && (lastMessage?.createdAt ?? '') < end,
  );
  return [...page.items, ...behind];
}
