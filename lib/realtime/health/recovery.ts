/** Longer than the SDK waits before it asks again: it is quiet because somebody holds its poll. */
const QUIET_MS = 4_500;
const FIRST_REVIVAL_MS = 2_000;
/** What comes after a revival are three requests: with these, at most five in ten seconds. */
const NEXT_REVIVAL_MS = 12_000;
/** A connection that stood so long did not fail again: it failed anew. */
const STOOD_MS = 15_000;
/** What was missed comes by itself within the first half of a second. */
const SETTLING_MS = { least: 500, most: 2_000 };

interface Options {
  /** Resolves when the other side answers, rejects when it does not. */
  probe: () => Promise<unknown>;
  /** Wakes an SDK that has given up. */
  revive: () => void;
  onBack: () => void;
  /** Some time after `onBack`, so that not everybody reads the state again in one moment. */
  onSettled: () => void;
}

/**
 * Finds out when a lost connection is back. While the SDK repeats by itself nothing is asked beside
 * it: only once it has been quiet for a while, since a poll that is held says nothing.
 */
export class Recovery {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #isLost = false;
  #isStopped = false;
  #deaths = 0;
  /** Since when it stands again; null after a death. */
  #aliveAt: number | null = null;
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** A request failed, and the SDK will repeat it. */
  noteFailure(): void {
    this.#wait(QUIET_MS, () => void this.#look());
  }

  /** The SDK repeats no more: it is woken, the later the more often it came to that. */
  noteDeath(): void {
    const stoodMs = this.#aliveAt === null ? 0 : Date.now() - this.#aliveAt;
    if (stoodMs > STOOD_MS) this.#deaths = 0;
    this.#aliveAt = null;
    const wait = this.#deaths === 0 ? FIRST_REVIVAL_MS : NEXT_REVIVAL_MS;
    this.#deaths += 1;
    this.#wait(wait * (1 + Math.random() / 2), () => this.#options.revive());
  }

  /** The other side has answered. */
  noteLife(): void {
    if (!this.#isLost) return;
    clearTimeout(this.#timer);
    this.#isLost = false;
    this.#aliveAt = Date.now();
    this.#options.onBack();
    clearTimeout(this.#settling);
    const { least, most } = SETTLING_MS;
    this.#settling = setTimeout(this.#options.onSettled, least + Math.random() * (most - least));
  }

  /** Nothing is looked for any more; the next sign of life says that it is back. */
  rest(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#settling);
    this.#timer = undefined;
    this.#isLost = true;
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#settling);
  }

  #wait(ms: number, then: () => void): void {
    if (this.#isStopped) return;
    this.#isLost = true;
    clearTimeout(this.#settling);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, ms);
  }

  async #look(): Promise<void> {
    const timer = this.#timer;
    const isThere = await this.#options.probe().then(
      () => true,
      () => false,
    );
    // A failure since then counts more than an answer to what was asked before it.
    if (this.#isStopped || timer !== this.#timer) return;
    if (isThere) this.noteLife();
    else this.noteFailure();
  }
}
