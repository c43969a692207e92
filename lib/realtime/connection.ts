import type PubNub from 'pubnub';
import { Recovery } from './recovery';
import { isDenied, meaningOf, type StatusLike } from './statusEvents';
import type { ChannelListener, ConnectionOptions, ConnectionStatus, MessageMeta } from './listener';
import { TokenRefresh } from './tokenRefresh';

const TICK_MS = 10_000;
/** A tick this late means that the machine slept: a poll from before may never end. */
const SLEPT_MS = 30_000;
const FAILED_RETRY_MS = 60_000;
const MOST_DENIALS = 5;
/** Clocks of web and real-time server may differ; what comes twice is known by its number. */
const OVERLAP_MS = 5_000;

/** One PubNub client for a page, opened with the first listener. No React in here. */
export class RealtimeConnection {
  #client: PubNub | null = null;
  #opening: Promise<PubNub> | null = null;
  #refresh: TokenRefresh | null = null;
  #status: ConnectionStatus = 'idle';
  #isDead = false;
  #denials = 0;
  #recovery: Recovery | null = null;
  #ticker: ReturnType<typeof setInterval> | undefined;
  #tickedAt = 0;
  /** Grows with every close, so that what was under way knows it is late. */
  #epoch = 0;
  readonly #channels = new Map<string, Set<ChannelListener>>();
  readonly #watchers = new Set<() => void>();
  readonly #options: ConnectionOptions;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  get status(): ConnectionStatus {
    return this.#status;
  }

  /** Calls back on every change of `status`; answers how to stop. */
  watchStatus(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Listens to a channel; answers how to stop. */
  subscribe(channel: string, listener: ChannelListener): () => void {
    const listeners = this.#channels.get(channel) ?? new Set();
    const isNew = listeners.size === 0;
    this.#channels.set(channel, listeners.add(listener));
    if (this.#client === null) this.#openForListeners();
    else if (isNew) {
      this.#client.subscribe({ channels: [channel] });
      // The stream goes on from where it is: what this channel said since the page was read is lost.
      listener.onGap?.();
    }
    return () => this.#unsubscribe(channel, listener);
  }

  /** Uses the client for something else (history, counts, receipts); a denied call is tried again. */
  async run<T>(call: (client: PubNub) => Promise<T>): Promise<T> {
    const client = await this.#open();
    try {
      return await call(client);
    } catch (error) {
      if (!isDenied(statusOf(error))) throw error;
      await this.#refresh?.renew({ isDenied: true });
      return call(client);
    }
  }

  /** Ends it; a later `subscribe` or `run` begins anew. */
  close(): void {
    this.#epoch += 1;
    clearInterval(this.#ticker);
    this.#recovery?.stop();
    this.#recovery = null;
    this.#refresh?.stop();
    this.#client?.destroy();
    this.#client = null;
    this.#opening = null;
    this.#setStatus('idle');
  }

  #open(): Promise<PubNub> {
    const epoch = this.#epoch;
    this.#opening ??= this.#start(epoch).catch((error: unknown) => {
      if (epoch === this.#epoch) this.#opening = null;
      throw error;
    });
    return this.#opening;
  }

  #openForListeners(): void {
    const epoch = this.#epoch;
    this.#open().catch(() => {
      if (epoch === this.#epoch) this.#fail();
    });
  }

  async #start(epoch: number): Promise<PubNub> {
    this.#setStatus('connecting');
    const client = await this.#options.openClient(() => this.#trouble());
    const refresh = new TokenRefresh({
      fetchToken: this.#options.fetchToken,
      apply: (token) => client.setToken(token),
    });
    await refresh.renew();
    if (epoch !== this.#epoch) {
      refresh.stop();
      client.destroy();
      throw new Error('The connection was closed while it opened.');
    }
    this.#client = client;
    this.#refresh = refresh;
    this.#recovery = this.#recoveryOf(client);
    client.addListener({
      message: (event) => this.#receive(event),
      status: (event) => this.#hear(event),
    });
    this.#tickedAt = Date.now();
    this.#ticker = setInterval(() => this.#tick(), TICK_MS);
    const channels = [...this.#channels.keys()];
    const { since } = this.#options;
    const cursor = since === null ? {} : { timetoken: `${since - OVERLAP_MS}0000` };
    if (channels.length > 0) client.subscribe({ channels, ...cursor });
    return client;
  }

  #unsubscribe(channel: string, listener: ChannelListener): void {
    const listeners = this.#channels.get(channel);
    listeners?.delete(listener);
    if (listeners?.size !== 0) return;
    this.#channels.delete(channel);
    this.#client?.unsubscribe({ channels: [channel] });
  }

  #receive(event: PubNub.Subscription.Message): void {
    const { userMetadata: extra } = event;
    const eventId = typeof extra === 'object' && extra !== null ? extra.eventId : null;
    const meta: MessageMeta = {
      timetoken: event.timetoken,
      publisher: event.publisher ?? '',
      eventId: typeof eventId === 'string' ? eventId : null,
    };
    for (const listener of this.#channels.get(event.channel) ?? []) {
      listener.onMessage(event.message, meta);
    }
  }

  #hear(status: StatusLike): void {
    switch (meaningOf(status)) {
      case 'connected':
      case 'changed':
        this.#denials = 0;
        this.#isDead = false;
        if (this.#recovery?.isLooking !== true) this.#setStatus('live');
        return;
      case 'denied':
        void this.#renewDenied();
        return;
      case 'dead':
        this.#isDead = true;
        this.#trouble();
        return;
      case 'down':
        this.#trouble();
        return;
      default:
    }
  }

  async #renewDenied(): Promise<void> {
    const epoch = this.#epoch;
    this.#denials += 1;
    try {
      if (this.#denials > MOST_DENIALS) throw new Error('Every new token is denied.');
      await this.#refresh?.renew({ isDenied: true });
      if (epoch === this.#epoch) this.#client?.reconnect();
    } catch {
      if (epoch === this.#epoch) this.#fail();
    }
  }

  /** The SDK repeats in silence or has given up: say so, and look when the way is free again. */
  #trouble(): void {
    if (this.#recovery === null) return;
    this.#setStatus('offline');
    this.#recovery.begin();
  }

  #recoveryOf(client: PubNub): Recovery {
    return new Recovery({
      probe: () => client.time(),
      onBack: () => {
        if (this.#isDead) client.reconnect();
        this.#setStatus('live');
      },
      onSettled: () => this.#tellGap(),
    });
  }

  #tellGap(): void {
    for (const listeners of this.#channels.values()) {
      for (const listener of listeners) listener.onGap?.();
    }
  }

  #tick(): void {
    const late = Date.now() - this.#tickedAt - TICK_MS;
    this.#tickedAt = Date.now();
    if (late < SLEPT_MS) return;
    this.#client?.disconnect();
    this.#client?.reconnect();
    this.#tellGap();
  }

  #fail(): void {
    const epoch = this.#epoch;
    this.#setStatus('failed');
    setTimeout(() => {
      if (epoch !== this.#epoch || this.#channels.size === 0) return;
      this.#denials = 0;
      if (this.#client === null) this.#openForListeners();
      else void this.#renewDenied();
    }, FAILED_RETRY_MS);
  }

  #setStatus(status: ConnectionStatus): void {
    if (this.#status === status) return;
    this.#status = status;
    for (const watcher of this.#watchers) watcher();
  }
}

function statusOf(error: unknown): StatusLike {
  return typeof error === 'object' && error !== null && 'status' in error
    ? (error.status as StatusLike)
    : {};
}
