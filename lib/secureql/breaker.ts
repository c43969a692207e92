/**
 * Keeps callers from queueing up at a backend that is gone. After `threshold` failures in a row it
 * opens; then `probe` runs every `probeEveryMs` until it answers true, which closes it. Probing does
 * not wait for a caller, so recovery takes no longer than one interval.
 */
export class Breaker {
  #failures = 0;
  #timer: NodeJS.Timeout | null = null;
  #isProbing = false;
  readonly #options: { threshold: number; probeEveryMs: number; probe: () => Promise<boolean> };

  constructor(options: { threshold: number; probeEveryMs: number; probe: () => Promise<boolean> }) {
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#timer !== null;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures < this.#options.threshold || this.#timer !== null) return;
    this.#timer = setInterval(() => void this.#try(), this.#options.probeEveryMs);
    this.#timer.unref();
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
    if (isWell) this.close();
  }
}
