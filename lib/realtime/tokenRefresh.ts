import { backOff } from 'exponential-backoff';

/** A real-time token and when it ends, UTC ISO 8601. */
export interface RealtimeToken {
  token: string;
  expiresAt: string;
}

interface Options {
  fetchToken: () => Promise<RealtimeToken>;
  /** Hands a new token to the SDK. */
  apply: (token: string) => void;
}

/** Product spec §9. */
const ATTEMPTS = 5;
const FIRST_DELAY_MS = 100;
/** A thousand viewers denied in one moment come back spread over this time. */
const SPREAD_MS = 2_500;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Keeps one token fresh: asked for once however many wait, renewed before it ends. */
export class TokenRefresh {
  #pending: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Fetches and applies a token, in up to five attempts with full jitter; joins one under way.
   * `isDenied`: the old token was refused, probably everyone's. Rejects when the last attempt fails.
   */
  renew({ isDenied = false } = {}): Promise<void> {
    this.#pending ??= this.#fetch(isDenied).finally(() => {
      this.#pending = null;
    });
    return this.#pending;
  }

  /** No renewal after this. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #fetch(isDenied: boolean): Promise<void> {
    const { token, expiresAt } = await backOff(this.#options.fetchToken, {
      numOfAttempts: ATTEMPTS,
      startingDelay: isDenied ? SPREAD_MS : FIRST_DELAY_MS,
      maxDelay: 2 * SPREAD_MS,
      delayFirstAttempt: isDenied,
      jitter: 'full',
      retry: () => !this.#isStopped,
    });
    if (this.#isStopped) return;
    this.#options.apply(token);
    this.#renewBefore(Date.parse(expiresAt));
  }

  #renewBefore(end: number): void {
    clearTimeout(this.#timer);
    if (Number.isNaN(end)) return;
    // Between 70 and 90 % of the token's life, so that viewers who came together do not return so.
    const life = Math.max(end - Date.now(), 10_000);
    const wait = Math.min(life * (0.7 + Math.random() * 0.2), LONGEST_TIMER_MS);
    // A failure here costs nothing yet: the first denied request renews again.
    this.#timer = setTimeout(() => void this.renew().catch(() => undefined), wait);
  }
}
