import { useEffect, useRef, useState } from 'react';
import { useChannel } from '@/hooks/realtime/useChannel';
import { tryCall } from '@/lib/secureql/tryCall';
import { conversationChannel } from '@/lib/shared/messaging/conversations';
import type { ConversationEvent } from '@/lib/shared/messaging/messaging';

/** Somebody who types says so as often as this. */
const SAID_EVERY_MS = 3_000;
/** And is taken to have stopped after this: two of them, so that a lost one does not flicker. */
const HOLDS_MS = 6_500;

/** Whether the other one is typing, and how to say that the reader is. */
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
      // A sign that gets lost does no harm: the next one follows.
      void tryCall('messaging/set-typing/', { conversationId });
    },
    /** The message has gone: the next letter is said at once. */
    endTyping: () => {
      saidAt.current = -SAID_EVERY_MS;
    },
  };
}
