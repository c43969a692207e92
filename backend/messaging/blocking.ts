import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';

/** Whether somebody is kept away. */
export interface BlockChange {
  userId: string;
  isBlocked: boolean;
}

export function blockUser(_: Context, _input: BlockChange): Promise<BlockChange> {
  return Promise.reject(new AppError('internal'));
}
