import { ownPhoto } from '@/backend/media/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { memberId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import type { ChatMessage, MessageEvent } from '@/lib/shared/messaging';
import { ownSide } from './access';
import { judge } from './allowing';
import { insertMessage } from './messageRepository';
import { tellOfMessage } from './telling';
import { messageView } from './views';

/**
 * Sends a message and tells its receiver; the same `clientId` again answers the message that is
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
  },
): Promise<ChatMessage> {
  const senderId = memberId(context);
  const { conversationId, clientId, body, photoUrl } = input;
  return inTransaction(context, async (inner) => {
    const { partnerId, sent } = await ownSide(inner, conversationId, { lock: true, clientId });
    if (sent) return messageView(sent);
    const [judged] = partnerId === null ? [] : await judge(inner, [partnerId]);
    if (!judged?.person) throw new AppError('message.nobody');
    if (judged.reason) throw new AppError(judged.reason);
    const photo = photoUrl ? await ownPhoto(inner, photoUrl) : null;
    const letter = { id: newId(), senderId, clientId, body, createdAt: inner.now() };
    const { seq, folder, sender } = await insertMessage(inner.db, conversationId, {
      ...letter,
      photoId: photo?.id ?? null,
    });
    const message = messageView({ ...letter, seq, photo });
    const event: MessageEvent = { type: 'MESSAGE', conversationId, seq, message };
    await tellOfMessage(inner, event, {
      sender,
      receiverId: folder === 'SPAM' ? null : judged.person.id,
    });
    return message;
  });
}
