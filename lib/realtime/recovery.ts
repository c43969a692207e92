const PROBE_MS = 2_000;
const SPREAD_MS = 2_000;

interface Options {
  /** Resolves when the other side answers, rejects when it does not. */
  probe: () => Promise<unknown>;
  onBack: () => void;
  /** Some time after `onBack`, so that not everybody reads the state again in one moment. */
  onSettled: () => void;
}

/** Looks every two seconds, give or take, whether a lost connection can be had again. */
export class Recovery {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  get isLooking(): boolean {
    return this.#timer !== undefined;
  }

  begin(): void {
    if (this.isLooking || this.#isStopped) return;
    const wait = PROBE_MS * (0.75 + Math.random() / 2);
    this.#timer = setTimeout(() => void this.#look(), wait);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#settling);
  }

  async #look(): Promise<void> {
    const isBack = await this.#options.probe().then(
      () => true,
      () => false,
    );
    this.#timer = undefined;
    if (this.#isStopped) return;
    if (!isBack) {
      this.begin();
      return;
    }
    this.#options.onBack();
    clearTimeout(this.#settling);
    this.#settling = setTimeout(this.#options.onSettled, Math.random() * SPREAD_MS);
  }
}
