import type PubNub from 'pubnub';
import type { MessageAction, MessageMeta } from '@/lib/realtime/listener';
import { oneAtATime } from '@/lib/shared/oneAtATime';
import {
  emptyFeed,
  feedAfter,
  isNewTo,
  newestOf,
  type Feed,
  type FeedNews,
  type NewestPage,
} from './feed';
import { addMark, loadFeed, loadOlder, type FeedPlace } from './history';
import { MARKS, readItem, readMark, type FeedItem, type Mark } from './items';
import { isStale, later } from './tally';

/** Most messages that are announced after a reload; the others are only in the feed. */
const MOST_SAID = 3;

/** Uses the page's real-time client; rejects as the SDK does. */
type Run = <Result>(call: (client: PubNub) => Promise<Result>) => Promise<Result>;

/** Called with a message that is news, and the feed before it. */
type NewsListener = (item: FeedItem, before: Pick<Feed, 'state' | 'unread'>) => void;

interface OwnMark {
  mark: Mark;
  timetoken: string;
}

/**
 * Keeps the feed of one user up to date: reads it, adds what comes in real time, and stores the
 * reader's marks. No React in here, so that two messages of one answer see each other.
 */
export class FeedKeeper {
  #feed: Feed;
  readonly #place: FeedPlace;
  readonly #run: Run | null;
  readonly #watchers = new Set<() => void>();
  readonly #listeners = new Set<NewsListener>();
  /** Marks that PubNub has refused, to be sent again. */
  readonly #unsent: OwnMark[] = [];
  /** Events that were news before. */
  readonly #announced = new Set<string>();

  /** `run` null: real time is not available, and the feed waits. */
  constructor(place: FeedPlace, run: Run | null) {
    this.#place = place;
    this.#run = run;
    this.#feed = emptyFeed(place.channel);
  }

  get feed(): Feed {
    return this.#feed;
  }

  /** Calls back on every change of `feed`; returns how to stop. */
  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** Calls back with the newest messages of a reload, oldest first; returns how to stop. */
  listen(listener: NewsListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Reads the newest page; if called meanwhile, once more afterwards. Never rejects. */
  readonly load = oneAtATime(() => this.#load());

  /** Retries what has failed: the panel was opened, or the connection is back. */
  resume(): void {
    if (this.#feed.state === 'failed') void this.load();
    else this.#sendAgain();
  }

  /** Reads the page before the known ones; returns whether it succeeded. Never rejects. */
  async showOlder(): Promise<boolean> {
    const before = this.#feed.tally.from;
    if (this.#run === null || before === '') return true;
    const where = { before, now: Date.now() };
    try {
      const page = await this.#run((client) => loadOlder(client, this.#place, where));
      this.#dispatch({ kind: 'older', before, ...page });
      return true;
    } catch {
      return false;
    }
  }

  /** Takes a message that came in real time; returns it when it is news to the reader. */
  receive(raw: unknown, meta: MessageMeta): FeedItem | null {
    const item = readItem(raw, { ...meta, channel: this.#place.channel });
    if (item === null) return null;
    const { state, unread } = this.#feed;
    const isNew = isNewTo(this.#feed, item);
    if (!this.#dispatch({ kind: 'message', item })) return null;
    if (isNew && this.#isFirst(item)) return item;
    // PubNub counts repeated messages, too: this one was read with the one it repeats.
    if (state === 'loaded' && unread === 0) this.mark(MARKS.read, item.timetoken);
    return null;
  }

  /** Takes an action of the same user from another window or device. */
  hear(action: MessageAction): void {
    const mark = readMark(action, this.#place.userId);
    if (mark !== null) this.#dispatch({ kind: 'mark', mark, timetoken: action.timetoken });
  }

  /** Marks a message: here at once, in the reader's other windows once PubNub has stored it. */
  mark(mark: Mark, timetoken: string): void {
    this.#dispatch({ kind: 'mark', mark, timetoken });
    void this.#send({ mark, timetoken });
  }

  async #load(): Promise<void> {
    if (this.#run === null) return;
    this.#sendAgain();
    const known = { now: Date.now(), readTo: this.#feed.tally.readTo };
    try {
      const page = await this.#run((client) => loadFeed(client, this.#place, known));
      const before = this.#feed;
      const found = this.#missedOf(page);
      this.#dispatch({ kind: 'loaded', ...page });
      for (const [nth, item] of found.entries()) {
        const { state, unread } = before;
        for (const hear of this.#listeners) hear(item, { state, unread: unread + nth });
      }
    } catch {
      this.#dispatch({ kind: 'failed' });
    }
  }

  /** Returns a page's messages that are newer than all known or read; none for a first page. */
  #missedOf({ items, readTo }: NewestPage): FeedItem[] {
    const newest = newestOf(this.#feed);
    if (newest === undefined && this.#feed.state !== 'loaded') return [];
    const from = later(newest ?? '', later(this.#feed.tally.readTo, readTo));
    return items
      .filter((item) => item.timetoken > from && isNewTo(this.#feed, item) && this.#isFirst(item))
      .slice(-MOST_SAID);
  }

  /** Whether an event comes for the first time. */
  #isFirst({ eventId, timetoken }: FeedItem): boolean {
    const event = eventId || timetoken;
    const isFirst = !this.#announced.has(event);
    this.#announced.add(event);
    return isFirst;
  }

  #sendAgain(): void {
    for (const one of this.#unsent.splice(0)) void this.#send(one);
  }

  async #send(one: OwnMark): Promise<void> {
    try {
      await this.#run?.((client) => addMark(client, this.#place, one));
    } catch {
      this.#unsent.push(one);
    }
  }

  /** Returns whether it was news to the feed. */
  #dispatch(news: FeedNews): boolean {
    const next = feedAfter(this.#feed, news);
    if (next === this.#feed) return false;
    this.#feed = next;
    for (const watcher of this.#watchers) watcher();
    if (news.kind !== 'failed' && isStale(next.tally)) void this.load();
    return true;
  }
}
