import { openUserSession, type OpenedSession } from '@/backend/accounts/currentUser';
import { writeAccountMail } from '@/backend/accounts/mail/mailTemplates';
import { findByEmail } from '@/backend/accounts/repository';
import { deleteOtherSessions } from '@/backend/accounts/sessions/repository';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { inEvenTime } from '@/backend/platform/outbox/evenTime';
import { inTransaction } from '@/backend/platform/transaction';
import { memberId } from '@/backend/platform/member';
import {
  changePasswordPayload,
  requestPasswordResetPayload,
  resetPasswordPayload,
} from '@/lib/shared/accounts/recovery';
import * as repository from './codeRepository';
import { makeLink, readLink } from './codes';
import { mayMail } from './limits';
import { isPasswordTooCommon } from './passwordPolicy';
import { hashPassword } from './passwords';
import { provePassword } from './provePassword';

/**
 * Mails a link that sets a new password, when an account has confirmed the e-mail. The result and its
 * time do not show whether it does: it comes after the same pause in both cases.
 * Errors: payload.invalid.
 */
export async function requestPasswordReset(
  context: Context,
  input: { email: string },
): Promise<void> {
  const { email } = parsePayload(requestPasswordResetPayload, input);
  await inEvenTime(() => mailResetLink(context, email));
}

async function mailResetLink(context: Context, email: string): Promise<void> {
  // Nobody can flood a mailbox: beyond a few an hour the result is the same, but no mail is sent.
  if (!(await mayMail(context, email))) return;
  await inTransaction(context, async (context) => {
    const account = await findByEmail(context.db, email);
    if (!account) return;
    const token = await makeLink(context, account.id, 'PASSWORD', email);
    await writeAccountMail(context, { kind: 'resetPassword', to: account, token });
  });
}

/**
 * Sets a new password by a mailed link, ends every session of the account and opens one for the
 * caller. Works once; a refused password leaves it usable.
 * Errors: payload.invalid, auth.link_invalid, auth.password_too_common.
 */
export async function resetPassword(
  context: Context,
  input: { token: string; password: string },
): Promise<OpenedSession> {
  const { token, password } = parsePayload(resetPasswordPayload, input);
  const found = await readLink(context, token, ['PASSWORD']);
  refuseCommon(password, found);
  // Slow on purpose, so before the transaction: the embedded database has one connection.
  const passwordHash = await hashPassword(password);
  return inTransaction(context, async (context) => {
    const link = await readLink(context, token, ['PASSWORD'], { forUpdate: true });
    const now = context.now();
    const { db } = context;
    await repository.endCodes(db, link.userId, ['PASSWORD', 'EMAIL', 'EMAIL_CHANGE'], now);
    const change = { passwordHash, updatedAt: now };
    await repository.updateUser(db, link.userId, change);
    await deleteOtherSessions(db, link.userId, null);
    await writeAccountMail(context, { kind: 'passwordChanged', to: { ...link, id: link.userId } });
    return openUserSession(context, link.userId);
  });
}

/**
 * Changes the caller's password, who proves the present one, and ends their other sessions.
 * Errors: auth.required, payload.invalid, rate_limited, auth.wrong_password (also for an account
 * without one: it sets its first by a reset link), auth.password_too_common.
 */
export async function changePassword(
  context: Context,
  input: { currentPassword: string; password: string },
): Promise<{ endedSessions: number }> {
  const userId = memberId(context);
  const { currentPassword, password } = parsePayload(changePasswordPayload, input);
  const account = await provePassword(context, userId, currentPassword);
  refuseCommon(password, account);
  const passwordHash = await hashPassword(password);
  return inTransaction(context, async (context) => {
    const now = context.now();
    const { db, actor } = context;
    await repository.updateUser(db, userId, { passwordHash, updatedAt: now });
    // A link somebody else asked for, or a stranger's change of address, must not outlive it.
    await repository.endCodes(db, userId, ['PASSWORD', 'EMAIL_CHANGE'], now);
    const endedSessions = await deleteOtherSessions(db, userId, actor.sessionId);
    await writeAccountMail(context, { kind: 'passwordChanged', to: account });
    return { endedSessions };
  });
}

function refuseCommon(password: string, account: { email: string | null; handle: string }): void {
  if (isPasswordTooCommon(password, account)) throw new AppError('auth.password_too_common');
}
