import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { findSecurity } from './codeRepository';
import { countLogIn, forgiveLogIn } from './limits';
import { verifyPassword } from './passwords';

/** An account as those see it who have just proven its password. */
export type ProvenAccount = NonNullable<Awaited<ReturnType<typeof findSecurity>>>;

/**
 * Asks a logged-in person for the password once more; tries count as those of a log-in do.
 * Errors: auth.required, rate_limited, auth.wrong_password (also where there is none).
 */
export async function provePassword(
  context: Context,
  userId: string,
  password: string,
): Promise<ProvenAccount> {
  const account = await findSecurity(context.db, userId);
  if (!account) throw new AppError('auth.required');
  await countLogIn(context, account.id);
  if (!(await verifyPassword(account.passwordHash, password))) {
    throw new AppError('auth.wrong_password');
  }
  await forgiveLogIn(context, account.id);
  return account;
}
