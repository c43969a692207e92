import { useEffect, useRef, useState } from 'react';
import { useChannel } from '@/hooks/realtime/useChannel';
import { tryCall } from '@/lib/secureql/tryCall';
import { conversationChannel } from '@/lib/shared/messaging/conversations';
import type { ConversationEvent } from '@/lib/shared/messaging/messaging';

/** How often a typing sign is sent. */
const SAID_EVERY_MS = 3_000;
/** How long a sign counts: more than two intervals, so that a lost one does not flicker. */
const HOLDS_MS = 6_500;

/** Whether the partner is typing, and how to tell them that the reader is. */
export function useTyping(conversationId: string, ownId: string, isReadable: boolean) {
  const [isTyping, setIsTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saidAt = useRef(-SAID_EVERY_MS);

  useEffect(() => () => clearTimeout(timer.current), []);

  function set(typing: boolean) {
    clearTimeout(timer.current);
    setIsTyping(typing);
    if (typing) timer.current = setTimeout(() => setIsTyping(false), HOLDS_MS);
  }

  useChannel<ConversationEvent>(isReadable ? conversationChannel(conversationId) : null, {
    onMessage: (event) => {
      if (event.type === 'TYPING' && event.userId !== ownId) set(true);
      if (event.type === 'MESSAGE' && event.message.senderId !== ownId) set(false);
    },
  });

  return {
    isTyping,
    sayTyping: () => {
      const now = performance.now();
      if (now - saidAt.current < SAID_EVERY_MS) return;
      saidAt.current = now;
      // A lost sign does no harm: the next one follows.
      void tryCall('messaging/set-typing/', { conversationId });
    },
    /** The message was sent: the next letter sends a sign at once. */
    endTyping: () => {
      saidAt.current = -SAID_EVERY_MS;
    },
  };
}
