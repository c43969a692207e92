import { watchWay } from './wayChanges';

/** How long nothing may come before it is asked whether anything can, in milliseconds. */
export interface SilenceTimes {
  /** Between the two, so that pages which came together do not ask together. */
  leastMs: number;
  mostMs: number;
  /** How often the clock is looked at. Late where a machine slept, and the silence is then long. */
  tickMs: number;
  /** A new connection that has not answered by then is said to be lost. */
  answerMs: number;
}

/** A page is right again within 75 seconds: the longest silence, a look, and a call's deadline. */
export const SILENCE: SilenceTimes = {
  leastMs: 40_000,
  mostMs: 50_000,
  tickMs: 5_000,
  answerMs: 3_000,
};

interface Options {
  times: SilenceTimes;
  /** Whether anything comes is doubtful: begin anew, and tell `noteLife` when that is answered. */
  onDoubt: () => void;
  /** It was not answered in time. */
  onNoAnswer: () => void;
}

/**
 * Doubts a connection on which nothing comes. A held poll whose bytes are lost looks like one that has
 * nothing to say: no error tells of it, and the SDK waits five minutes.
 */
export class Silence {
  readonly #options: Options;
  readonly #ticker: ReturnType<typeof setInterval>;
  readonly #stopWatching: () => void;
  #answer: ReturnType<typeof setTimeout> | undefined;
  #endsAt: number;

  constructor(options: Options) {
    this.#options = options;
    this.#endsAt = this.#nextEnd();
    this.#ticker = setInterval(() => this.#look(), options.times.tickMs);
    this.#stopWatching = watchWay(() => this.doubt());
  }

  /** The other side has said something. */
  noteLife(): void {
    clearTimeout(this.#answer);
    this.#endsAt = this.#nextEnd();
  }

  /** Does not wait for the silence to be long. */
  doubt(): void {
    const { times, onDoubt, onNoAnswer } = this.#options;
    this.noteLife();
    this.#answer = setTimeout(onNoAnswer, times.answerMs);
    onDoubt();
  }

  stop(): void {
    clearInterval(this.#ticker);
    clearTimeout(this.#answer);
    this.#stopWatching();
  }

  #look(): void {
    if (Date.now() >= this.#endsAt) this.doubt();
  }

  #nextEnd(): number {
    const { leastMs, mostMs } = this.#options.times;
    return Date.now() + leastMs + Math.random() * (mostMs - leastMs);
  }
}
