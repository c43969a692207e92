import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '@/backend/platform/config';
import { AppError } from '@/backend/platform/errors';

const PER_HOUR = 60;
const HOUR = 60 * 60;

// One per configuration object, which is one per process and one per test (decision 0003).
const limiters = new WeakMap<Config, RateLimiterMemory>();

/** Counts an upload before any of it is read. Throws `media.too_many` after 60 in an hour. */
export async function countUpload(config: Config, userId: string): Promise<void> {
  const known = limiters.get(config);
  const limiter = known ?? new RateLimiterMemory({ points: PER_HOUR, duration: HOUR });
  if (!known) limiters.set(config, limiter);
  try {
    await limiter.consume(userId);
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? new AppError('media.too_many') : refusal;
  }
}
