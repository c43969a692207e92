import { addressKey } from '@/backend/platform/addressKey';
import type { Context } from '@/backend/platform/context';
import { Limiter } from '@/backend/platform/limiter';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

const logInPerAccount = new Limiter(({ authLimits }) => ({
  times: authLimits.logInPerAccount,
  seconds: QUARTER_HOUR,
}));
const logInPerAddress = new Limiter(({ authLimits }) => ({
  times: authLimits.logInPerAddress,
  seconds: QUARTER_HOUR,
}));
const signUpPerAddress = new Limiter(({ authLimits }) => ({
  times: authLimits.signUpPerHour,
  seconds: HOUR,
}));
/** Mails and texts about an account to one mailbox or number. */
const mailPerTarget = new Limiter({ times: 5, seconds: HOUR });

/**
 * Counts a log-in before its password is checked, so that a burst cannot slip through together. The
 * account, or what was typed where there is none, is counted per address: a stranger who guesses
 * locks out only their own address.
 */
export async function countLogIn(context: Context, account: string): Promise<void> {
  await logInPerAddress.take(context.config, addressKey(context.clientIp));
  await logInPerAccount.take(context.config, accountKey(context, account));
}

/** Takes back what `countLogIn` counted: only failures are limited. */
export async function forgiveLogIn(context: Context, account: string): Promise<void> {
  await logInPerAddress.giveBack(context.config, addressKey(context.clientIp));
  await logInPerAccount.forget(context.config, accountKey(context, account));
}

/** Counts an account that an address wants to make; throws `rate_limited`. */
export async function countSignUp({ config, clientIp }: Context): Promise<void> {
  await signUpPerAddress.take(config, addressKey(clientIp));
}

/** Counts what is sent to a mailbox or number; throws `rate_limited`. */
export async function countMail({ config }: Context, target: string): Promise<void> {
  await mailPerTarget.take(config, target);
}

/** Counts a mail whose sending must not show, and says whether it may still be sent. */
export function mayMail({ config }: Context, email: string): Promise<boolean> {
  return mailPerTarget.has(config, email);
}

function accountKey(context: Context, account: string): string {
  return `${account} ${addressKey(context.clientIp)}`;
}
