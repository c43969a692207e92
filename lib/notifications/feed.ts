import { FOLD_MS } from '@/lib/shared/parties/messages';
import { MARKS, timeOf, type FeedItem, type Mark } from './items';
import {
  emptyTally,
  isGapless,
  isUnknown,
  later,
  unreadOf,
  withNewest,
  withOlder,
  withOne,
  type Counted,
  type Tally,
  type TallyPage,
} from './tally';

/** State of the bell. */
export interface Feed {
  /** The reader's own channel; messages of any other are ignored. */
  channel: string;
  /** `failed`: what is shown may be out of date. */
  state: 'loading' | 'loaded' | 'failed';
  /** Oldest first, each timetoken once. */
  messages: readonly FeedItem[];
  /** The events that the messages report: oldest first, each once, as its first message. */
  items: readonly FeedItem[];
  /** Messages since the bell was last opened that ask for attention. */
  unread: number;
  /** Whether there are older messages than the first. */
  hasOlder: boolean;
  /** Timetoken up to which all rows were marked as opened at once. */
  openedTo: string;
  tally: Tally;
}

/** A page of older messages. */
export interface FeedPage extends TallyPage {
  items: readonly FeedItem[];
  hasOlder: boolean;
  openedTo: string;
}

/** The newest page, how far the bell was opened, and PubNub's count if that is before the page. */
export interface NewestPage extends FeedPage {
  readTo: string;
  counted: Counted | null;
}

export type FeedNews =
  | ({ kind: 'loaded' } & NewestPage)
  | ({ kind: 'older'; before: string } & FeedPage)
  | { kind: 'failed' }
  | { kind: 'message'; item: FeedItem }
  | { kind: 'mark'; mark: Mark; timetoken: string };

/** An empty feed, before anything is known. */
export function emptyFeed(channel: string): Feed {
  return {
    channel,
    state: 'loading',
    messages: [],
    items: [],
    unread: 0,
    hasOlder: false,
    openedTo: '',
    tally: emptyTally,
  };
}

/** Returns the feed after some news; the same news twice counts once. Pure. */
export function feedAfter(feed: Feed, news: FeedNews): Feed {
  const next = nextOf(feed, news);
  return next === feed ? feed : { ...next, unread: unreadOf(next.tally) };
}

/** Whether a message holds something new for the feed. */
export function isNewTo({ channel, items, tally }: Feed, item: FeedItem): boolean {
  const isSame = ({ eventId }: FeedItem) => eventId !== '' && eventId === item.eventId;
  return item.channel === channel && isUnknown(tally, item.timetoken) && !items.some(isSame);
}

/** Returns the newest known message, even one that only repeats another; undefined: none. */
export function newestOf({ tally }: Feed): string | undefined {
  return tally.known.at(-1);
}

/** One row of the feed: the latest message of a group. */
export interface FeedRow extends FeedItem {
  /** Earlier messages of the group that the row stands for. */
  earlier: number;
}

/** Returns rows, newest first: messages of a group within five minutes of its first are one row. */
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

function nextOf(feed: Feed, news: FeedNews): Feed {
  const { tally } = feed;
  switch (news.kind) {
    case 'loaded':
      return afterLoad(feed, news);
    case 'older':
      // A reload may have left a gap before the messages that the page would continue.
      if (news.before !== tally.from) return feed;
      return {
        ...withMessages(feed, [...feed.messages, ...news.items], news.openedTo),
        hasOlder: news.hasOlder,
        tally: withOlder(tally, news),
      };
    case 'failed':
      return feed.state === 'failed' ? feed : { ...feed, state: 'failed' };
    case 'message': {
      const { item } = news;
      if (item.channel !== feed.channel || !isUnknown(tally, item.timetoken)) return feed;
      return {
        ...withMessages(feed, [...feed.messages, item]),
        tally: withOne(tally, item.timetoken, item.badge === 'Passive'),
      };
    }
    default:
      return afterMark(feed, news.mark, news.timetoken);
  }
}

function afterLoad(feed: Feed, page: NewestPage): Feed {
  const isWhole = isGapless(feed.tally, page);
  const { messages } = feed;
  const kept = isWhole ? messages : messages.filter(({ timetoken }) => timetoken >= page.from);
  return {
    ...withMessages(feed, [...kept, ...page.items], page.openedTo),
    state: 'loaded',
    hasOlder: isWhole ? feed.hasOlder : page.hasOlder,
    tally: withNewest(feed.tally, page),
  };
}

function afterMark(feed: Feed, mark: Mark, timetoken: string): Feed {
  const { messages, tally } = feed;
  if (mark === MARKS.allOpened) return withMessages(feed, messages, timetoken);
  if (mark === MARKS.read) {
    return { ...feed, tally: { ...tally, readTo: later(tally.readTo, timetoken) } };
  }
  const isMarked = (one: FeedItem) => one.timetoken === timetoken;
  return withMessages(
    feed,
    messages.map((one) => (isMarked(one) ? { ...one, isOpened: true } : one)),
  );
}

/** Returns the feed with these messages; one that came twice is opened when either is. */
function withMessages(feed: Feed, all: readonly FeedItem[], markedTo = ''): Feed {
  const openedTo = later(feed.openedTo, markedTo);
  const known = new Map<string, FeedItem>();
  for (const one of all) {
    const { timetoken } = one;
    const wasOpened = known.get(timetoken)?.isOpened ?? false;
    known.set(timetoken, { ...one, isOpened: one.isOpened || wasOpened || timetoken <= openedTo });
  }
  const messages = [...known.values()].sort(byTime);
  return { ...feed, messages, items: eventsOf(messages), openedTo };
}

/** Keeps the first of several messages of one event; it is opened when any of them is. */
function eventsOf(messages: readonly FeedItem[]): FeedItem[] {
  const events = new Map<string, FeedItem>();
  for (const one of messages) {
    const key = one.eventId || one.timetoken;
    const first = events.get(key) ?? one;
    events.set(key, { ...first, isOpened: first.isOpened || one.isOpened });
  }
  return [...events.values()];
}

function byTime(a: FeedItem, b: FeedItem): number {
  return a.timetoken < b.timetoken ? -1 : 1;
}
