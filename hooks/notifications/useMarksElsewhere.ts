import type PubNub from 'pubnub';
import { useEffect, useEffectEvent } from 'react';
import { useRealtime } from '@/hooks/realtime/RealtimeContext';
import { MARKS, RECEIPT, type Mark } from '@/lib/notifications/items';

/** Tells what the same user marks in another window or on another device; null listens to nothing. */
export function useMarksElsewhere(
  channel: string | null,
  userId: string,
  onMark: (mark: Mark, timetoken: string) => void,
): void {
  const connection = useRealtime();
  const hear = useEffectEvent((event: PubNub.Subscription.MessageAction) => {
    const { type, value, uuid, messageTimetoken } = event.data;
    const mark = Object.values(MARKS).find((one) => one === value);
    const isOwn = event.channel === channel && uuid === userId;
    if (event.event !== 'added' || type !== RECEIPT || !isOwn || mark === undefined) return;
    onMark(mark, messageTimetoken);
  });

  useEffect(() => {
    if (connection === null || channel === null) return undefined;
    const listener = { messageAction: (event: PubNub.Subscription.MessageAction) => hear(event) };
    let isOver = false;
    let stop = () => {
      isOver = true;
    };
    connection
      .run((client) => {
        if (isOver) return Promise.resolve();
        client.addListener(listener);
        stop = () => client.removeListener(listener);
        return Promise.resolve();
      })
      .catch(() => undefined);
    return () => stop();
  }, [connection, channel]);
}
