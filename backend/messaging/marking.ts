import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import { enqueue } from '@/backend/platform/outbox';
import { inTransaction } from '@/backend/platform/transaction';
import { conversationChannel } from '@/lib/shared/conversations';
import type { ReadEvent } from '@/lib/shared/messaging';
import { ownSide } from './access';
import { findMessage, receivedUpTo, saveRead } from './messageRepository';

/** How far somebody has read. */
export interface ReadMark {
  /** Of the conversation. */
  id: string;
  unread: number;
  /** `seq` of the last message of the other one that was read. */
  readSeq: number;
}

/**
 * Reads everything up to a message and shows the other one how far; what was read stays read. Errors:
 * auth.required, forbidden (also: no message of this conversation).
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
