import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { logOf } from '@/backend/platform/logger';
import { memberId } from '@/backend/platform/member';
import { RealtimeError } from '@/backend/platform/realtime';
import { conversationChannel } from '@/lib/shared/conversations';
import type { TypingEvent } from '@/lib/shared/messaging';
import { ownSide } from './access';
import { judge } from './allowing';

/**
 * Shows the other one that the caller is typing. It is published at once and kept nowhere; when real
 * time does not take it, nobody misses it. Errors: auth.required, forbidden, and those
 * a message would be refused with.
 */
export async function setTyping(
  context: Context,
  { conversationId }: { conversationId: string },
): Promise<{ id: string }> {
  const userId = memberId(context);
  const { partnerId } = await ownSide(context, conversationId, { lock: false });
  const [judged] = partnerId === null ? [] : await judge(context, [partnerId]);
  if (!judged) throw new AppError('message.nobody');
  if (judged.reason) throw new AppError(judged.reason);
  const sign: TypingEvent = { type: 'TYPING', conversationId, userId };
  try {
    const channel = conversationChannel(conversationId);
    await context.realtime.publish(channel, sign, newId(), { isKept: false });
  } catch (error) {
    if (!(error instanceof RealtimeError)) throw error;
    logOf(context).warn({ err: error }, 'a typing sign was not taken');
  }
  return { id: conversationId };
}
