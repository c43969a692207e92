import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { findConversation, type WholeRow } from './conversationRepository';
import { findSide, holdConversation, type HeldSide } from './messageRepository';

/** Who asks, and what they are. Throws `auth.required` for visitors. */
export function writer(context: Context): { id: string; userType: 'CREATOR' | 'FAN' } {
  const { userId, userType } = context.actor;
  if (userId === null || userType === null) throw new AppError('auth.required');
  return { id: userId, userType };
}

/** A conversation of the caller's; another's and a missing one are refused alike with `forbidden`. */
export async function ownConversation(context: Context, conversationId: string): Promise<WholeRow> {
  const row = await findConversation(context.db, writer(context).id, conversationId);
  if (!row) throw new AppError('forbidden');
  return row;
}

/**
 * The caller's side of a conversation; with `lock` it is held until the transaction ends. With
 * `clientId` it has the message that was sent under it, if any.
 */
export async function ownSide(
  context: Context,
  conversationId: string,
  { lock, clientId }: { lock: boolean; clientId?: string },
): Promise<HeldSide> {
  const find = lock ? holdConversation : findSide;
  const side = await find(context.db, writer(context).id, conversationId, clientId);
  if (!side) throw new AppError('forbidden');
  return side;
}
