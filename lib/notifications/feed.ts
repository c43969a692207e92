import { FOLD_MS } from '@/lib/shared/messages';
import { MARKS, timeOf, type FeedItem, type Mark } from './items';

/** What the bell knows. */
export interface Feed {
  /** The reader's own; messages of any other are none of theirs. */
  channel: string;
  state: 'loading' | 'loaded' | 'failed';
  /** Oldest first. */
  items: readonly FeedItem[];
  /** Messages since the bell was last opened. */
  unread: number;
  /** There are earlier ones than the first. */
  hasOlder: boolean;
}

/** A page of what the feed was before. */
export interface FeedPage {
  items: readonly FeedItem[];
  hasOlder: boolean;
}

export type FeedNews =
  | ({ kind: 'loaded'; unread: number } & FeedPage)
  | ({ kind: 'older' } & FeedPage)
  | { kind: 'failed' }
  | { kind: 'message'; item: FeedItem }
  | { kind: 'mark'; mark: Mark; timetoken: string };

/** The feed before anything is known. */
export function emptyFeed(channel: string): Feed {
  return { channel, state: 'loading', items: [], unread: 0, hasOlder: false };
}

/** What the bell knows after some news. Pure: the same news twice is once. */
export function feedAfter(feed: Feed, news: FeedNews): Feed {
  switch (news.kind) {
    case 'loaded':
      return afterLoad(feed, news);
    case 'older':
      return { ...feed, items: merged(feed, news.items), hasOlder: news.hasOlder };
    case 'failed':
      return feed.state === 'loaded' ? feed : { ...feed, state: 'failed' };
    case 'message': {
      const items = merged(feed, [news.item]);
      if (items === feed.items) return feed;
      return { ...feed, items, unread: feed.unread + 1 };
    }
    default:
      return afterMark(feed, news.mark, news.timetoken);
  }
}

/** Whether a message is one that the feed takes: of its channel, and not known yet. */
export function isNewTo({ channel, items }: Feed, item: FeedItem): boolean {
  return (
    item.channel === channel &&
    !items.some(
      ({ timetoken, eventId }) =>
        timetoken === item.timetoken || (eventId !== '' && eventId === item.eventId),
    )
  );
}

/** One row: the latest of a group's messages. */
export interface FeedRow extends FeedItem {
  /** Earlier messages of the group that the row stands for. */
  earlier: number;
}

/** Rows, newest first: messages of a group within five minutes of its first are one row. */
export function rowsOf(items: readonly FeedItem[]): FeedRow[] {
  const rows: FeedRow[] = [];
  const open = new Map<string, { at: number; index: number }>();
  for (const item of items) {
    const { groupKey } = item;
    const at = timeOf(item.timetoken);
    const group = open.get(groupKey);
    const before = group === undefined ? undefined : rows[group.index];
    if (group && before && at - group.at < FOLD_MS) {
      rows[group.index] = { ...item, earlier: before.earlier + 1 };
    } else {
      open.set(groupKey, { at, index: rows.length });
      rows.push({ ...item, earlier: 0 });
    }
  }
  return rows.sort((a, b) => (a.timetoken < b.timetoken ? 1 : -1));
}

function afterLoad(feed: Feed, news: FeedPage & { unread: number }): Feed {
  const { items, unread } = news;
  // What came by itself while the answer was under way is not counted in it.
  const last = items.at(-1)?.timetoken ?? '';
  const missing = feed.items.filter((item) => item.timetoken > last);
  const isGapless = feed.items.some(({ timetoken }) => timetoken === items[0]?.timetoken);
  const kept = isGapless || items.length === 0 ? feed.items : missing;
  const known = new Set(items.map(({ timetoken }) => timetoken));
  const all = [...kept.filter(({ timetoken }) => !known.has(timetoken)), ...items].sort(byTime);
  const hasOlder = isGapless ? feed.hasOlder : news.hasOlder;
  return { ...feed, state: 'loaded', items: all, unread: unread + missing.length, hasOlder };
}

function afterMark(feed: Feed, mark: Mark, timetoken: string): Feed {
  if (mark === MARKS.read) {
    const later = feed.items.filter((item) => item.timetoken > timetoken).length;
    return { ...feed, unread: Math.min(feed.unread, later) };
  }
  const isMarked = (item: FeedItem) =>
    mark === MARKS.opened ? item.timetoken === timetoken : item.timetoken <= timetoken;
  const items = feed.items.map((item) => (isMarked(item) ? { ...item, isOpened: true } : item));
  return { ...feed, items };
}

/** The same array when nothing is new. */
function merged(feed: Feed, more: readonly FeedItem[]): readonly FeedItem[] {
  const fresh = more.filter((item) => isNewTo(feed, item));
  return fresh.length === 0 ? feed.items : [...feed.items, ...fresh].sort(byTime);
}

function byTime(a: FeedItem, b: FeedItem): number {
  return a.timetoken < b.timetoken ? -1 : 1;
}
