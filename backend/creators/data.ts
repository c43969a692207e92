import type { Context } from '@/backend/platform/context';
import { pageRows } from './dataRepository';

/** What this domain keeps of a user: everything they wrote for their page. */
export async function creatorDataOf(context: Context, userId: string) {
  return { creatorPage: await pageRows(context.db, userId) };
}
