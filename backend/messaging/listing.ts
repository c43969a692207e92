import type { Context } from '@/backend/platform/context';
import { timeCursorOf, timePlaceOf } from '@/backend/platform/cursor';
import { memberId } from '@/backend/platform/member';
import { LIMITS } from '@/lib/shared/limits';
import type { Folder } from '@/lib/shared/messaging';
import { conversationsOf } from './conversationRepository';
import { conversationView, type Conversation } from './views';

/**
 * A page of a folder of the caller's, the conversation with the newest message first; `search` is
 * part of the partner's handle or shown name. One without messages is in none. Errors: auth.required,
 * payload.invalid (cursor).
 */
export async function findConversations(
  context: Context,
  input: { folder: Folder; search: string | null; cursor?: string | null | undefined },
): Promise<{ items: Conversation[]; cursor: string | null }> {
  const id = memberId(context);
  const { folder, search, cursor } = input;
  const limit = LIMITS.conversationsPage;
  const wanted = { folder, search, after: cursor ? timePlaceOf(cursor) : null };
  const found = await conversationsOf(context.db, id, { ...wanted, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const at = found.length > limit ? last?.lastAt : null;
  return {
    items: rows.map(conversationView),
    cursor: last && at ? timeCursorOf({ at, id: last.id }) : null,
  };
}
