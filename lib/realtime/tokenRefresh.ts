import { backOff } from 'exponential-backoff';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import { isDenied, statusOf } from '@/lib/realtime/health/statusEvents';

/** A real-time token and when it ends, UTC ISO 8601. */
export interface RealtimeToken {
  token: string;
  expiresAt: string;
}

interface Options {
  fetchToken: () => Promise<RealtimeToken>;
  /** Hands a new token to the SDK; throws when it is of no use there. */
  apply: (token: string) => void;
}

/** Product spec §9. */
export const MOST_RENEWALS = 5;
const FIRST_DELAY_MS = 100;
/** A thousand viewers denied in one moment come back spread over this time. */
const SPREAD_MS = 2_500;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Refused by us, for instance as too often: asking again at once changes nothing. */
const isRefused = (reason: unknown) =>
  reason instanceof SecureqlError && reason.status >= 400 && reason.status < 500;

/** Keeps one token fresh: asked for once however many wait, renewed before it ends. */
export class TokenRefresh {
  #pending: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;
  /** Tokens applied so far. */
  #version = 0;
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Fetches and applies a token, in up to five attempts with full jitter; joins one under way.
   * `denials`: how often in a row a token was refused, probably everyone's; the wait grows with it.
   * Rejects when the last attempt fails.
   */
  renew({ denials = 0 } = {}): Promise<void> {
    this.#pending ??= this.#fetch(denials).finally(() => {
      this.#pending = null;
    });
    return this.#pending;
  }

  /**
   * Runs a call, and again with a new token each time it is refused with 403: five times at most.
   * Rejects with what the last one was refused with, or with why no token was to be had; at once
   * with anything but a 403.
   */
  async retry<Result>(call: () => Promise<Result>): Promise<Result> {
    for (let denials = 1; ; denials += 1) {
      const version = this.#version;
      try {
        return await call();
      } catch (error) {
        if (!isDenied(statusOf(error)) || denials > MOST_RENEWALS) throw error;
      }
      // Somebody else's refusal may have brought a new one meanwhile.
      if (version === this.#version) await this.renew({ denials });
    }
  }

  /** No renewal after this. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #fetch(denials: number): Promise<void> {
    const fetchToken = () => {
      if (this.#isStopped) throw new Error('the connection has ended');
      return this.#options.fetchToken();
    };
    const { token, expiresAt } = await backOff(fetchToken, {
      numOfAttempts: MOST_RENEWALS,
      startingDelay: denials > 0 ? SPREAD_MS * Math.min(denials, 2) : FIRST_DELAY_MS,
      maxDelay: 2 * SPREAD_MS,
      delayFirstAttempt: denials > 0,
      jitter: 'full',
      retry: (reason: unknown) => !this.#isStopped && !isRefused(reason),
    });
    if (this.#isStopped) return;
    this.#options.apply(token);
    this.#version += 1;
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
