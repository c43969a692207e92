import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '@/backend/platform/config';
import { AppError } from '@/backend/platform/errors';

/** Faster than any hand presses one button. */
const PRESSES = { points: 20, duration: 10 };
/** A deck has a few dozen buttons; whoever guesses keys needs far more. */
const REQUESTS = { points: 60, duration: 60 };

interface Limiters {
  perKey: RateLimiterMemory;
  perAddress: RateLimiterMemory;
}

// One set per configuration object, which is one per process (docs/decisions/0003-…).
const limiters = new WeakMap<Config, Limiters>();

/** Counts one request with a key from an address. Throws `rate_limited`. */
export async function countPress(
  config: Config,
  { keyHash, address }: { keyHash: string; address: string },
): Promise<void> {
  const { perKey, perAddress } = limiters.get(config) ?? {
    perKey: new RateLimiterMemory(PRESSES),
    perAddress: new RateLimiterMemory(REQUESTS),
  };
  limiters.set(config, { perKey, perAddress });
  try {
    await perAddress.consume(address);
    await perKey.consume(keyHash);
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? new AppError('rate_limited') : refusal;
  }
}
