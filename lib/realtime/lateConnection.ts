import type PubNub from 'pubnub';
import { breathe } from '@/lib/page/breathe';
import type { RealtimeConnection } from './connection';
import type { ChannelListener, ConnectionOptions, ConnectionStatus } from './listener';
import type { RealtimeSettings } from './settings';
import type { RealtimeToken } from './tokenRefresh';

/** Where real time is found, and as whom: null is a visitor. */
export interface LateOptions extends Omit<ConnectionOptions, 'openClient'> {
  place: Omit<RealtimeSettings, 'since'>;
  userId: string | null;
}

/** Code that could not be loaded is asked for again after this, give or take. */
const LOAD_AGAIN_MS = 5_000;

/** A connection whose code and SDK are loaded with its first use: most pages never listen. */
export class LateConnection {
  readonly #options: LateOptions;
  readonly #watchers = new Set<() => void>();
  #loading: Promise<RealtimeConnection> | null = null;
  #source: (() => Promise<RealtimeToken>) | null = null;
  #connection: RealtimeConnection | null = null;
  #isAway = false;
  /** Grows with every close: what was asked before it must not begin after it. */
  #epoch = 0;

  constructor(options: LateOptions) {
    this.#options = options;
  }

  get status(): ConnectionStatus {
    return this.#connection?.status ?? (this.#isAway ? 'offline' : 'idle');
  }

  /** Calls back on every change of `status`; answers how to stop. */
  watchStatus(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Listens to a channel; answers how to stop. */
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

  /** Takes tokens from elsewhere, for channels the usual ones do not read; answers how to stop. */
  readWith(source: () => Promise<RealtimeToken>): () => void {
    this.#source = source;
    return () => {
      if (this.#source === source) this.#source = null;
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

  #load(): Promise<RealtimeConnection> {
    this.#loading ??= this.#create().catch((error: unknown) => {
      this.#loading = null;
      this.#setAway(true);
      throw error;
    });
    return this.#loading;
  }

  async #create(): Promise<RealtimeConnection> {
    const [{ RealtimeConnection: Connection }, { ANONYMOUS, openClient }] = await Promise.all([
      import('./connection'),
      import('./openClient'),
    ]);
    const { place, userId, ...options } = this.#options;
    const connection = new Connection({
      ...options,
      openClient: async (onTrouble) => {
        // The SDK's code, and the client made with it: each alone is long enough for a slow phone.
        await import('pubnub');
        await breathe();
        return openClient(place, userId ?? ANONYMOUS, onTrouble);
      },
      fetchToken: () => (this.#source ?? options.fetchToken)(),
    });
    connection.watchStatus(() => this.#tellWatchers());
    this.#connection = connection;
    this.#setAway(false);
    return connection;
  }

  #setAway(isAway: boolean): void {
    if (isAway === this.#isAway) return;
    this.#isAway = isAway;
    this.#tellWatchers();
  }

  #tellWatchers(): void {
    for (const watcher of this.#watchers) watcher();
  }
}
