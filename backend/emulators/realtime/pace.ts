import type { Socket } from 'node:net';

const sweepAbove = 4_096;

/**
 * When a subscriber was last answered. Who sends back no number of ours is known by the connection.
 * Times are those of performance.now(), which no clock change moves.
 */
export class Pace {
  readonly #gatherMs: number;
  readonly #bySubscriber = new Map<number, number>();
  readonly #bySocket = new WeakMap<Socket, number>();
  #sweepAt = sweepAbove;

  /** `gatherMs`: shortest time between two answers to one subscriber. */
  constructor(gatherMs: number) {
    this.#gatherMs = gatherMs;
  }

  readyAt(subscriber: number | undefined, socket: Socket): number {
    const last =
      subscriber === undefined ? this.#bySocket.get(socket) : this.#bySubscriber.get(subscriber);
    return (last ?? -Infinity) + this.#gatherMs;
  }

  note(subscriber: number, socket: Socket): void {
    const now = performance.now();
    this.#bySubscriber.set(subscriber, now);
    this.#bySocket.set(socket, now);
    if (this.#bySubscriber.size < this.#sweepAt) return;
    for (const [id, at] of this.#bySubscriber) {
      if (at < now - this.#gatherMs) this.#bySubscriber.delete(id);
    }
    this.#sweepAt = Math.max(sweepAbove, this.#bySubscriber.size * 2);
  }
}
