import { RateLimiterMemory } from 'rate-limiter-flexible';
import { addressKey } from '@/backend/platform/addressKey';
import type { Config } from '@/backend/platform/config';
import type { Context } from '@/backend/platform/context';
import { take } from './limits';

const HOUR = 60 * 60;

interface Limiters {
  /** Mails and texts about an account to one address or number. */
  perTarget: RateLimiterMemory;
  /** Mails and texts one member asks for. */
  perMember: RateLimiterMemory;
  /** Reset requests from one address. */
  resetsPerAddress: RateLimiterMemory;
  /** Links and codes tried from one address. */
  triesPerAddress: RateLimiterMemory;
}

// One set per configuration object, as those of log-in (decision 3).
const limitersByConfig = new WeakMap<Config, Limiters>();

function limitersOf({ config }: Context): Limiters {
  const limiters = limitersByConfig.get(config) ?? {
    perTarget: new RateLimiterMemory({ points: 5, duration: HOUR }),
    perMember: new RateLimiterMemory({ points: 10, duration: HOUR }),
    resetsPerAddress: new RateLimiterMemory({ points: 30, duration: HOUR }),
    triesPerAddress: new RateLimiterMemory({ points: 60, duration: HOUR }),
  };
  limitersByConfig.set(config, limiters);
  return limiters;
}

/** Counts a request for a reset link; throws `rate_limited`. */
export async function countResetRequest(context: Context): Promise<void> {
  await take(limitersOf(context).resetsPerAddress, addressKey(context.clientIp));
}

/** Counts a try of a link or code; throws `rate_limited`. */
export async function countLinkTry(context: Context): Promise<void> {
  await take(limitersOf(context).triesPerAddress, addressKey(context.clientIp));
}

/** Counts what a member asks us to send somewhere; throws `rate_limited`. */
export async function countSending(
  context: Context,
  userId: string,
  target: string,
): Promise<void> {
  const { perMember, perTarget } = limitersOf(context);
  await take(perMember, userId);
  await take(perTarget, target);
}

/** Counts a mail a visitor asks for, and says whether it may still be sent. */
export async function mayMail(context: Context, email: string): Promise<boolean> {
  const { perTarget } = limitersOf(context);
  return perTarget.consume(email).then(
    () => true,
    () => false,
  );
}
