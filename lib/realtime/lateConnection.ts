import type PubNub from 'pubnub';
import type { RealtimeConnection } from './connection';
import type { ChannelListener, ConnectionOptions, ConnectionStatus } from './listener';
import type { RealtimeSettings } from './settings';

/** Where real time is found, and as whom: null is a visitor. */
export interface LateOptions extends Omit<ConnectionOptions, 'openClient'> {
  place: Omit<RealtimeSettings, 'since'>;
  userId: string | null;
}

/** A connection whose code and SDK are loaded with its first use: most pages never listen. */
export class LateConnection {
  readonly #options: LateOptions;
  readonly #watchers = new Set<() => void>();
  #loading: Promise<RealtimeConnection> | null = null;
  #connection: RealtimeConnection | null = null;
  /** Grows with every close: what was asked before it must not begin after it. */
  #epoch = 0;

  constructor(options: LateOptions) {
    this.#options = options;
  }

  get status(): ConnectionStatus {
    return this.#connection?.status ?? 'idle';
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
    this.#load().then(
      (connection) => {
        if (!isOver && epoch === this.#epoch) stop = connection.subscribe(channel, listener);
      },
      () => listener.onGap?.(),
    );
    return () => stop();
  }

  /** Uses the client for something else (history, counts, receipts). */
  async run<Result>(call: (client: PubNub) => Promise<Result>): Promise<Result> {
    return (await this.#load()).run(call);
  }

  /** Ends it; a later use begins anew. */
  close(): void {
    this.#epoch += 1;
    this.#connection?.close();
  }

  #load(): Promise<RealtimeConnection> {
    this.#loading ??= this.#create().catch((error: unknown) => {
      this.#loading = null;
      throw error;
    });
    return this.#loading;
  }

  async #create(): Promise<RealtimeConnection> {
    const [{ RealtimeConnection: Connection }, { ANONYMOUS, openClient }] = await Promise.all([
      import('./connection'),
      import('./openClient'),
    ]);
    const { place, userId, fetchToken, since } = this.#options;
    const connection = new Connection({
      openClient: (onTrouble) => openClient(place, userId ?? ANONYMOUS, onTrouble),
      fetchToken,
      since,
    });
    connection.watchStatus(() => {
      for (const watcher of this.#watchers) watcher();
    });
    this.#connection = connection;
    return connection;
  }
}
