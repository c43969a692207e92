import { useEffect, useEffectEvent } from 'react';
import { toObject } from '@/lib/shared/toObject';
import type { MessageAction, MessageMeta } from '@/lib/realtime/listener';
import { useRealtime } from './RealtimeContext';

interface Handlers<Message> {
  /** Reads what came; null for what is no message. Without it any object is one. */
  readMessage?: (raw: unknown) => Message | null;
  onMessage: (message: Message, meta: MessageMeta) => void;
  /** Somebody did something with a message, such as reading it. */
  onAction?: (action: MessageAction) => void;
  /** Messages may have been missed (reconnect, sleep, a channel joined late): read again. */
  onGap?: () => void;
}

/**
 * Listens to a channel while the component lives; null listens to nothing. Handlers may change with
 * every render.
 */
export function useChannel<Message = Record<string, unknown>>(
  channel: string | null,
  handlers: Handlers<Message>,
): void {
  useChannels(channel ?? '', handlers);
}

/** Listens to several channels at once, with a space between their names. */
export function useChannels<Message = Record<string, unknown>>(
  channels: string,
  { readMessage, onMessage, onAction, onGap }: Handlers<Message>,
): void {
  const connection = useRealtime();

  const receive = useEffectEvent((raw: unknown, meta: MessageMeta) => {
    const message = readMessage ? readMessage(raw) : (toObject(raw) as Message | null);
    if (message !== null) onMessage(message, meta);
  });
  const act = useEffectEvent((action: MessageAction) => onAction?.(action));
  const reportGap = useEffectEvent(() => onGap?.());

  useEffect(() => {
    if (connection === null || channels === '') return undefined;
    const stops = channels.split(' ').map((channel) =>
      connection.subscribe(channel, {
        onMessage: (raw, meta) => receive(raw, meta),
        onAction: (action) => act(action),
        onGap: () => reportGap(),
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [connection, channels]);
}
