import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ErrorCode } from '@/lib/shared/errors';
import type { Rate } from '@/lib/shared/rates';
import type { Config } from './config';
import { AppError } from './errors';

/**
 * Counts how often something is done, in memory. One count per configuration object, which is one
 * per process, and one per test (decision 0003).
 */
export class Limiter {
  readonly #counts = new WeakMap<Config, RateLimiterMemory>();
  readonly #rateIn: (config: Config) => Rate;
  readonly #code: ErrorCode;

  constructor(rate: Rate | ((config: Config) => Rate), code: ErrorCode = 'rate_limited') {
    this.#rateIn = typeof rate === 'function' ? rate : () => rate;
    this.#code = code;
  }

  /** Counts one. Throws the limiter's code with the seconds to wait when the limit is reached. */
  async take(config: Config, key: string): Promise<void> {
    try {
      await this.#countOf(config).consume(key);
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes ? this.#refusal(refusal) : refusal;
    }
  }

  /** Counts one. Returns false when the limit is reached. */
  async has(config: Config, key: string): Promise<boolean> {
    return this.take(config, key).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError) return false;
        throw error;
      },
    );
  }

  /** Lowers the count by one. */
  async giveBack(config: Config, key: string): Promise<void> {
    await this.#countOf(config).reward(key, 1);
  }

  /** Resets the count. */
  async forget(config: Config, key: string): Promise<void> {
    await this.#countOf(config).delete(key);
  }

  #refusal({ msBeforeNext }: RateLimiterRes): AppError {
    return new AppError(this.#code, { retryAfter: Math.ceil(msBeforeNext / 1000) });
  }

  #countOf(config: Config): RateLimiterMemory {
    const known = this.#counts.get(config);
    if (known) return known;
    const { times, seconds } = this.#rateIn(config);
    const points = times * config.rateLimitFactor;
    const count = new RateLimiterMemory({ points, duration: seconds });
    this.#counts.set(config, count);
    return count;
  }
}
