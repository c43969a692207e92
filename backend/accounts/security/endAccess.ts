import { deleteOtherSessions } from '@/backend/accounts/sessions/repository';
import type { Context } from '@/backend/platform/context';
import { endCodes, updateUser } from './codeRepository';

const EVERY_KIND = ['EMAIL', 'EMAIL_CHANGE', 'EMAIL_UNDO', 'PROOF', 'PASSWORD', 'PHONE'] as const;

/**
 * Ends every way into an account, in the running transaction: sessions and what hangs on them,
 * password, Google, codes and links. Its owner has proven the address and gets in by that.
 */
export async function endAccess(context: Context, userId: string): Promise<void> {
  const { db } = context;
  const now = context.now();
  await endCodes(db, userId, EVERY_KIND, now);
  await updateUser(db, userId, { passwordHash: null, googleSub: null, updatedAt: now });
  await deleteOtherSessions(db, userId, null);
}
