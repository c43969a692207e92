import { addressKey } from '@/backend/platform/addressKey';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
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
/** How often an address may be told that an e-mail has an account. */
const takenPerAddress = new Limiter({ times: 5, seconds: HOUR });
/** Mails and texts about an account to one mailbox or number. */
const mailPerTarget = new Limiter({ times: 5, seconds: HOUR });

/**
 * Counts a log-in before its password is checked, so that a burst cannot slip through together. The
 * account is counted per address: a stranger who guesses locks out only their own address.
 */
export async function countLogIn(context: Context, email: string): Promise<void> {
  await logInPerAddress.take(context.config, addressKey(context.clientIp));
  await logInPerAccount.take(context.config, accountKey(context, email));
}

/** Takes back what `countLogIn` counted: only failures are limited. */
export async function forgiveLogIn(context: Context, email: string): Promise<void> {
  await logInPerAddress.giveBack(context.config, addressKey(context.clientIp));
  await logInPerAccount.forget(context.config, accountKey(context, email));
}

/** Counts an account that an address wants to make; throws `rate_limited`. */
export async function countSignUp({ config, clientIp }: Context): Promise<void> {
  await signUpPerAddress.take(config, addressKey(clientIp));
}

/**
 * Refuses an address that was told of five e-mails with an account within the hour, whatever it asks
 * about now: the refusal then says nothing about an e-mail. Called right before the e-mail is looked
 * up, so that a burst does not slip past. Errors: rate_limited.
 */
export async function requireUnsuspicious({ config, clientIp }: Context): Promise<void> {
  await takenPerAddress.check(config, addressKey(clientIp));
}

/** Returns the refusal that an e-mail has an account, and counts it. Errors: rate_limited (five an hour). */
export async function emailTaken({ config, clientIp }: Context): Promise<AppError> {
  await takenPerAddress.take(config, addressKey(clientIp));
  return new AppError('auth.email_taken');
}

/** Counts what is sent to a mailbox or number; throws `rate_limited`. */
export async function countMail({ config }: Context, target: string): Promise<void> {
  await mailPerTarget.take(config, target);
}

/** Counts a mail a visitor asks for, and says whether it may still be sent. */
export function mayMail({ config }: Context, email: string): Promise<boolean> {
  return mailPerTarget.has(config, email);
}

function accountKey(context: Context, email: string): string {
  return `${email} ${addressKey(context.clientIp)}`;
}
