import { useSyncExternalStore } from 'react';
import { keptAt, NOTHING_KEPT, watchKept, type Kept, type KeptPlace } from '@/lib/messaging/kept';

/** What somebody has written in a conversation and not sent, in this browser. */
export function useKept(place: KeptPlace): Kept {
  return useSyncExternalStore(
    watchKept,
    () => keptAt(place),
    () => NOTHING_KEPT,
  );
}

/** In which of these conversations something is typed and not sent. */
export function useDrafts(userId: string, ids: readonly string[]): ReadonlySet<string> {
  const found = useSyncExternalStore(
    watchKept,
    () =>
      ids
        .filter((conversationId) => keptAt({ userId, conversationId }).draft.trim() !== '')
        .join(' '),
    () => '',
  );
  return new Set(found.split(' '));
}
