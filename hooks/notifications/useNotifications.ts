import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { useRealtime, useRealtimeStatus } from '@/hooks/realtime/RealtimeContext';
import { useChannel } from '@/hooks/realtime/useChannel';
import { useHidden } from '@/hooks/session/private/useHidden';
import { useOnAir } from '@/hooks/session/private/useOnAir';
import { useIdle } from '@/hooks/ui/useIdle';
import { useToast } from '@/hooks/ui/toasts/useToast';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { newestOf, type Feed } from '@/lib/notifications/feed';
import { FeedKeeper } from '@/lib/notifications/feedKeeper';
import { isPrivate, MARKS, shortText, type FeedItem } from '@/lib/notifications/items';
import { saysItself } from '@/lib/notifications/page';
import type { MessageMeta } from '@/lib/realtime/listener';
import { notificationsChannel } from '@/lib/shared/parties/messages';

/** The feed of one user, kept up to date. Asks for nothing before the page has become idle. */
export function useNotifications(userId: string, isOpen: boolean) {
  const connection = useRealtime();
  const status = useRealtimeStatus();
  const isIdle = useIdle();
  const toast = useToast();
  const { asPath } = useRouter();
  const { t } = useTranslation('common');
  const { isHidden } = useHidden(useOnAir());
  const channel = notificationsChannel(userId);
  const keeper = useMemo(
    () => new FeedKeeper({ channel, userId }, connection && ((call) => connection.run(call))),
    [connection, channel, userId],
  );
  const feedNow = () => keeper.feed;
  const feed = useSyncExternalStore(keeper.watch, feedNow, feedNow);
  const newest = newestOf(feed);

  function say(item: FeedItem, { state, unread }: Pick<Feed, 'state' | 'unread'>) {
    const isSaid = saysItself(asPath, item.redirectLink) && !document.hidden;
    // What the page itself says to a reader with nothing else unread needs no number at the bell.
    if (isSaid && state === 'loaded' && unread === 0) keeper.mark(MARKS.read, item.timetoken);
    if (isSaid || item.badge === 'Passive' || state === 'loading') return;
    toast.info(isHidden && isPrivate(item) ? t('private.news') : shortText(item.text));
  }

  function receive(message: object, meta: MessageMeta) {
    const before = keeper.feed;
    const item = keeper.receive(message, meta);
    if (item !== null) say(item, before);
  }

  const readNewest = useEffectEvent(() => {
    if (newest !== undefined && newest > feed.tally.readTo) keeper.mark(MARKS.read, newest);
  });

  const sayMissed = useEffectEvent(say);
  useEffect(() => keeper.listen((item, before) => sayMissed(item, before)), [keeper]);
  useEffect(() => {
    if (isIdle) void keeper.load();
  }, [isIdle, keeper]);
  useEffect(() => {
    if (isOpen || status === 'live') keeper.resume();
  }, [isOpen, status, keeper]);
  useEffect(() => {
    if (isOpen) readNewest();
  }, [isOpen, newest]);
  useChannel<object>(isIdle ? channel : null, {
    onMessage: receive,
    onAction: (action) => keeper.hear(action),
    onGap: () => void keeper.load(),
  });

  return {
    feed,
    retry: () => void keeper.load(),
    showOlder: () => keeper.showOlder(),
    open: (row: FeedItem) => keeper.mark(MARKS.opened, row.timetoken),
    openAll: () => {
      if (newest !== undefined) keeper.mark(MARKS.allOpened, newest);
    },
  };
}
