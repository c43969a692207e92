import { useSyncExternalStore } from 'react';
import {
  draftAt,
  NO_DRAFT,
  watchDrafts,
  type Draft,
  type DraftPlace,
} from '@/lib/messaging/drafts';

/** The draft of a conversation, stored in this browser. */
export function useDraft(place: DraftPlace): Draft {
  return useSyncExternalStore(
    watchDrafts,
    () => draftAt(place),
    () => NO_DRAFT,
  );
}

/** Ids of the conversations that hold a text which was not sent. */
export function useDrafts(userId: string, ids: readonly string[]): ReadonlySet<string> {
  const found = useSyncExternalStore(
    watchDrafts,
    () =>
      ids
        .filter((conversationId) => draftAt({ userId, conversationId }).draft.trim() !== '')
        .join(' '),
    () => '',
  );
  return new Set(found.split(' '));
}
