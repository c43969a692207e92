import { randomBytes } from 'node:crypto';
import { openUserSession, type OpenedSession } from '@/backend/accounts/currentUser';
import { insertFan } from '@/backend/accounts/quick/accounts';
import { deleteQuickRow } from '@/backend/accounts/quick/repository';
import { updateUser } from '@/backend/accounts/security/codeRepository';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { memberId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import { LOCALES } from '@/lib/shared/accounts/account';
import { tryCode } from './codes';
import { findOwner } from './repository';

/** A code as it was typed, and the e-mail it was sent to. */
interface Proof {
  email: string;
  code: string;
}

/**
 * Opens a session for whoever types the code that was mailed to them. A confirmed e-mail logs in. One
 * that nobody has confirmed is thereby confirmed: it becomes that of the quick account that asks,
 * else of a new fan account with `handle` or a free variant of it. Errors: auth.code_invalid.
 */
export async function logInWithCode(
  context: Context,
  input: Proof & { handle?: string | undefined; locale?: string | undefined },
): Promise<OpenedSession> {
  const { email } = input;
  const opened = await inTransaction(context, async (inner) => {
    const right = await tryCode(inner, input);
    if (!right) return null;
    await right.use();
    const owner = await findOwner(inner.db, email);
    if (owner) return openUserSession(inner, owner.id);
    return inner.actor.isQuick ? confirmQuick(inner, email) : openNew(inner, input);
  });
  // Thrown after the commit: a wrong try stays counted.
  if (opened === null) throw new AppError('auth.code_invalid');
  return opened;
}

/**
 * Gives the caller's quick account an e-mail, by the code that was mailed there: it is then an account
 * like any other, with a new session. An e-mail that another account has confirmed is not taken, and
 * the code still logs in to that one. Errors: auth.required, auth.code_invalid, auth.email_elsewhere,
 * auth.email_given (the account has a confirmed e-mail).
 */
export async function addEmail(context: Context, input: Proof): Promise<OpenedSession> {
  memberId(context);
  if (!context.actor.isQuick) throw new AppError('auth.email_given');
  const { email } = input;
  const opened = await inTransaction(context, async (inner) => {
    const right = await tryCode(inner, input);
    if (!right) return null;
    if (await findOwner(inner.db, email)) throw new AppError('auth.email_elsewhere');
    await right.use();
    return confirmQuick(inner, email);
  });
  if (opened === null) throw new AppError('auth.code_invalid');
  return opened;
}

async function confirmQuick(context: Context, email: string): Promise<OpenedSession> {
  const userId = memberId(context);
  const now = context.now();
  await updateUser(context.db, userId, { email, emailVerifiedAt: now, updatedAt: now });
  await deleteQuickRow(context.db, userId);
  return openUserSession(context, userId);
}

async function openNew(
  context: Context,
  {
    email,
    handle,
    locale = LOCALES[0],
  }: { email: string; handle?: string | undefined; locale?: string | undefined },
): Promise<OpenedSession> {
  const id = newId();
  const made = await insertFan(context, {
    ...{ id, email, locale },
    handle: handle ?? `player-${randomBytes(5).toString('hex')}`,
    hasChosenHandle: handle !== undefined,
  });
  if (made !== null) return openUserSession(context, id);
  // The same code's owner in another browser was first, and has committed by now.
  const owner = await findOwner(context.db, email);
  if (!owner) throw new AppError('auth.handle_taken');
  return openUserSession(context, owner.id);
}
