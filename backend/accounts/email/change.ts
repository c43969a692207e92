import { openUserSession, type OpenedSession } from '@/backend/accounts/currentUser';
import { writeAccountMail } from '@/backend/accounts/mail/mailTemplates';
import { isConflictOf } from '@/backend/accounts/repository';
import { maskedEmail } from '@/backend/accounts/security/codePolicy';
import * as repository from '@/backend/accounts/security/codeRepository';
import {
  makeLink,
  makeMailedCode,
  readLink,
  readTyped,
  type Link,
} from '@/backend/accounts/security/codes';
import { endAccess } from '@/backend/accounts/security/endAccess';
import { countMail } from '@/backend/accounts/security/limits';
import { provePassword, type ProvenAccount } from '@/backend/accounts/security/provePassword';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { inTransaction } from '@/backend/platform/transaction';
import { code as typedCode } from '@/lib/shared/accounts/quick';
import { requestEmailChangePayload, tokenPayload } from '@/lib/shared/accounts/recovery';
import { writeVerification, type Sent } from './verification';

/**
 * Mails a code to the caller's confirmed address, with which an account without a password proves
 * that its owner asks. `sentTo` is null where no address is confirmed. Errors: auth.required,
 * rate_limited.
 */
export async function requestProof(context: Context): Promise<Sent> {
  const userId = memberId(context);
  const account = await repository.findSecurity(context.db, userId);
  if (!account) throw new AppError('auth.required');
  const { email, emailVerifiedAt } = account;
  if (email === null || emailVerifiedAt === null) return { sentTo: null, length: null };
  await countMail(context, email);
  const length = await inTransaction(context, async (inner) => {
    const { sessionId } = inner.actor;
    const code = { userId, kind: 'PROOF', target: email, sessionId } as const;
    const sent = await makeMailedCode(inner, code);
    await writeAccountMail(inner, { kind: 'proof', to: account, code: sent.code });
    return sent.length;
  });
  return { sentTo: email, length };
}

/**
 * Mails a code and a link to the address the caller wants to have from now on; the present one stays
 * until one of them is used in this session. Nothing tells whether another account holds it.
 * `proof`: the password, or the code of `requestProof` where there is none. Errors: auth.required,
 * payload.invalid, forbidden (the present address is not confirmed), rate_limited,
 * auth.wrong_password, auth.code_invalid.
 */
export async function requestEmailChange(
  context: Context,
  input: { email: string; proof: string },
): Promise<Sent> {
  const userId = memberId(context);
  const { email, proof } = parsePayload(requestEmailChangePayload, input);
  const account = await repository.findSecurity(context.db, userId);
  if (!account) throw new AppError('auth.required');
  await (account.passwordHash === null
    ? proveCode(context, account, proof)
    : provePassword(context, userId, proof));
  if (account.emailVerifiedAt === null) throw new AppError('forbidden');
  if (email === account.email) return { sentTo: null, length: null };
  await countMail(context, email);
  const length = await inTransaction(context, (inner) => {
    const { sessionId } = inner.actor;
    return writeVerification(inner, account, { kind: 'EMAIL_CHANGE', address: email, sessionId });
  });
  return { sentTo: email, length };
}

async function proveCode(context: Context, { id }: ProvenAccount, proof: string): Promise<void> {
  const typed = typedCode.safeParse(proof);
  const { sessionId } = context.actor;
  if (!typed.success || sessionId === null) throw new AppError('auth.code_invalid');
  // Returned, not thrown: throwing would undo the count of a wrong try.
  const sent = await inTransaction(context, async (inner) => {
    const kinds = ['PROOF'] as const;
    const found = await readTyped(inner, id, { typed: typed.data, kinds, sessionId });
    if (found) await repository.endCodes(inner.db, id, kinds, inner.now());
    return found;
  });
  if (!sent) throw new AppError('auth.code_invalid');
}

/** Replaces the address, in the running transaction, and tells the old one how to undo it. */
export async function changeEmail(context: Context, proof: Link): Promise<void> {
  const now = context.now();
  const { userId, target, email } = proof;
  const kinds = ['EMAIL', 'EMAIL_CHANGE', 'PASSWORD', 'PROOF'] as const;
  // What was sent to the old address stops working.
  await repository.endCodes(context.db, userId, kinds, now);
  const change = { email: target, emailVerifiedAt: now, updatedAt: now };
  await repository.updateUser(context.db, userId, change);
  if (email === null) return;
  const token = await makeLink(context, userId, 'EMAIL_UNDO', email);
  const newEmail = maskedEmail(target);
  const to = { ...proof, id: userId };
  await writeAccountMail(context, { kind: 'emailChanged', to, token, newEmail });
}

/**
 * Gives an account the address back that it had, by the link mailed there, for 72 hours. Whoever
 * changed it may know the password: every way in ends, and a session opens for the caller.
 * Errors: payload.invalid, auth.link_invalid, auth.email_taken (another account has confirmed it
 * since).
 */
export async function undoEmailChange(
  context: Context,
  input: { token: string },
): Promise<OpenedSession> {
  const { token } = parsePayload(tokenPayload, input);
  try {
    return await inTransaction(context, async (inner) => {
      const link = await readLink(inner, token, ['EMAIL_UNDO'], { forUpdate: true });
      const { userId, target: email } = link;
      const now = inner.now();
      await endAccess(inner, userId);
      const change = { email, emailVerifiedAt: now, updatedAt: now };
      await repository.updateUser(inner.db, userId, change);
      const to = { ...link, id: userId, email, emailVerifiedAt: now };
      await writeAccountMail(inner, { kind: 'emailUndone', to });
      return openUserSession(inner, userId);
    });
  } catch (error) {
    throw isConflictOf(error, 'users_email_key') ? new AppError('auth.email_taken') : error;
  }
}
