import { useEffect, useEffectEvent } from 'react';
import type { MessageAction, MessageMeta } from '@/lib/realtime/listener';
import { readPartyMessage, toObject } from '@/lib/realtime/partyMessage';
import type { PartyMessage } from '@/lib/shared/parties/messages';
import { useRealtime } from './RealtimeContext';

interface Handlers<Message> {
  onMessage: (message: Message, meta: MessageMeta) => void;
  /** Somebody did something with a message, such as reading it. */
  onAction?: (action: MessageAction) => void;
  /** Messages may have been missed (reconnect, sleep, a channel joined late): read again. */
  onGap?: () => void;
}

/**
 * Listens to a channel while the component lives; null listens to nothing. What comes on
 * `party_{id}` is checked; any other channel gives the objects it is sent. Handlers may change with
 * every render.
 */
export function useChannel<Message = PartyMessage>(
  channel: string | null,
  { onMessage, onAction, onGap }: Handlers<Message>,
): void {
  const connection = useRealtime();

  const receive = useEffectEvent((raw: unknown, meta: MessageMeta) => {
    const message = channel?.startsWith('party_') ? readPartyMessage(raw) : toObject(raw);
    if (message !== null) onMessage(message as Message, meta);
  });
  const act = useEffectEvent((action: MessageAction) => onAction?.(action));
  const tellGap = useEffectEvent(() => onGap?.());

  useEffect(() => {
    if (connection === null || channel === null) return undefined;
    return connection.subscribe(channel, {
      onMessage: (raw, meta) => receive(raw, meta),
      onAction: (action) => act(action),
      onGap: () => tellGap(),
    });
  }, [connection, channel]);
}
