import type { Socket } from 'node:net';

const sweepAbove = 4_096;
const beatMsPerReader = 0.5;
const longestBeatMs = 500;
const halfForgottenMs = 10_000;

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
  readonly #gatherMs: number;
  readonly #bySubscriber = new Map<number, Beat>();
  readonly #bySocket = new WeakMap<Socket, Beat>();
  #sweepAt = sweepAbove;
  #readers = 0;
  #readersNotedAt = 0;

  /** `gatherMs`: the shortest beat; with 0 everybody is answered at once. */
  constructor(gatherMs: number) {
    this.#gatherMs = gatherMs;
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

  /**
   * Somebody is answered with so many messages. As long as several come together the next beat is twice
   * as long, up to what the crowd asks for; after a message alone it is half as long.
   */
  note(subscriber: number, socket: Socket, messages: number): void {
    const now = performance.now();
    const last = this.#bySubscriber.get(subscriber) ?? this.#bySocket.get(socket);
    const lengthMs = this.#nextLength(last?.lengthMs ?? this.#gatherMs, messages);
    const begunAt = lengthMs > 0 ? now - (now % lengthMs) : now;
    const beat = { begunAt, lengthMs };
    this.#bySubscriber.set(subscriber, beat);
    this.#bySocket.set(socket, beat);
    if (this.#bySubscriber.size < this.#sweepAt) return;
    for (const [id, old] of this.#bySubscriber) {
      if (old.begunAt + old.lengthMs < now) this.#bySubscriber.delete(id);
    }
    this.#sweepAt = Math.max(sweepAbove, this.#bySubscriber.size * 2);
  }

  #nextLength(lengthMs: number, messages: number): number {
    if (messages === 1) return Math.max(lengthMs / 2, this.#gatherMs);
    const isEnough = lengthMs * 2 > Math.min(this.#readers * beatMsPerReader, longestBeatMs);
    return isEnough ? lengthMs : lengthMs * 2;
  }
}
