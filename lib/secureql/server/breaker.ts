interface BreakerOptions {
  threshold: number;
  probeEveryMs: number;
  probe: () => Promise<boolean>;
  onChange: (isOpen: boolean) => void;
}

/**
 * Keeps callers from queueing up at a backend that is gone. After `threshold` failures in a row it
 * opens; then `probe` runs every `probeEveryMs` until it returns true, which closes it. Probing does
 * not wait for a caller, so recovery takes no longer than one interval. `onChange` is called for both.
 */
export class Breaker {
  #failures = 0;
  #timer: NodeJS.Timeout | null = null;
  #isProbing = false;
  readonly #options: BreakerOptions;

  constructor(options: BreakerOptions) {
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#timer !== null;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  /** True for the first of failures in a row: what it has to say, the others say again. */
  failed(): boolean {
    this.#failures += 1;
    if (this.#failures >= this.#options.threshold && this.#timer === null) {
      this.#timer = setInterval(() => void this.#try(), this.#options.probeEveryMs);
      this.#timer.unref();
      this.#options.onChange(true);
    }
    return this.#failures === 1;
  }

  /** Stops probing. */
  close(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
    this.#failures = 0;
  }

  async #try(): Promise<void> {
    if (this.#isProbing) return;
    this.#isProbing = true;
    const isWell = await this.#options.probe().catch(() => false);
    this.#isProbing = false;
    if (!isWell || this.#timer === null) return;
    this.close();
    this.#options.onChange(false);
  }
}
