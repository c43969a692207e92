import { randomInt } from 'node:crypto';
import { writeAccountMail, type Addressee } from '@/backend/accounts/mail/mailTemplates';
import { isConflictOf, isEmailTaken } from '@/backend/accounts/repository';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { hashToken } from '@/backend/platform/id';
import { sendSms } from '@/backend/platform/mail/sendMail';
import { textsIn } from '@/backend/platform/texts';
import { inTransaction } from '@/backend/platform/transaction';
import { memberId } from '@/backend/platform/member';
import {
  confirmPhonePayload,
  requestEmailChangePayload,
  requestPhoneCodePayload,
  tokenPayload,
} from '@/lib/shared/accounts/recovery';
import { isCodeLive, maskedEmail } from './codePolicy';
import * as repository from './codeRepository';
import { makeCode, makeLink, readLink, type Link } from './codes';
import { countMail, emailTaken, requireUnsuspicious } from './limits';
import { provePassword } from './provePassword';

/** Where something was sent; null when there was nothing to prove any more. */
export interface Sent {
  sentTo: string | null;
}

/** Writes the mail whose link proves the account's address; in a transaction. */
export async function writeVerification(context: Context, to: Addressee): Promise<void> {
  if (to.email === null) return;
  const token = await makeLink(context, to.id, 'EMAIL', to.email);
  await writeAccountMail(context, { kind: 'verifyEmail', to, token });
}

/**
 * Mails the caller a link that proves their address. Errors: auth.required, rate_limited.
 */
export async function requestEmailVerification(context: Context): Promise<Sent> {
  const account = await repository.findSecurity(context.db, memberId(context));
  if (!account) throw new AppError('auth.required');
  if (account.email === null || account.emailVerifiedAt !== null) return { sentTo: null };
  await countMail(context, account.email);
  await inTransaction(context, (context) => writeVerification(context, account));
  return { sentTo: account.email };
}

/**
 * Mails a link to the address the caller wants to have from now on; the present one stays until
 * that link is opened. Errors: auth.required, payload.invalid, rate_limited, auth.wrong_password,
 * auth.email_taken.
 */
export async function requestEmailChange(
  context: Context,
  input: { email: string; password: string },
): Promise<Sent> {
  const userId = memberId(context);
  const { email, password } = parsePayload(requestEmailChangePayload, input);
  const account = await provePassword(context, userId, password);
  if (email === account.email) return { sentTo: null };
  await countMail(context, email);
  // Sign-up says as much, and as often.
  await requireUnsuspicious(context);
  if (await isEmailTaken(context.db, email)) throw await emailTaken(context);
  await inTransaction(context, async (context) => {
    const token = await makeLink(context, userId, 'EMAIL_CHANGE', email);
    await writeAccountMail(context, {
      kind: 'verifyNewEmail',
      to: { ...account, email, emailVerifiedAt: null },
      token,
    });
  });
  return { sentTo: email };
}

/**
 * Takes the token of a mailed link from whoever holds it. Verifies the account's address, or replaces
 * it by the new one and writes to the old one. Works once.
 * Errors: payload.invalid, auth.link_invalid, auth.email_taken.
 */
export async function confirmEmail(
  context: Context,
  input: { token: string },
): Promise<{ isChange: boolean }> {
  const { token } = parsePayload(tokenPayload, input);
  try {
    return await inTransaction(context, async (context) => {
      const link = await readLink(context, token, ['EMAIL', 'EMAIL_CHANGE'], { forUpdate: true });
      const isChange = link.kind === 'EMAIL_CHANGE';
      await (isChange ? changeEmail(context, link) : verifyEmail(context, link));
      return { isChange };
    });
  } catch (error) {
    const isTaken = isConflictOf(error, 'users_email_key');
    throw isTaken ? new AppError('auth.email_taken') : error;
  }
}

async function verifyEmail(context: Context, { userId }: Link): Promise<void> {
  const now = context.now();
  await repository.endCodes(context.db, userId, ['EMAIL'], now);
  await repository.updateUser(context.db, userId, { emailVerifiedAt: now, updatedAt: now });
}

async function changeEmail(context: Context, link: Link): Promise<void> {
  const now = context.now();
  const { userId, target } = link;
  // Links that were sent to the old address stop working.
  await repository.endCodes(context.db, userId, ['EMAIL', 'EMAIL_CHANGE', 'PASSWORD'], now);
  const change = { email: target, emailVerifiedAt: now, updatedAt: now };
  await repository.updateUser(context.db, userId, change);
  await writeAccountMail(context, {
    kind: 'emailChanged',
    to: { ...link, id: userId },
    newEmail: maskedEmail(target),
  });
}

/**
 * Texts the caller six digits that prove a number. Errors: auth.required, payload.invalid,
 * rate_limited.
 */
export async function requestPhoneCode(context: Context, input: { phone: string }): Promise<Sent> {
  const userId = memberId(context);
  const { phone } = parsePayload(requestPhoneCodePayload, input);
  await countMail(context, phone);
  return inTransaction(context, async (context) => {
    const account = await repository.findSecurity(context.db, userId);
    if (!account) throw new AppError('auth.required');
    const raw = String(randomInt(1_000_000)).padStart(6, '0');
    const secret = (id: string) => ({ raw, hash: phoneHash(id, raw) });
    const code = await makeCode(context, { userId, kind: 'PHONE', target: phone, secret });
    const t = textsIn('mails', account.locale);
    await sendSms(context, { to: phone, text: t('account.phone_code', { code }) });
    return { sentTo: phone };
  });
}

/**
 * Takes the six digits of the caller's newest text; five wrong tries end it. The number becomes the
 * account's. Errors: auth.required, payload.invalid, auth.code_invalid,
 * auth.phone_taken (another account has proven it).
 */
export async function confirmPhone(context: Context, input: { code: string }): Promise<void> {
  const userId = memberId(context);
  const { code } = parsePayload(confirmPhonePayload, input);
  // Returned, not thrown: throwing would undo the count of a wrong try.
  const isRight = await inTransaction(context, async (context) => {
    const now = context.now();
    const sent = await repository.lockPhoneCode(context.db, userId);
    if (!sent || !isCodeLive(sent, now)) return false;
    if (phoneHash(sent.id, code) !== sent.secretHash) {
      await repository.countAttempt(context.db, sent.id);
      return false;
    }
    await repository.endCodes(context.db, userId, ['PHONE'], now);
    const change = { phone: sent.target, phoneVerifiedAt: now, updatedAt: now };
    await repository.updateUser(context.db, userId, change);
    return true;
  }).catch((error: unknown) => {
    const isTaken = isConflictOf(error, 'users_phone_key');
    throw isTaken ? new AppError('auth.phone_taken') : error;
  });
  if (!isRight) throw new AppError('auth.code_invalid');
}

/** Six digits alone would hash to one of a million known values. */
function phoneHash(id: string, code: string): string {
  return hashToken(`${id} ${code}`);
}
