import { randomUUID } from 'node:crypto';
import {
  findConversations,
  getConversation,
  markRead,
  sendMessage,
  startConversation,
} from '@/backend/messaging/service';
import { conversationChannel } from '@/lib/shared/messaging/conversations';
import type { ConversationEvent, Folder } from '@/lib/shared/messaging/messaging';
import { eventsOn, userIdOf } from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';

/** The conversation of two people, begun by the first. */
export const begin = async (from: TestContext, to: TestContext): Promise<string> =>
  (await startConversation(from, { userId: userIdOf(to) })).id;

/** Writes something; a screen's own name for it unless told otherwise. */
export const write = (
  from: TestContext,
  conversationId: string,
  body: string,
  clientId: string = randomUUID(),
) => sendMessage(from, { conversationId, clientId, body });

/** Reads up to a message. */
export const read = (reader: TestContext, conversationId: string, messageId: string) =>
  markRead(reader, { conversationId, messageId });

/** A conversation as one of its people has it. */
export const open = (reader: TestContext, conversationId: string) =>
  getConversation(reader, { conversationId });

/** The first page of a folder. */
export const folderOf = async (reader: TestContext, folder: Folder = 'INBOX', search?: string) =>
  (await findConversations(reader, { folder, search: search ?? null })).items;

/** What was written for a conversation's channel, in order. */
export const heard = async (context: TestContext, conversationId: string) =>
  (await eventsOn(context.db, conversationChannel(conversationId))) as ConversationEvent[];
