import { ownUser, type CurrentUser } from '@/backend/accounts/currentUser';
import { isConflictOf } from '@/backend/accounts/repository';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { inTransaction } from '@/backend/platform/transaction';
import { confirmedId, memberId } from '@/backend/platform/member';
import {
  chooseHandlePayload,
  chooseUserTypePayload,
  findHandlePayload,
} from '@/lib/shared/accounts/account';
import { revokeTokensOf } from '@/backend/realtime/service';
import { isReservedHandle } from '@/lib/shared/accounts/reservedHandles';
import { HANDLE_PATTERN } from '@/lib/shared/limits';
import * as repository from './handleRepository';
import { handleChangesSince, mayBecome, mayChangeHandle } from './policy';

type HandleCheck = (context: Context, userId: string, handle: string) => Promise<void>;

const handleChecks: HandleCheck[] = [];

/**
 * Lets another domain refuse a handle where its owner is shown now, by throwing an AppError;
 * `backend/liveTools.ts` does so at the start.
 */
export function onHandleChange(check: HandleCheck): void {
  handleChecks.push(check);
}

/** Whose page a handle leads to. */
export interface HandleOwner {
  /** The present one; another than was asked for when that one was given up. */
  handle: string;
  userType: 'CREATOR' | 'FAN';
  /** The present handle when it is another one: the page redirects to it with 308. */
  movedTo: string | null;
}

/**
 * Gives the caller a handle: a newcomer's first own one, or a change. A handle given up stays
 * reserved and leads to the new one; its owner may take it back. Choosing again what one has
 * changes nothing. Errors: auth.required, payload.invalid, auth.handle_reserved,
 * auth.handle_changes_used_up, auth.handle_taken, and those of `onHandleChange`.
 */
export async function chooseHandle(
  context: Context,
  input: { handle: string },
): Promise<CurrentUser | null> {
  const userId = memberId(context);
  const { handle } = parsePayload(chooseHandlePayload, input);
  if (isReservedHandle(handle)) throw new AppError('auth.handle_reserved');
  try {
    return await inTransaction(context, async (context) => {
      await giveHandle(context, userId, handle);
      return ownUser(context, userId);
    });
  } catch (error) {
    const isTaken = isConflictOf(error, 'users_handle_key');
    throw isTaken ? new AppError('auth.handle_taken') : error;
  }
}

async function giveHandle(context: Context, userId: string, handle: string): Promise<void> {
  const { db } = context;
  const now = context.now();
  const account = await repository.lockAccount(db, userId);
  if (!account) throw new AppError('auth.required');
  const keepsHandle = account.handle === handle;
  if (keepsHandle && account.hasChosenHandle) return;
  // A handle that we made up is not kept: nobody has chosen it.
  const isGivenUp = account.hasChosenHandle && !keepsHandle;
  if (isGivenUp) {
    const changes = await repository.countOldHandles(db, userId, handleChangesSince(now));
    if (!mayChangeHandle(changes)) throw new AppError('auth.handle_changes_used_up');
  }
  for (const check of handleChecks) await check(context, userId, handle);
  await repository.replaceHandle(db, userId, { handle, now });
  await repository.deleteOldHandle(db, handle, userId);
  // After the update: an owner who gave it up meanwhile has committed by now.
  if (await repository.isOldHandle(db, handle)) throw new AppError('auth.handle_taken');
  if (isGivenUp) {
    await repository.insertOldHandle(db, { handle: account.handle, userId, changedAt: now });
  }
}

/**
 * Says whether the caller could have this handle now. Errors: payload.invalid.
 */
export async function checkHandle(
  context: Context,
  input: { handle: string },
): Promise<{ isFree: boolean }> {
  const { handle } = parsePayload(chooseHandlePayload, input);
  if (isReservedHandle(handle)) return { isFree: false };
  const owner = await repository.findHandleOwner(context.db, handle);
  if (owner) return { isFree: owner.id === context.actor.userId };
  return { isFree: !(await repository.isOldHandle(context.db, handle)) };
}

/**
 * Returns who has a handle, in any spelling, or had it; null when it leads nowhere. Pages at
 * `/{profile}` ask this beside their own calls and redirect to `movedTo` with 308.
 */
export async function findHandle(
  context: Context,
  input: { handle: string },
): Promise<HandleOwner | null> {
  const { handle } = parsePayload(findHandlePayload, input);
  if (!HANDLE_PATTERN.test(handle)) return null;
  const owner = await repository.findHandleOwner(context.db, handle);
  if (!owner) return null;
  const movedTo = owner.handle === handle ? null : owner.handle;
  return { handle: owner.handle, userType: owner.userType, movedTo };
}

/**
 * Says what the caller is here for: a newcomer's first choice, later only from fan to creator.
 * Choosing again what one is changes nothing. Errors: auth.required, payload.invalid,
 * auth.type_fixed.
 */
export async function chooseUserType(
  context: Context,
  input: { userType: 'CREATOR' | 'FAN' },
): Promise<CurrentUser | null> {
  const { userType } = parsePayload(chooseUserTypePayload, input);
  const userId = userType === 'CREATOR' ? confirmedId(context) : memberId(context);
  return inTransaction(context, async (context) => {
    const account = await repository.lockAccount(context.db, userId);
    if (!account) throw new AppError('auth.required');
    if (!mayBecome(userType, account)) throw new AppError('auth.type_fixed');
    await repository.replaceUserType(context.db, userId, { userType, now: context.now() });
    if (account.userType !== userType) await revokeTokensOf(context, userId);
    return ownUser(context, userId);
  });
}
