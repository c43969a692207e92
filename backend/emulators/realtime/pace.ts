import type { Socket } from 'node:net';

const sweepAbove = 4_096;
const beatMsPerReader = 0.5;
const longestBeatMs = 500;
const halfForgottenMs = 10_000;
/** A straggler is answered in two beats running, and that is no rush yet. */
const rushInRow = 2;
const forgottenBeats = 4;

/** The beat in which somebody was answered. */
interface Beat {
  begunAt: number;
  lengthMs: number;
  /** How many beats in a row before this one brought an answer, too. */
  inRow: number;
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
   * Somebody is answered with so many messages. When that happens in every beat, or several messages
   * come together, the next beat is twice as long, up to what the crowd asks for; after a message alone
   * and a beat without any it is half as long. Either says too little by itself: where answering takes
   * all the time, one message is published between two rounds of it, or a round takes several beats.
   */
  note(subscriber: number, socket: Socket, messages: number): void {
    const now = performance.now();
    const last = this.#bySubscriber.get(subscriber) ?? this.#bySocket.get(socket);
    const beat = this.#nextBeat(now, last, messages);
    this.#bySubscriber.set(subscriber, beat);
    this.#bySocket.set(socket, beat);
    if (this.#bySubscriber.size < this.#sweepAt) return;
    for (const [id, old] of this.#bySubscriber) {
      if (old.begunAt + forgottenBeats * old.lengthMs < now) this.#bySubscriber.delete(id);
    }
    this.#sweepAt = Math.max(sweepAbove, this.#bySubscriber.size * 2);
  }

  #nextBeat(now: number, last: Beat | undefined, messages: number): Beat {
    if (this.#gatherMs === 0) return { begunAt: now, lengthMs: 0, inRow: 0 };
    const beats = last === undefined ? Infinity : (now - last.begunAt) / last.lengthMs;
    const isRush = beats < 2 || (messages > 1 && beats < forgottenBeats);
    const inRow = !isRush ? 0 : Math.max((last?.inRow ?? 0) + 1, messages > 1 ? rushInRow : 0);
    const lengthMs = this.#nextLength(last?.lengthMs ?? this.#gatherMs, inRow);
    return { begunAt: Math.floor(now / lengthMs) * lengthMs, lengthMs, inRow };
  }

  #nextLength(lengthMs: number, inRow: number): number {
    if (inRow === 0) return Math.max(lengthMs / 2, this.#gatherMs);
    const most = Math.min(this.#readers * beatMsPerReader, longestBeatMs);
    return inRow >= rushInRow && lengthMs * 2 <= most ? lengthMs * 2 : lengthMs;
  }
}
