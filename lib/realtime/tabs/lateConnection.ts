import type PubNub from 'pubnub';
import { yieldToMain } from '@/lib/page/paint';
import type { RealtimeConnection } from '@/lib/realtime/connection';
import type { ChannelListener, ConnectionOptions, ConnectionStatus } from '@/lib/realtime/listener';
import type { RealtimeSettings } from '@/lib/realtime/settings';
import type { SharedConnection } from './sharedConnection';
import type { RealtimeToken } from '@/lib/realtime/tokenRefresh';
import { Watchers } from '@/lib/realtime/watchers';

/** Where real time is found, and as whom: null is a visitor. */
export interface LateOptions extends Omit<ConnectionOptions, 'openClient'> {
  place: Omit<RealtimeSettings, 'since'>;
  userId: string | null;
  /** All tabs of this user in this browser share one connection. */
  isShared?: boolean;
}

type Connection = RealtimeConnection | SharedConnection;

/** Code that could not be loaded is asked for again after this, give or take. */
const LOAD_AGAIN_MS = 5_000;

/** A connection whose code and SDK are loaded with its first use: most pages never listen. */
export class LateConnection {
  readonly #options: LateOptions;
  readonly #watchers = new Watchers();
  #loading: Promise<Connection> | null = null;
  #source: (() => Promise<RealtimeToken>) | null = null;
  #connection: Connection | null = null;
  #isAway = false;
  #paused: Promise<void> | null = null;
  #goOn = () => undefined as void;
  /** Grows with every close: what was asked before it must not begin after it. */
  #epoch = 0;

  constructor(options: LateOptions) {
    this.#options = options;
  }

  get status(): ConnectionStatus {
    return this.#connection?.status ?? (this.#isAway ? 'offline' : 'idle');
  }

  /** Calls back on every change of `status`; returns how to stop. */
  watchStatus(watcher: () => void): () => void {
    return this.#watchers.watch(watcher);
  }

  /** Listens to a channel; returns how to stop. */
  subscribe(channel: string, listener: ChannelListener): () => void {
    const epoch = this.#epoch;
    let isOver = false;
    let stop = () => {
      isOver = true;
    };
    const isWanted = () => !isOver && epoch === this.#epoch;
    const begin = () => {
      this.#load().then(
        (connection) => {
          if (isWanted()) stop = connection.subscribe(channel, listener);
        },
        () => {
          if (isWanted()) setTimeout(begin, LOAD_AGAIN_MS * (0.75 + Math.random() / 2));
        },
      );
    };
    begin();
    return () => stop();
  }

  /** Takes tokens from elsewhere, for channels the usual ones do not read; returns how to stop. */
  readWith(source: () => Promise<RealtimeToken>): () => void {
    this.#useSource(source);
    return () => {
      if (this.#source === source) this.#useSource(null);
    };
  }

  /** Takes a new token, where one is in use that does not read all that is to be listened to. */
  async renew(): Promise<void> {
    await this.#connection?.renew();
  }

  /**
   * Uses the client for something else (history, counts, receipts). Refused with 403 it gets a new
   * token and is repeated, up to five times; then, and on any other error, it rejects, and whoever
   * asked says so and offers to try again.
   */
  async run<Result>(call: (client: PubNub) => Promise<Result>): Promise<Result> {
    return (await this.#load()).run(call);
  }

  /** After `failed`: tries at once what would be tried again within a minute. */
  tryAgain(): void {
    this.#connection?.tryAgain();
  }

  /** Ends it; a later use begins anew. */
  close(): void {
    this.#epoch += 1;
    this.#connection?.close();
  }

  /** Ends it until `resume`: what wants it meanwhile waits. */
  pause(): void {
    this.close();
    this.#paused ??= new Promise((resolve) => {
      this.#goOn = resolve;
    });
  }

  /** After `pause`: goes on for those who still listen. */
  resume(): void {
    this.#paused = null;
    this.#goOn();
    this.#connection?.resume();
  }

  #useSource(source: (() => Promise<RealtimeToken>) | null): void {
    this.#source = source;
    const connection = this.#connection;
    if (connection && 'stayAlone' in connection) connection.stayAlone(source !== null);
  }

  async #load(): Promise<Connection> {
    if (this.#paused !== null) await this.#paused;
    this.#loading ??= this.#create().catch((error: unknown) => {
      this.#loading = null;
      this.#setAway(true);
      throw error;
    });
    return this.#loading;
  }

  async #create(): Promise<Connection> {
    const [{ RealtimeConnection: Own }, { ANONYMOUS, openClient }] = await Promise.all([
      import('@/lib/realtime/connection'),
      import('@/lib/realtime/openClient'),
    ]);
    const { place, userId, isShared, ...options } = this.#options;
    const own = new Own({
      ...options,
      openClient: async (onTrouble) => {
        // The SDK's code, and the client made with it: each alone is long enough for a slow phone.
        await import('pubnub');
        await yieldToMain();
        return openClient(place, userId ?? ANONYMOUS, onTrouble);
      },
      fetchToken: () => (this.#source ?? options.fetchToken)(),
    });
    const connection = isShared === true ? await shareOf(own, place.subscribeKey, userId) : own;
    connection.watchStatus(() => this.#watchers.notify());
    this.#connection = connection;
    this.#useSource(this.#source);
    this.#setAway(false);
    return connection;
  }

  #setAway(isAway: boolean): void {
    if (isAway === this.#isAway) return;
    this.#isAway = isAway;
    this.#watchers.notify();
  }
}

/** The tabs' connection; a tab's own where the browser knows no locks, or the page may not use them. */
async function shareOf(
  own: RealtimeConnection,
  subscribeKey: string,
  userId: string | null,
): Promise<Connection> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (locks === undefined || typeof BroadcastChannel === 'undefined') return own;
  const { SharedConnection: Shared } = await import('./sharedConnection');
  return new Shared({ own, name: `realtime ${subscribeKey} ${userId ?? ''}`, locks });
}
