import { useEffect, useState } from 'react';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ErrorCode } from '@/lib/shared/errors';
import type { SavedReply } from '@/lib/shared/messaging/replies';

const byName = (one: SavedReply, other: SavedReply) => one.name.localeCompare(other.name);

/** A creator's saved replies by name; none for whoever is no creator. */
export function useReplies(isCreator: boolean) {
  const [replies, setReplies] = useState<readonly SavedReply[]>([]);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);

  useEffect(() => {
    if (!isCreator) return;
    void tryCall('messaging/get-saved-replies/', {}).then(({ answer }) => {
      // One writes without them, so a refusal is not shown.
      if (answer) setReplies(answer.savedReplies.items);
    });
  }, [isCreator]);

  return {
    replies,
    refusal,
    /** Whether it is saved; one of that name changes. */
    save: async (name: string, body: string): Promise<boolean> => {
      const outcome = await tryCall('messaging/save-reply/', { name, body });
      const item = outcome.answer?.saveReply.item;
      setRefusal(outcome.refusal);
      if (!item) return false;
      setReplies((before) => [...before.filter(({ id }) => id !== item.id), item].toSorted(byName));
      return true;
    },
    remove: async (replyId: string): Promise<void> => {
      const outcome = await tryCall('messaging/delete-reply/', { replyId });
      setRefusal(outcome.refusal);
      if (outcome.refusal !== null) return;
      setReplies((before) => before.filter(({ id }) => id !== replyId));
    },
  };
}

export type Replies = ReturnType<typeof useReplies>;

/** The replies that words after a slash may mean; null: there is no slash at the beginning. */
export function repliesFor(
  draft: string,
  replies: readonly SavedReply[],
): readonly SavedReply[] | null {
  if (!draft.startsWith('/') || draft.includes('\n')) return null;
  const wanted = draft.slice(1).trim().toLowerCase();
  return replies.filter(({ name }) => name.toLowerCase().startsWith(wanted));
}
