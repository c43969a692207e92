import { isCommonPassword } from './commonPasswords';

/**
 * Whether a password is among the first guesses: the usual list, one character repeated, the
 * account's own names.
 */
export function isPasswordTooCommon(
  password: string,
  account: { email: string | null; handle: string },
): boolean {
  const lowered = password.toLowerCase();
  const [mailbox] = account.email?.split('@') ?? [];
  return (
    isCommonPassword(lowered) ||
    /^(.)\1*$/u.test(lowered) ||
    [account.email, mailbox, account.handle].includes(lowered)
  );
}
