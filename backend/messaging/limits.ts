import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '@/backend/platform/config';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';

const MINUTE = 60;
const HOUR = 60 * 60;

/** How often one user does what in how many seconds. */
const ALLOWED = {
  message: { points: 60, duration: MINUTE },
  /** A sign every few seconds while somebody types. */
  typing: { points: 60, duration: MINUTE },
  /** New ones, with people one has not written with. */
  conversation: { points: 30, duration: HOUR },
  block: { points: 60, duration: HOUR },
  report: { points: 20, duration: HOUR },
} as const;

type Act = keyof typeof ALLOWED;

// One set per configuration object, which is one per process (docs/decisions/0003-…).
const limitersByConfig = new WeakMap<Config, Record<Act, RateLimiterMemory>>();

/** Counts what somebody does; throws `rate_limited` when it is too often. */
export async function countAct({ config }: Context, act: Act, userId: string): Promise<void> {
  const limiters = limitersByConfig.get(config) ?? {
    message: new RateLimiterMemory(ALLOWED.message),
    typing: new RateLimiterMemory(ALLOWED.typing),
    conversation: new RateLimiterMemory(ALLOWED.conversation),
    block: new RateLimiterMemory(ALLOWED.block),
    report: new RateLimiterMemory(ALLOWED.report),
  };
  limitersByConfig.set(config, limiters);
  try {
    await limiters[act].consume(userId);
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? new AppError('rate_limited') : refusal;
  }
}
