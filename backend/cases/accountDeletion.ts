import type { Context } from '@/backend/platform/context';
import { caseRowsOf, forgetWords } from './store/privacyRepository';

/** Takes somebody's words out of the cases of their orders, in the transaction that deletes their account. */
export function leaveCases(context: Context, userId: string): Promise<void> {
  return forgetWords(context.db, userId);
}

/** What this domain keeps of somebody: the cases of their orders, with what they wrote in them. */
export async function caseDataOf(context: Context, userId: string) {
  return { cases: await caseRowsOf(context.db, userId) };
}
