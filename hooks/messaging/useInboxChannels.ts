import { useEffect, useEffectEvent } from 'react';
import { useRealtime } from '@/hooks/realtime/RealtimeContext';
import { useChannel } from '@/hooks/realtime/useChannel';
import { useReadAgain } from '@/hooks/realtime/useReadAgain';
import { toObject } from '@/lib/shared/toObject';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import { conversationChannel } from '@/lib/shared/messaging/conversations';
import type { ConversationEvent } from '@/lib/shared/messaging/messaging';

interface Handlers {
  onEvent: (event: ConversationEvent) => void;
  /** Something may have been missed, or a conversation has come that is not in the list. */
  onGap: () => void;
}

/**
 * Listens to conversations, which the token in use must read, and to the reader's own notifications,
 * which tell of those that are new.
 */
export function useInboxChannels(
  ownId: string,
  ids: readonly string[],
  { onEvent, onGap }: Handlers,
): void {
  const connection = useRealtime();
  const heard = [...ids].sort().join(' ');

  const receive = useEffectEvent((raw: unknown) => {
    const event = toObject(raw);
    if (event !== null) onEvent(event as unknown as ConversationEvent);
  });
  const reportGap = useEffectEvent(onGap);

  useEffect(() => {
    if (connection === null || heard === '') return undefined;
    const stops = heard
      .split(' ')
      .map((id) =>
        connection.subscribe(conversationChannel(id), { onMessage: receive, onGap: reportGap }),
      );
    return () => {
      for (const stop of stops) stop();
    };
  }, [connection, heard]);

  useReadAgain(onGap);
  useChannel<{ redirectLink?: string }>(notificationsChannel(ownId), {
    onMessage: ({ redirectLink }) => {
      if (redirectLink?.startsWith('/chat') === true) onGap();
    },
  });
}
