import { openUserSession, type OpenedSession } from '@/backend/accounts/currentUser';
import { findByEmail } from '@/backend/accounts/repository';
import { deleteQuickRow } from '@/backend/accounts/quick/repository';
import * as repository from '@/backend/accounts/security/codeRepository';
import { readLink } from '@/backend/accounts/security/codes';
import { endAccess } from '@/backend/accounts/security/endAccess';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { inTransaction } from '@/backend/platform/transaction';

/**
 * Gives an account to whoever holds the link that was mailed to the address it claims: every way in
 * ends, the phone number too, the address is confirmed and a session opens for the caller. Whatever
 * other domains let the person before do is ended by `alsoEnd`, in the same transaction.
 * Errors: auth.link_invalid, auth.email_taken (another account has confirmed the address).
 */
export async function takeOverByLink(
  context: Context,
  token: string,
  alsoEnd: (context: Context, userId: string) => Promise<void>,
): Promise<OpenedSession> {
  return inTransaction(context, async (inner) => {
    const link = await readLink(inner, token, ['EMAIL'], { forUpdate: true });
    const { userId, target } = link;
    if (await findByEmail(inner.db, target)) throw new AppError('auth.email_taken');
    const now = inner.now();
    await endAccess(inner, userId);
    await repository.updateUser(inner.db, userId, {
      emailVerifiedAt: now,
      phone: null,
      phoneVerifiedAt: null,
      updatedAt: now,
    });
    await deleteQuickRow(inner.db, userId);
    await alsoEnd(inner, userId);
    return openUserSession(inner, userId);
  });
}
