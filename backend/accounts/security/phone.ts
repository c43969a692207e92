import { isConflictOf } from '@/backend/accounts/repository';
import type { Sent } from '@/backend/accounts/email/verification';
import { SHORT } from '@/backend/accounts/onetime/policy';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { sendSms } from '@/backend/platform/mail/sendMail';
import { memberId } from '@/backend/platform/member';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { textsIn } from '@/backend/platform/texts';
import { inTransaction } from '@/backend/platform/transaction';
import { confirmPhonePayload, requestPhoneCodePayload } from '@/lib/shared/accounts/recovery';
import * as repository from './codeRepository';
import { makeTextedCode, readTyped } from './codes';
import { countMail } from './limits';

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
    const code = await makeTextedCode(context, { userId, target: phone });
    const t = textsIn('mails', account.locale);
    await sendSms(context, { to: phone, text: t('account.phone_code', { code }) });
    return { sentTo: phone, length: SHORT };
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
    const kinds = ['PHONE'] as const;
    const sent = await readTyped(context, userId, { typed: code, kinds, sessionId: null });
    if (!sent) return false;
    await repository.endCodes(context.db, userId, kinds, now);
    const change = { phone: sent.target, phoneVerifiedAt: now, updatedAt: now };
    await repository.updateUser(context.db, userId, change);
    return true;
  }).catch((error: unknown) => {
    const isTaken = isConflictOf(error, 'users_phone_key');
    throw isTaken ? new AppError('auth.phone_taken') : error;
  });
  if (!isRight) throw new AppError('auth.code_invalid');
}
