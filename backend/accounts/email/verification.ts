import { writeAccountMail } from '@/backend/accounts/mail/mailTemplates';
import { findByEmail } from '@/backend/accounts/repository';
import { makeMailedCode } from '@/backend/accounts/security/codes';
import { mayMail } from '@/backend/accounts/security/limits';
import type { Context } from '@/backend/platform/context';

/** Where something was sent; null when there was nothing to prove any more. */
export interface Sent {
  sentTo: string | null;
  /** Signs of the code: 6 digits, or 12 digits and letters; null for none. */
  length: number | null;
}

/** An account that asks for an address, and the session that may confirm it. */
interface Claim {
  id: string;
  firstName: string;
  emailVerifiedAt: Date | null;
  locale: string;
}

/**
 * Writes the mail whose code or link proves a claimed address; in a transaction. Where another
 * account holds the address, its owner is told which one. Nothing else shows it. Returns how many signs
 * the code has.
 */
export async function writeVerification(
  context: Context,
  claim: Claim,
  {
    kind,
    address,
    sessionId,
  }: { kind: 'EMAIL' | 'EMAIL_CHANGE'; address: string; sessionId: string | null },
): Promise<number> {
  const holder = await findByEmail(context.db, address);
  const { length, ...sent } = await makeMailedCode(context, {
    userId: claim.id,
    kind,
    target: address,
    sessionId,
  });
  if (holder) {
    const { handle } = holder;
    await writeAccountMail(context, { kind: 'knownEmail', to: holder, address, handle, ...sent });
    return length;
  }
  const mail = kind === 'EMAIL' ? 'verifyEmail' : 'verifyNewEmail';
  await writeAccountMail(context, { kind: mail, to: { ...claim, email: null }, address, ...sent });
  return length;
}

/**
 * Writes the first mail of a new account. Beyond a few an hour to one mailbox nothing is sent, which
 * nobody can tell.
 */
export async function writeFirstVerification(
  context: Context,
  claim: Claim,
  sent: { address: string; sessionId: string },
): Promise<void> {
  if (await mayMail(context, sent.address)) {
    await writeVerification(context, claim, { kind: 'EMAIL', ...sent });
  }
}
