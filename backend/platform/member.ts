import type { Context } from './context';
import { AppError } from './errors';

/** The user id of who asks. Throws `auth.required` for visitors. */
export function memberId({ actor }: Context): string {
  if (actor.userId === null) throw new AppError('auth.required');
  return actor.userId;
}
