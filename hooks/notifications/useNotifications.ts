import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useRealtime } from '@/hooks/realtime/RealtimeContext';
import { useChannel } from '@/hooks/realtime/useChannel';
import { useIdle } from '@/hooks/ui/useIdle';
import { useToast } from '@/hooks/ui/useToast';
import { emptyFeed, feedAfter, isNewTo } from '@/lib/notifications/feed';
import { addMark, loadFeed, loadOlder } from '@/lib/notifications/history';
import { MARKS, readItem, shortText, type FeedItem, type Mark } from '@/lib/notifications/items';
import { saysItself } from '@/lib/notifications/page';
import type { MessageMeta } from '@/lib/realtime/listener';
import { notificationsChannel } from '@/lib/shared/messages';
import { useMarksElsewhere } from './useMarksElsewhere';

/** The feed of one user, kept true while the page lives; asks for nothing before the page rests. */
export function useNotifications(userId: string, isOpen: boolean) {
  const connection = useRealtime();
  const isIdle = useIdle();
  const toast = useToast();
  const { asPath } = useRouter();
  const channel = notificationsChannel(userId);
  const [feed, tell] = useReducer(feedAfter, channel, emptyFeed);
  const place = { channel, userId };
  const isLoading = useRef(false);
  const latest = feed.items.at(-1)?.timetoken;

  async function load() {
    if (connection === null || isLoading.current) return;
    isLoading.current = true;
    try {
      const loaded = await connection.run((client) => loadFeed(client, place, Date.now()));
      tell({ kind: 'loaded', ...loaded });
    } catch {
      tell({ kind: 'failed' });
    } finally {
      isLoading.current = false;
    }
  }

  async function showOlder() {
    const first = feed.items[0]?.timetoken;
    if (connection === null || first === undefined) return;
    const where = { before: first, now: Date.now() };
    const page = await connection
      .run((client) => loadOlder(client, place, where))
      .catch(() => null);
    if (page) tell({ kind: 'older', ...page });
  }

  function mark(mark: Mark, timetoken: string) {
    tell({ kind: 'mark', mark, timetoken });
    // A mark that is lost costs nothing but a number that stands a while longer.
    connection?.run((client) => addMark(client, place, { mark, timetoken })).catch(() => undefined);
  }

  function receive(message: object, meta: MessageMeta) {
    const item = readItem(message, { ...meta, channel });
    if (item === null || !isNewTo(feed, item)) return;
    tell({ kind: 'message', item });
    const isSaid = saysItself(asPath, item.redirectLink) && !document.hidden;
    // What the page itself says to a reader with nothing else unread needs no number at the bell.
    if (isSaid && feed.state === 'loaded' && feed.unread === 0) mark(MARKS.read, item.timetoken);
    if (isSaid || item.badge === 'Passive' || feed.state === 'loading') return;
    toast.info(shortText(item.text));
  }

  const readLatest = useEffectEvent(() => {
    if (latest !== undefined && feed.unread > 0) mark(MARKS.read, latest);
  });

  const loadFirst = useEffectEvent(load);
  useEffect(() => {
    if (isIdle) void loadFirst();
  }, [isIdle, connection]);
  useEffect(() => {
    if (isOpen) readLatest();
  }, [isOpen, latest, feed.unread]);
  useChannel<object>(isIdle ? channel : null, { onMessage: receive, onGap: () => void load() });
  useMarksElsewhere(isIdle ? channel : null, userId, (mark, timetoken) =>
    tell({ kind: 'mark', mark, timetoken }),
  );

  return {
    feed,
    retry: () => void load(),
    showOlder,
    open: (row: FeedItem) => mark(MARKS.opened, row.timetoken),
    openAll: () => {
      if (latest !== undefined) mark(MARKS.allOpened, latest);
    },
  };
}
