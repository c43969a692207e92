import type { ConnectionStatus } from '@/lib/realtime/listener';
import type { RealtimeToken } from '@/lib/realtime/tokenRefresh';

/** What a page of messages shows. */
export interface Shown {
  /** The conversation that is open, as far as it is the reader's own. */
  openId: string | null;
  /** The list beside it, each with the `seq` of its newest message. */
  list: readonly { id: string; lastSeq: number }[];
}

/** What of a page's connection this needs. */
interface Connection {
  readonly status: ConnectionStatus;
  watchStatus: (watcher: () => void) => () => void;
  readWith: (source: () => Promise<RealtimeToken>) => () => void;
  renew: () => Promise<void>;
}

interface Options {
  /** Came with the page, for what the page shows first. */
  first: RealtimeToken | null;
  /** Asks for a token that reads the newest conversations, and this one. */
  fetchFor: (openId: string | null) => Promise<RealtimeToken>;
  shown: Shown;
}

const AGAIN_MS = 15_000;

/**
 * Ids of the conversations that a real-time token reads. The names of the channels stand in it as
 * they are, as text (PubNub fact sheet, 4.9), so this is known before the SDK is loaded.
 */
export function conversationsIn(token: string): ReadonlySet<string> {
  const bytes = atob(token.replaceAll('-', '+').replaceAll('_', '/'));
  return new Set(Array.from(bytes.matchAll(/conversation-([\da-f-]{36})/g), ([, id = '']) => id));
}

/**
 * Knows which conversations the token in use reads: one channel beyond that, and real time denies
 * them all. Takes another token when something is shown that only a new one can read: what has come
 * since, or an old conversation that is opened. No React in here.
 */
export class ChatTokens {
  #readable: ReadonlySet<string> = new Set();
  #shown: Shown;
  #unused: RealtimeToken | null;
  #connection: Connection | null = null;
  #isRenewing = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  /** Grows with every token that was handed over. */
  #version = 0;
  /** What a token was asked for already: that it does not read these, the next will not change. */
  readonly #asked = new Set<string>();
  #askedOpen: string | null = null;
  readonly #first: Shown;
  readonly #fetchFor: Options['fetchFor'];
  readonly #watchers = new Set<() => void>();

  constructor({ first, fetchFor, shown }: Options) {
    this.#unused = first;
    this.#fetchFor = fetchFor;
    this.#first = shown;
    this.#shown = shown;
  }

  /** Ids that can be listened to; the same object until it changes. */
  get readable(): ReadonlySet<string> {
    return this.#readable;
  }

  /** Calls back when `readable` is another; returns how to stop. */
  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** Gives a connection its tokens; returns how to stop. */
  attach(connection: Connection): () => void {
    this.#connection = connection;
    const stops = [
      connection.readWith(() => this.#read()),
      connection.watchStatus(() => this.#settle()),
    ];
    // Nothing is open yet: the page's token will open it.
    if (connection.status === 'idle' && this.#unused !== null) {
      this.#become(conversationsIn(this.#unused.token));
      this.#note(this.#first);
    }
    this.#settle();
    return () => {
      this.#connection = null;
      clearTimeout(this.#again);
      for (const stop of stops) stop();
    };
  }

  /** Something else is shown. */
  show(shown: Shown): void {
    this.#shown = shown;
    this.#settle();
  }

  async #read(): Promise<RealtimeToken> {
    const unused = this.#unused;
    this.#unused = null;
    const shown = unused === null ? this.#shown : this.#first;
    const token = unused ?? (await this.#fetchFor(shown.openId));
    this.#version += 1;
    this.#note(shown);
    this.#hand(conversationsIn(token.token));
    return token;
  }

  /** Left at once is what the new token does not read; what it adds waits until it is in use. */
  #hand(next: ReadonlySet<string>): void {
    const version = this.#version;
    this.#become(new Set([...this.#readable].filter((id) => next.has(id))));
    setTimeout(() => {
      if (version === this.#version) this.#become(next);
    });
  }

  #become(readable: ReadonlySet<string>): void {
    const old = this.#readable;
    if (old.size === readable.size && [...old].every((id) => readable.has(id))) return;
    this.#readable = readable;
    for (const watcher of this.#watchers) watcher();
  }

  #note({ openId, list }: Shown): void {
    this.#askedOpen = openId;
    for (const one of list) this.#asked.add(nameOf(one));
  }

  get #isLacking(): boolean {
    const { openId, list } = this.#shown;
    const isRead = (id: string) => this.#readable.has(id);
    if (openId !== null && !isRead(openId) && this.#askedOpen !== openId) return true;
    return list.some((one) => !isRead(one.id) && !this.#asked.has(nameOf(one)));
  }

  #settle(): void {
    const connection = this.#connection;
    if (connection?.status !== 'live' || this.#isRenewing || !this.#isLacking) return;
    clearTimeout(this.#again);
    this.#isRenewing = true;
    const version = this.#version;
    const done = () => {
      this.#isRenewing = false;
      if (this.#connection === null) return;
      if (version === this.#version) this.#again = setTimeout(() => this.#settle(), AGAIN_MS);
      else this.#settle();
    };
    // Without a new token the old one goes on, with what it reads.
    connection.renew().then(done, done);
  }
}

/** An old conversation that somebody writes in is among the newest again. */
const nameOf = ({ id, lastSeq }: Shown['list'][number]) => `${id} ${lastSeq}`;
