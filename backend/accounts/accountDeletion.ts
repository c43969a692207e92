import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import { normalizeHandle } from '@/lib/shared/accounts/reservedHandles';
import * as repository from './accountDeletionRepository';
import { forgetCodes } from './onetime/repository';
import { insertOldHandle } from './onboarding/handleRepository';
import { browserRowsOf } from './quick/browserRepository';
import { quickRowOf } from './quick/repository';
import { contactOf } from './profile/personalInfo';
import { provePassword } from './security/provePassword';

/**
 * Makes sure that the caller wants to delete the account: they give their password, or their handle
 * when they have none. Tries count as those of a log-in. Errors: auth.required, rate_limited,
 * auth.wrong_password, auth.confirmation_wrong.
 */
export async function confirmAccountDeletion(
  context: Context,
  confirmation: string,
): Promise<void> {
  const { id, handle, hasPassword } = await contactOf(context);
  if (hasPassword) await provePassword(context, id, confirmation);
  else if (normalizeHandle(confirmation) !== handle) throw new AppError('auth.confirmation_wrong');
}

/**
 * Locks the caller's account for the rest of the transaction, so that nothing new begins with it.
 * Errors: auth.required.
 */
export async function lockAccountRow(context: Context): Promise<void> {
  if (!(await repository.lockUser(context.db, memberId(context)))) {
    throw new AppError('auth.required');
  }
}

/** Addresses and numbers under which data of somebody is stored, beside their id. */
interface Reach {
  /** Null until its owner has proven it: what lies under it may be somebody else's. */
  email: string | null;
  /** E.164; numbers that codes for this account, and for no other, were texted to. */
  phones: string[];
}

/** Returns the caller's addresses and numbers, as far as they are theirs. Errors: auth.required. */
export async function reachOf(context: Context): Promise<Reach> {
  const found = await repository.findReach(context.db, memberId(context));
  if (!found) throw new AppError('auth.required');
  const { email, emailVerifiedAt, phones } = found;
  return { email: emailVerifiedAt === null ? null : email, phones };
}

/** Deletes the caller's account in the running transaction; the handle stays locked for good. */
export async function removeAccount(context: Context): Promise<void> {
  const { id, handle } = await contactOf(context);
  const { email } = await reachOf(context);
  if (email !== null) await forgetCodes(context.db, email);
  await repository.deleteUser(context.db, id);
  await insertOldHandle(context.db, { handle, userId: null, changedAt: context.now() });
}

/** What this domain keeps of a user, without secrets. */
export async function accountDataOf(context: Context, userId: string) {
  return {
    account: (await repository.findAccountData(context.db, userId)) ?? null,
    sessions: await repository.sessionRowsOf(context.db, userId),
    oldHandles: await repository.oldHandleRowsOf(context.db, userId),
    codes: await repository.codeRowsOf(context.db, userId),
    browsers: await browserRowsOf(context.db, userId),
    quickAccount: (await quickRowOf(context.db, userId)) ?? null,
  };
}
