import type { Context } from './context';
import { AppError } from './errors';

/** Somebody who is logged in. */
export interface Member {
  id: string;
  userType: 'CREATOR' | 'FAN';
}

/** The caller. Errors: auth.required (a visitor). */
export function member({ actor: { userId, userType } }: Pick<Context, 'actor'>): Member {
  if (userId === null || userType === null) throw new AppError('auth.required');
  return { id: userId, userType };
}

/** The caller's user id. Errors: auth.required (a visitor). */
export function memberId({ actor }: Pick<Context, 'actor'>): string {
  if (actor.userId === null) throw new AppError('auth.required');
  return actor.userId;
}

/**
 * The caller's user id, for what waits for a confirmed e-mail. Errors: auth.required,
 * auth.email_needed (a quick account).
 */
export function confirmedId(context: Pick<Context, 'actor'>): string {
  const id = memberId(context);
  if (context.actor.isQuick) throw new AppError('auth.email_needed');
  return id;
}

/** The user id of a caller who is a creator. Errors: auth.required, forbidden (a fan). */
export function creatorId(context: Pick<Context, 'actor'>): string {
  return idOf(context, 'CREATOR');
}

/** The user id of a caller who is a fan. Errors: auth.required, forbidden (a creator). */
export function fanId(context: Pick<Context, 'actor'>): string {
  return idOf(context, 'FAN');
}

function idOf(context: Pick<Context, 'actor'>, wanted: Member['userType']): string {
  const { id, userType } = member(context);
  if (userType !== wanted) throw new AppError('forbidden');
  return id;
}
