import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Thread } from '@/lib/messaging/thread';
import { tryCall } from '@/lib/secureql/tryCall';

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

interface Options {
  ownId: string;
  /** The newest message is scrolled into view. */
  isAtEnd: boolean;
}

/** Marks a conversation as read while its newest message is visible. */
export function useReadMark(
  conversationId: string,
  thread: Thread | null,
  { ownId, isAtEnd }: Options,
): void {
  const isVisible = useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );
  const marked = useRef(0);
  const newest = thread?.messages.findLast(({ senderId }) => senderId !== ownId);
  const isUnread = thread !== null && newest !== undefined && newest.seq > thread.readSeq;
  const due = isVisible && isAtEnd && isUnread ? newest : undefined;

  useEffect(() => {
    if (due === undefined || due.seq <= marked.current) return;
    const before = marked.current;
    marked.current = due.seq;
    const payload = { conversationId, messageId: due.id };
    void tryCall('messaging/mark-read/', payload).then(({ refusal }) => {
      // It stays unread, and the next message or the next visit tries again.
      if (refusal !== null) marked.current = before;
    });
  }, [conversationId, due]);
}
