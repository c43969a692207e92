import type { Socket } from 'node:net';

const sweepAbove = 4_096;
const halfForgottenMs = 10_000;
const forgottenBeats = 4;
/**
 * The longest beat, and how much of it a viewer brings along: enough that it is reached by a crowd of
 * which some are on their way back.
 */
const calm = { perReaderMs: 0.4, mostMs: 500 };
const rush = { perReaderMs: 0.8, mostMs: 2_000 };
/** So many messages in one answer are a rush. */
const rushMessages = 3;

/** The beat in which somebody was answered. */
interface Beat {
  begunAt: number;
  lengthMs: number;
}

/**
 * When a subscriber may be answered again: once in a beat, which begins for all of one length at the
 * same time. So a crowd is answered as one, with the same bytes, and leaves the rest of the beat to what
 * it waits for. Who sends back no number of ours is known by the connection. Times are those of
 * performance.now(), which no clock change moves.
 */
export class Pace {
  readonly #batchMs: number;
  readonly #bySubscriber = new Map<number, Beat>();
  readonly #bySocket = new WeakMap<Socket, Beat>();
  #sweepAt = sweepAbove;
  #readers = 0;
  #readersNotedAt = 0;

  /** `batchMs`: the shortest interval; with 0 everybody is answered at once. */
  constructor(batchMs: number) {
    this.#batchMs = batchMs;
  }

  /**
   * How many polls are held when news comes. A crowd may have longer beats: a thousand viewers eight
   * times a second would leave no time for what they are waiting for. Forgotten slowly, since most
   * polls are on their way back just after an answer.
   */
  noteReaders(held: number): void {
    const now = performance.now();
    const known = this.#readers * 0.5 ** ((now - this.#readersNotedAt) / halfForgottenMs);
    this.#readers = Math.max(held, known);
    this.#readersNotedAt = now;
  }

  readyAt(subscriber: number | undefined, socket: Socket): number {
    const last =
      subscriber === undefined ? this.#bySocket.get(socket) : this.#bySubscriber.get(subscriber);
    return last === undefined ? -Infinity : last.begunAt + last.lengthMs;
  }

  /** Somebody is answered with so many messages. */
  note(subscriber: number, socket: Socket, messages: number): void {
    const now = performance.now();
    const lengthMs = this.#lengthOf(messages);
    const beat = { begunAt: lengthMs && Math.floor(now / lengthMs) * lengthMs, lengthMs };
    this.#bySubscriber.set(subscriber, beat);
    this.#bySocket.set(socket, beat);
    if (this.#bySubscriber.size < this.#sweepAt) return;
    for (const [id, old] of this.#bySubscriber) {
      if (old.begunAt + forgottenBeats * old.lengthMs < now) this.#bySubscriber.delete(id);
    }
    this.#sweepAt = Math.max(sweepAbove, this.#bySubscriber.size * 2);
  }

  /**
   * One of few lengths, so that beats of a crowd begin together. A rush needs longer ones: where
   * answering takes all the time, what is published waits for it and each answer carries one message.
   */
  #lengthOf(messages: number): number {
    if (this.#batchMs === 0) return 0;
    const { perReaderMs, mostMs } = messages >= rushMessages ? rush : calm;
    let lengthMs = this.#batchMs;
    while (lengthMs * 2 <= Math.min(this.#readers * perReaderMs, mostMs)) lengthMs *= 2;
    return lengthMs;
  }
}
