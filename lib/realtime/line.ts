import type PubNub from 'pubnub';
import { Recovery } from '@/lib/realtime/health/recovery';
import { Silence, type SilenceTimes } from '@/lib/realtime/health/silence';

interface Options {
  client: PubNub;
  silence: SilenceTimes;
  /** Unix ms from which the first channels are caught up on; null: from now. */
  since: number | null;
  /** Whether somebody listens. */
  isUsed: () => boolean;
  onStatus: (status: 'live' | 'offline') => void;
  /** Messages may have been missed. */
  onGap: () => void;
}

/** Clocks of web and real-time server may differ; what comes twice is known by its number. */
const OVERLAP_MS = 5_000;

/** The way messages take to one client: where it stands, whether it carries, and how it is mended. */
export class Line {
  /** Of the last message, or from where the page was read. */
  #cursor: string | null;
  /** What comes now may be what a dead connection kept back. */
  #isDoubted = false;
  readonly #options: Options;
  readonly #recovery: Recovery;
  readonly #silence: Silence;

  constructor(options: Options) {
    const { client, since, silence } = options;
    this.#options = options;
    this.#cursor = since === null ? null : `${since - OVERLAP_MS}0000`;
    this.#recovery = new Recovery({
      probe: () => client.time(),
      revive: () => this.reconnect(),
      onBack: () => options.onStatus('live'),
      onSettled: () => this.#settle(),
    });
    this.#silence = new Silence({
      times: silence,
      onDoubt: () => this.#beginAnew(),
      onNoAnswer: () => this.#giveUpWaiting(),
    });
  }

  /** Where a client goes on, in the SDK's words. */
  get place(): { timetoken?: string } {
    return this.#cursor === null ? {} : { timetoken: this.#cursor };
  }

  /** What came up to this message is known. */
  skipTo(timetoken: string): void {
    this.#cursor = timetoken;
  }

  /** A message has come, or word of what was done with one. */
  noteMessage(timetoken: string): void {
    this.#cursor = timetoken;
    this.#silence.noteLife();
    this.#recovery.noteLife();
    // The page was behind, and nobody had said so: it is said until its state is read.
    if (this.#isDoubted) this.#options.onStatus('offline');
  }

  /** The other side has answered. */
  noteAnswer(): void {
    this.#silence.noteLife();
    this.noteLife();
  }

  /** The SDK takes the line for whole. */
  noteLife(): void {
    this.#recovery.noteLife();
    this.#options.onStatus('live');
  }

  /** A refusal is an answer, too, and nothing comes before it is dealt with. */
  noteRefusal(): void {
    this.#silence.noteLife();
  }

  /** The SDK has given up. */
  noteDeath(): void {
    this.#options.onStatus('offline');
    this.#recovery.noteDeath();
  }

  /** The SDK repeats in silence: say so, and notice when the way is free again. */
  noteTrouble(): void {
    this.#options.onStatus('offline');
    this.#recovery.noteFailure();
  }

  /** Nothing is tried any more; the next sign of life says that it is back. */
  rest(): void {
    this.#isDoubted = false;
    this.#recovery.rest();
  }

  /** Goes on behind the last message: a second denial in a row makes the SDK forget where it was. */
  reconnect(): void {
    const { timetoken } = this.place;
    this.#options.client.reconnect(timetoken === undefined ? undefined : { timetoken });
  }

  stop(): void {
    this.#recovery.stop();
    this.#silence.stop();
  }

  #beginAnew(): void {
    if (!this.#options.isUsed()) return;
    this.#recovery.rest();
    this.#isDoubted = true;
    this.#options.client.disconnect();
    this.reconnect();
  }

  #giveUpWaiting(): void {
    if (!this.#isDoubted) return;
    this.noteTrouble();
    this.#options.onGap();
  }

  /** What was kept back has come by now. */
  #settle(): void {
    if (this.#isDoubted) this.#options.onStatus('live');
    this.#isDoubted = false;
    this.#options.onGap();
  }
}
