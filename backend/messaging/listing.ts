import type { Context } from '@/backend/platform/context';
import { cursorOf, placeOf } from '@/backend/platform/cursor';
import { LIMITS } from '@/lib/shared/limits';
import type { Folder } from '@/lib/shared/messaging/messaging';
import { writer } from './access';
import { conversationsOf } from './conversationRepository';
import { conversationView, type Conversation } from './views';

const PLACE = /^\d{1,15}:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * A page of a folder of the caller's, the conversation with the newest message first; `search` is
 * part of the partner's handle or shown name. One without messages is in none. Errors: auth.required,
 * payload.invalid (cursor).
 */
export async function findConversations(
  context: Context,
  input: { folder: Folder; search: string | null; cursor?: string | null | undefined },
): Promise<{ items: Conversation[]; cursor: string | null }> {
  const { id } = writer(context);
  const { folder, search, cursor } = input;
  const limit = LIMITS.conversationsPage;
  const wanted = { folder, search, after: cursor ? placeOfCursor(cursor) : null };
  const found = await conversationsOf(context.db, id, { ...wanted, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const isMore = found.length > limit && last?.lastAt;
  return {
    items: rows.map(conversationView),
    cursor: isMore ? cursorOf(`${isMore.getTime()}:${last.id}`) : null,
  };
}

function placeOfCursor(cursor: string): { at: Date; id: string } {
  const [ms = '0', id = ''] = placeOf(cursor, PLACE).split(':');
  return { at: new Date(Number(ms)), id };
}
