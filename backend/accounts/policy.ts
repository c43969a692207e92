import { isCommonPassword } from './commonPasswords';

const DAY = 24 * 60 * 60 * 1000;

const IDLE = 14 * DAY;
const ABSOLUTE = 90 * DAY;
const TOUCH_AFTER = 5 * 60 * 1000;

interface SessionTimes {
  lastSeenAt: Date;
  expiresAt: Date;
}

/** When a session opened now ends at the latest, whatever its owner does. */
export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + ABSOLUTE);
}

/** Sessions not seen since are dead. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - IDLE);
}

export function isSessionLive(session: SessionTimes, now: Date): boolean {
  return now < session.expiresAt && session.lastSeenAt > idleSince(now);
}

/**
 * The times to write for a session that is used now, or null when they are recent enough.
 * What remains of its life never grows: after the clock was set back, the end moves back as well.
 */
export function touchedSession(session: SessionTimes, now: Date): SessionTimes | null {
  const sinceSeen = now.getTime() - session.lastSeenAt.getTime();
  if (Math.abs(sinceSeen) < TOUCH_AFTER) {
    return null;
  }
  const setBack = Math.min(sinceSeen, 0);
  return { lastSeenAt: now, expiresAt: new Date(session.expiresAt.getTime() + setBack) };
}

/** A guesser's first tries: the usual list, one character repeated, the account's own names. */
export function isPasswordTooCommon(
  password: string,
  account: { email: string; handle: string },
): boolean {
  const lowered = password.toLowerCase();
  const [mailbox] = account.email.split('@');
  return (
    isCommonPassword(lowered) ||
    /^(.)\1*$/u.test(lowered) ||
    [account.email, mailbox, account.handle].includes(lowered)
  );
}

/** The tasks still open, as the spec names them. */
export function onboardingStatus(account: {
  userType: 'CREATOR' | 'FAN';
  emailVerified: boolean;
  phoneVerified: boolean;
}): string[] {
  const email = account.emailVerified ? [] : ['email_verified'];
  if (account.userType === 'FAN') return email;
  const phone = account.phoneVerified ? [] : ['phone_verified'];
  return [...email, ...phone, 'stripe_account', 'no_availability'];
}
