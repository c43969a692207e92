import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import { deleteBlock, insertBlock } from './allowRepository';

/** Whether somebody is kept away. */
export interface BlockChange {
  userId: string;
  isBlocked: boolean;
}

/**
 * Keeps somebody away, who then neither writes to the caller nor joins their parties (a place they
 * have, they keep), or lets them again. Errors: auth.required, message.self, nobody.
 */
export async function blockUser(context: Context, input: BlockChange): Promise<BlockChange> {
  const id = memberId(context);
  const { userId, isBlocked } = input;
  if (userId === id) throw new AppError('message.self');
  if (!isBlocked) await deleteBlock(context.db, id, userId);
  else {
    const block = { userId: id, blockedId: userId, createdAt: context.now() };
    if (!(await insertBlock(context.db, block))) throw new AppError('message.nobody');
  }
  return { userId, isBlocked };
}
