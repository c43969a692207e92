import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import {
  findSide,
  lockConversation,
  type LockedSide,
} from '@/backend/messaging/messages/repository';
import { findConversation, type WholeRow } from './repository';

/** A conversation of the caller's; another's and a missing one are refused alike with `forbidden`. */
export async function ownConversation(context: Context, conversationId: string): Promise<WholeRow> {
  const row = await findConversation(context.db, memberId(context), conversationId);
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
): Promise<LockedSide> {
  const find = lock ? lockConversation : findSide;
  const side = await find(context.db, memberId(context), conversationId, clientId);
  if (!side) throw new AppError('forbidden');
  return side;
}
