import type { Socket } from 'node:net';

const sweepAbove = 4_096;
const windowMsPerReader = 0.2;
const maxWindowMs = 500;

/**
 * When a subscriber was last answered. Who sends back no number of ours is known by the connection.
 * Times are those of performance.now(), which no clock change moves.
 */
export class Pace {
  readonly #gatherMs: number;
  readonly #bySubscriber = new Map<number, number>();
  readonly #bySocket = new WeakMap<Socket, number>();
  #sweepAt = sweepAbove;
  #readers = 0;

  /** `gatherMs`: shortest time between two answers to one subscriber. */
  constructor(gatherMs: number) {
    this.#gatherMs = gatherMs;
  }

  /**
   * How many polls are held when news comes. A crowd is answered in wider steps: a thousand viewers ten
   * times a second would leave no time for what they are waiting for. Forgotten slowly, since most
   * polls are on their way back just after an answer.
   */
  noteReaders(held: number): void {
    this.#readers = Math.max(held, this.#readers * 0.98);
  }

  readyAt(subscriber: number | undefined, socket: Socket): number {
    const last =
      subscriber === undefined ? this.#bySocket.get(socket) : this.#bySubscriber.get(subscriber);
    return (last ?? -Infinity) + this.#windowMs();
  }

  note(subscriber: number, socket: Socket): void {
    const now = performance.now();
    this.#bySubscriber.set(subscriber, now);
    this.#bySocket.set(socket, now);
    if (this.#bySubscriber.size < this.#sweepAt) return;
    for (const [id, at] of this.#bySubscriber) {
      if (at < now - this.#windowMs()) this.#bySubscriber.delete(id);
    }
    this.#sweepAt = Math.max(sweepAbove, this.#bySubscriber.size * 2);
  }

  #windowMs(): number {
    const widened = Math.min(this.#readers * windowMsPerReader, maxWindowMs);
    return Math.max(this.#gatherMs, widened);
  }
}
