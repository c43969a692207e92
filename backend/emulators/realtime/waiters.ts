import type { Socket } from 'node:net';

import type { Logger } from 'pino';
import type { SignedToken } from './access/tokens';
import type { Entry } from './log/channel';
import type { Store } from './log/store';
import { Pace } from './pace';
import { Slots } from './slots';

export interface WaiterLimits {
  /** A poll without news is answered after a time between the two. */
  minHoldMs: number;
  maxHoldMs: number;
  /**
   * A subscriber is answered once in so many milliseconds: what happens within them is gathered into
   * one answer. A crowd waits longer, in a rush up to two seconds.
   */
  batchMs: number;
}

export interface Poll {
  channels: readonly string[];
  /** Exclusive lower bound. */
  cursor: string;
  /** The number an earlier answer gave this subscriber. */
  subscriber: number | undefined;
  socket: Socket;
  token: SignedToken | undefined;
  /** Milliseconds until the token expires; undefined for the holder of the secret key. */
  tokenLeftMs: number | undefined;
  /** Writes the answer: `own` is this subscriber's, `shared` may be everybody's. */
  respond(own: string, shared: Buffer): void;
}

interface Waiter extends Poll {
  id: number;
  readyAt: number;
  holdTimer: NodeJS.Timeout;
}

const firstSubscriber = 1_000;
const lastSubscriber = 0x7fff_ffff;
const noMessages = Buffer.from('[]}');
const maxSharedBodies = 16;
const holdSteps = 100;

/** Held polls by channel, so that a publish touches those of its own channel only. */
export class Waiters {
  readonly #store: Store;
  readonly #limits: WaiterLimits;
  readonly #logger: Pick<Logger, 'error'>;
  readonly #byChannel = new Map<string, Set<Waiter>>();
  readonly #bySubscriber = new Map<number, Waiter>();
  readonly #bySocket = new Map<Socket, Waiter>();
  readonly #pace: Pace;
  readonly #batches = new Slots<Waiter>((waiters) => this.#deliverBatch(waiters));
  readonly #shared = new Map<string, Buffer>();
  #nextSubscriber = firstSubscriber + Math.floor(Math.random() * 0x4000_0000);
  readonly #changed = new Set<string>();
  #isClosed = false;

  constructor(store: Store, limits: WaiterLimits, logger: Pick<Logger, 'error'>) {
    this.#store = store;
    this.#logger = logger;
    this.#limits = limits;
    this.#pace = new Pace(limits.batchMs);
    store.listen((channel) => this.#onEvent(channel));
  }

  /**
   * The number of a new subscriber. It travels as the "region", which the SDK sends back with each poll:
   * the one thing that tells two anonymous viewers behind one address apart.
   */
  newSubscriber(): number {
    this.#nextSubscriber =
      this.#nextSubscriber >= lastSubscriber ? firstSubscriber : this.#nextSubscriber + 1;
    return this.#nextSubscriber;
  }

  /** Answers at once or holds the poll. Looking and registering happen in one step, so no event falls between. */
  add(poll: Poll): void {
    // Answers leave a connection in the order of their requests: an older held poll would block this one.
    const former = this.#bySocket.get(poll.socket);
    if (former !== undefined) this.#answer(former, []);
    const waiter = this.#register(poll);
    if (this.#isClosed) this.#answer(waiter, []);
    else this.#deliver(waiter);
  }

  /** The client is gone. */
  forget(socket: Socket): void {
    const waiter = this.#bySocket.get(socket);
    if (waiter !== undefined) this.#unregister(waiter);
  }

  /** Answers matching polls without messages, so that their clients ask again. */
  release(isReleased: (poll: Poll) => boolean): void {
    for (const waiter of [...this.#bySocket.values()])
      if (isReleased(waiter)) this.#answer(waiter, []);
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Answers all held polls, and every later one at once. */
  close(): void {
    this.#isClosed = true;
    this.release(() => true);
  }

  #register(poll: Poll): Waiter {
    const known = poll.subscriber;
    const isKnown =
      known !== undefined && known >= firstSubscriber && !this.#bySubscriber.has(known);
    const waiter: Waiter = {
      id: isKnown ? known : this.newSubscriber(),
      ...poll,
      readyAt: this.#pace.readyAt(isKnown ? known : undefined, poll.socket),
      holdTimer: setTimeout(() => this.#answer(waiter, []), this.#holdMs(poll.tokenLeftMs)),
    };
    this.#bySubscriber.set(waiter.id, waiter);
    this.#bySocket.set(poll.socket, waiter);
    for (const channel of poll.channels) {
      const waiting = this.#byChannel.get(channel);
      if (waiting === undefined) this.#byChannel.set(channel, new Set([waiter]));
      else waiting.add(waiter);
    }
    return waiter;
  }

  #unregister(waiter: Waiter): void {
    clearTimeout(waiter.holdTimer);
    this.#batches.remove(waiter);
    this.#bySubscriber.delete(waiter.id);
    this.#bySocket.delete(waiter.socket);
    for (const channel of waiter.channels) {
      const waiting = this.#byChannel.get(channel);
      waiting?.delete(waiter);
      if (waiting?.size === 0) this.#byChannel.delete(channel);
    }
  }

  /** Delivery waits for the end of the tick, so that a publisher has its answer before a thousand readers have theirs. */
  #onEvent(channel: string): void {
    if (this.#changed.size === 0) setImmediate(() => this.#deliverChanged());
    this.#changed.add(channel);
  }

  #deliverChanged(): void {
    this.#pace.noteReaders(this.#bySocket.size);
    for (const channel of this.#changed) {
      for (const waiter of [...(this.#byChannel.get(channel) ?? [])]) {
        if (!this.#batches.has(waiter)) this.#deliver(waiter);
      }
    }
    this.#changed.clear();
  }

  #deliver(waiter: Waiter): void {
    const entries = this.#store.after(waiter.channels, waiter.cursor);
    const waitMs = waiter.readyAt - performance.now();
    // A full answer gains nothing by waiting: it is somebody catching up.
    if (entries.length >= 100 || (entries.length > 0 && waitMs <= 0)) this.#answer(waiter, entries);
    else if (entries.length > 0) this.#batches.add(waiter, waiter.readyAt);
  }

  #deliverBatch(waiters: Iterable<Waiter>): void {
    for (const waiter of waiters)
      this.#answer(waiter, this.#store.after(waiter.channels, waiter.cursor));
  }

  #answer(waiter: Waiter, entries: readonly Entry[]): void {
    this.#unregister(waiter);
    const last = entries.at(-1);
    const body = last === undefined ? undefined : this.#body(waiter, entries, last);
    if (last !== undefined) this.#pace.note(waiter.id, waiter.socket, entries.length);
    const cursor = body === undefined ? waiter.cursor : last?.timetoken;
    waiter.respond(`{"t":{"t":"${cursor}","r":${waiter.id}},"m":`, body ?? noMessages);
  }

  /** Undefined when the log cannot be read: the client asks again from where it stands. */
  #body(waiter: Waiter, entries: readonly Entry[], last: Entry): Buffer | undefined {
    const key = `${entries[0]?.timetoken} ${last.timetoken} ${entries.length} ${waiter.channels.join(',')}`;
    const known = this.#shared.get(key);
    if (known !== undefined) return known;
    if (this.#shared.size >= maxSharedBodies) this.#shared.clear();
    try {
      const envelopes = entries.map((entry) => this.#store.envelope(entry));
      const body = Buffer.from(`[${envelopes.join(',')}]}`);
      this.#shared.set(key, body);
      return body;
    } catch (error) {
      this.#logger.error({ err: error }, 'real-time server: cannot read its log');
      return undefined;
    }
  }

  #holdMs(tokenLeftMs: number | undefined): number {
    const { minHoldMs, maxHoldMs } = this.#limits;
    // In few different lengths: Node keeps timers of one length in one list.
    const holdMs =
      minHoldMs + (Math.floor(Math.random() * holdSteps) / holdSteps) * (maxHoldMs - minHoldMs);
    return Math.max(0, Math.min(holdMs, tokenLeftMs ?? Infinity));
  }
}
