import type { ConnectionStatus } from '@/lib/realtime/listener';
import type { RealtimeToken } from '@/lib/realtime/tokenRefresh';

/** The conversations that the page shows. */
export interface Shown {
  /** The open conversation, if it is the reader's own. */
  openId: string | null;
  /** The list beside it, each with the `seq` of its newest message. */
  list: readonly { id: string; lastSeq: number }[];
}

/** The part of the page's connection that is used here. */
interface Connection {
  readonly status: ConnectionStatus;
  watchStatus: (watcher: () => void) => () => void;
  readWith: (source: () => Promise<RealtimeToken>) => () => void;
  renew: () => Promise<void>;
}

interface Options {
  /** The token that came with the page, for what the page shows first. */
  first: RealtimeToken | null;
  /** Asks for a token that reads the newest conversations, and this one. */
  fetchFor: (openId: string | null) => Promise<RealtimeToken>;
  shown: Shown;
}

const AGAIN_MS = 15_000;

/**
 * Returns the ids of the conversations that a real-time token reads. The token holds the names of
 * its channels as plain text (PubNub fact sheet, 4.9), so this is known before the SDK is loaded.
 */
export function conversationsIn(token: string): ReadonlySet<string> {
  const bytes = atob(token.replaceAll('-', '+').replaceAll('_', '/'));
  return new Set(Array.from(bytes.matchAll(/conversation-([\da-f-]{36})/g), ([, id = '']) => id));
}

/**
 * Knows which conversations the token in use reads. If one other channel is subscribed to, real
 * time denies them all. Takes another token when the page shows a conversation that only a new one
 * reads: one that has come since, or an old one that is opened. No React in here.
 */
export class ChatTokens {
  #readable: ReadonlySet<string> = new Set();
  #shown: Shown;
  #unused: RealtimeToken | null;
  #connection: Connection | null = null;
  #isRenewing = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  /** Counts the tokens that were handed over. */
  #version = 0;
  /** Shown when a token was asked for: if it does not read these, the next will not either. */
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

  /** Ids that can be subscribed to; the same object until it changes. */
  get readable(): ReadonlySet<string> {
    return this.#readable;
  }

  /** Calls back when `readable` has changed; returns how to stop. */
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
    // The connection is not open yet: the page's token will open it.
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

  /** Takes what the page shows now. */
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

  /** Drops at once what the new token does not read; adds the rest once the token is in use. */
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
    // Without a new token the old one stays in use.
    connection.renew().then(done, done);
  }
}

/** Includes `lastSeq`: with a new message, an old conversation is among the newest again. */
const nameOf = ({ id, lastSeq }: Shown['list'][number]) => `${id} ${lastSeq}`;
