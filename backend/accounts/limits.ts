import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey } from '@/backend/platform/addressKey';
import type { Config } from '@/backend/platform/config';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** One check a pause in typing; many people can share an address. */
const HANDLE_CHECKS = 300;
/** One for each log-in page opened. */
const NONCES = 300;

interface Limiters {
  logInPerAccount: RateLimiterMemory;
  logInPerAddress: RateLimiterMemory;
  signUpPerAddress: RateLimiterMemory;
  handleCheckPerAddress: RateLimiterMemory;
  noncePerAddress: RateLimiterMemory;
}

// One set per configuration object, which is one per process, and one per test: nothing is shared
// between tests, nothing outlives its process (docs/decisions/0003-rate-limits-per-process.md).
const limitersByConfig = new WeakMap<Config, Limiters>();

function limitersOf(config: Config): Limiters {
  const existing = limitersByConfig.get(config);
  if (existing) {
    return existing;
  }
  const { logInPerAccount, logInPerAddress, signUpPerHour } = config.authLimits;
  const limiters: Limiters = {
    logInPerAccount: new RateLimiterMemory({ points: logInPerAccount, duration: QUARTER_HOUR }),
    logInPerAddress: new RateLimiterMemory({ points: logInPerAddress, duration: QUARTER_HOUR }),
    signUpPerAddress: new RateLimiterMemory({ points: signUpPerHour, duration: HOUR }),
    handleCheckPerAddress: new RateLimiterMemory({
      points: HANDLE_CHECKS,
      duration: QUARTER_HOUR,
    }),
    noncePerAddress: new RateLimiterMemory({ points: NONCES, duration: QUARTER_HOUR }),
  };
  limitersByConfig.set(config, limiters);
  return limiters;
}

/**
 * Counts a log-in before its password is looked at, so that a burst cannot slip through together.
 * The account counts per address: a stranger who guesses locks out only himself.
 */
export async function countLogIn(context: Context, email: string): Promise<void> {
  const limiters = limitersOf(context.config);
  await take(limiters.logInPerAddress, addressKey(context.clientIp));
  await take(limiters.logInPerAccount, accountKey(context, email));
}

/** Takes back what `countLogIn` counted: only failures are limited. */
export async function forgiveLogIn(context: Context, email: string): Promise<void> {
  const limiters = limitersOf(context.config);
  await limiters.logInPerAddress.reward(addressKey(context.clientIp), 1);
  await limiters.logInPerAccount.delete(accountKey(context, email));
}

export async function countSignUp(context: Context): Promise<void> {
  await take(limitersOf(context.config).signUpPerAddress, addressKey(context.clientIp));
}

export async function countHandleCheck(context: Context): Promise<void> {
  await take(limitersOf(context.config).handleCheckPerAddress, addressKey(context.clientIp));
}

export async function countNonce(context: Context): Promise<void> {
  await take(limitersOf(context.config).noncePerAddress, addressKey(context.clientIp));
}

/** Counts one; throws `rate_limited` when there is none left. */
export async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? new AppError('rate_limited') : refusal;
  }
}

function accountKey(context: Context, email: string): string {
  return `${email} ${addressKey(context.clientIp)}`;
}
