import type PubNub from 'pubnub';
import { Listeners } from './listeners';
import type { ChannelListener, ConnectionOptions, ConnectionStatus } from './listener';
import { Line } from './line';
import { SILENCE } from '@/lib/realtime/health/silence';
import { meaningOf, type StatusLike } from '@/lib/realtime/health/statusEvents';
import { MOST_RENEWALS, TokenRefresh } from './tokenRefresh';
import { Watchers } from './watchers';

const FAILED_RETRY_MS = 60_000;

/** One PubNub client for a page, opened with the first listener. No React in here. */
export class RealtimeConnection {
  #client: PubNub | null = null;
  #opening: Promise<PubNub> | null = null;
  #refresh: TokenRefresh | null = null;
  #line: Line | null = null;
  #heardTo: string | null = null;
  #status: ConnectionStatus = 'idle';
  #denials = 0;
  #isOfOther = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** Grows with every close, so that what was under way knows it is late. */
  #epoch = 0;
  readonly #listeners = new Listeners();
  readonly #watchers = new Watchers();
  readonly #options: ConnectionOptions;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  get status(): ConnectionStatus {
    return this.#status;
  }

  /** Calls back on every change of `status`; returns how to stop. */
  watchStatus(watcher: () => void): () => void {
    return this.#watchers.watch(watcher);
  }

  /** Listens to a channel; returns how to stop. */
  subscribe(channel: string, listener: ChannelListener): () => void {
    const isNew = this.#listeners.add(channel, listener);
    if (this.#client === null) this.#openForListeners();
    else if (isNew) {
      // The first one after others, or after none, goes on from where the page is.
      const isFirst = this.#listeners.channels.length === 1;
      this.#client.subscribe({ channels: [channel], ...(isFirst ? this.#line?.place : {}) });
      // The stream goes on from where it is: what this channel said since the page was read is lost.
      listener.onGap?.();
    }
    return () => {
      const isLast = this.#listeners.remove(channel, listener);
      if (isLast) this.#client?.unsubscribe({ channels: [channel] });
    };
  }

  /**
   * Uses the client for something else (history, counts, receipts). Refused with 403 it gets a new
   * token and is repeated, up to five times; then, and on any other error, it rejects.
   */
  async run<T>(call: (client: PubNub) => Promise<T>): Promise<T> {
    const client = await this.#open();
    return this.#refresh ? this.#refresh.retry(() => call(client)) : call(client);
  }

  /** After `failed`: tries at once what would be tried again within a minute. */
  tryAgain(): void {
    if (this.#status !== 'failed') return;
    if (this.#isOfOther) {
      this.#options.onOtherUser?.();
      return;
    }
    clearTimeout(this.#retry);
    this.#denials = 0;
    this.#setStatus('connecting');
    if (this.#client === null) this.#openForListeners();
    else void this.#renewDenied();
  }

  /** Takes a new token at once, for channels that the one in use does not read. */
  async renew(): Promise<void> {
    if (this.#client !== null) await this.#refresh?.renew();
  }

  /** Another connection has brought the messages up to this one. */
  heardElsewhere(timetoken: string): void {
    this.#heardTo = timetoken;
    this.#line?.skipTo(timetoken);
  }

  /** Ends it; a later `subscribe` or `run` begins anew. */
  close(): void {
    this.#epoch += 1;
    clearTimeout(this.#retry);
    this.#line?.stop();
    this.#line = null;
    this.#refresh?.stop();
    this.#client?.destroy();
    this.#client = null;
    this.#opening = null;
    this.#setStatus('idle');
  }

  /** After `close`: goes on for those who still listen. */
  resume(): void {
    if (this.#listeners.channels.length > 0) this.#openForListeners();
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
    const client = await this.#options.openClient(() => this.#line?.noteTrouble());
    const refresh = new TokenRefresh({
      fetchToken: this.#options.fetchToken,
      apply: (token) => this.#apply(client, token),
    });
    try {
      await refresh.renew();
      if (epoch !== this.#epoch) throw new Error('The connection was closed while it opened.');
    } catch (error) {
      refresh.stop();
      client.destroy();
      throw error;
    }
    this.#client = client;
    this.#refresh = refresh;
    const line = this.#lineOf(client);
    if (this.#heardTo !== null) line.skipTo(this.#heardTo);
    this.#line = line;
    client.addListener({
      message: (event) => {
        line.noteMessage(event.timetoken);
        this.#listeners.deliver(event);
      },
      messageAction: (event) => {
        line.noteMessage(event.timetoken);
        this.#listeners.deliverAction(event);
      },
      status: (event) => this.#hear(event),
    });
    const { channels } = this.#listeners;
    if (channels.length > 0) client.subscribe({ channels, ...line.place });
    return client;
  }

  /** A token of another user is of no use here: they logged out, or somebody else logged in. */
  #apply(client: PubNub, token: string): void {
    const owner = client.parseToken(token)?.authorized_uuid;
    this.#isOfOther = owner !== undefined && owner !== client.getUserId();
    if (this.#isOfOther) throw new Error('The session is another one.');
    client.setToken(token);
  }

  #lineOf(client: PubNub): Line {
    const { since, silence = SILENCE } = this.#options;
    return new Line({
      client,
      since,
      silence,
      isUsed: () => this.#listeners.channels.length > 0 && this.#status !== 'failed',
      onStatus: (status) => this.#setStatus(status),
      onGap: () => this.#listeners.reportGap(),
    });
  }

  #hear(status: StatusLike): void {
    switch (meaningOf(status)) {
      case 'connected':
        this.#denials = 0;
        this.#line?.noteAnswer();
        return;
      case 'changed':
        // The SDK says it of itself: nobody has answered yet.
        this.#denials = 0;
        this.#line?.noteLife();
        return;
      case 'denied':
        this.#line?.noteRefusal();
        void this.#renewDenied();
        return;
      case 'dead':
        this.#line?.noteDeath();
        return;
      case 'down':
        this.#line?.noteTrouble();
        return;
      default:
    }
  }

  async #renewDenied(): Promise<void> {
    const epoch = this.#epoch;
    this.#denials += 1;
    try {
      if (this.#denials > MOST_RENEWALS) throw new Error('Every new token is denied.');
      await this.#refresh?.renew({ denials: this.#denials });
      if (epoch === this.#epoch) this.#line?.reconnect();
    } catch {
      if (epoch === this.#epoch) this.#fail();
    }
  }

  #fail(): void {
    this.#line?.rest();
    this.#setStatus('failed');
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      if (this.#listeners.channels.length > 0 && !this.#isOfOther) this.tryAgain();
    }, FAILED_RETRY_MS);
  }

  #setStatus(status: ConnectionStatus): void {
    if (this.#status === status) return;
    this.#status = status;
    this.#watchers.notify();
  }
}
