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

/** A task of the way in, as the spec names it; it stands in the list while it is open. */
export type OnboardingTask =
  | 'email_verified'
  | 'phone_verified'
  | 'handle'
  | 'no_availability'
  | 'stripe_account'
  | 'stripe_account_incomplete';

/** The tasks still open; none means that onboarding is complete. */
export function onboardingStatus(account: {
  userType: 'CREATOR' | 'FAN';
  emailVerified: boolean;
  phoneVerified: boolean;
  hasChosenHandle: boolean;
}): OnboardingTask[] {
  const everyone: OnboardingTask[] = [
    ...(account.emailVerified ? [] : ['email_verified' as const]),
    ...(account.hasChosenHandle ? [] : ['handle' as const]),
  ];
  if (account.userType === 'FAN') return everyone;
  // Nothing can close the last two before experiences and payouts exist.
  return [
    ...everyone,
    ...(account.phoneVerified ? [] : ['phone_verified' as const]),
    'no_availability',
    'stripe_account',
  ];
}

/** What an account may become; asked of a newcomer once, and any fan can become a creator. */
export function mayBecome(
  userType: 'CREATOR' | 'FAN',
  account: { userType: 'CREATOR' | 'FAN'; hasChosenType: boolean },
): boolean {
  return !account.hasChosenType || userType === 'CREATOR' || account.userType === userType;
}

/** Old handles stay reserved, so nobody may leave too many of them behind. */
const HANDLE_CHANGES = 3;

/** Changes since then count. */
export function handleChangesSince(now: Date): Date {
  return new Date(now.getTime() - 30 * DAY);
}

/** Whether one more handle may be given up after so many since `handleChangesSince`. */
export function mayChangeHandle(changes: number): boolean {
  return changes < HANDLE_CHANGES;
}

/**
 * Whether a Google account may be tied to a local one of the same e-mail without asking. Both sides
 * must have proven that the e-mail is theirs: anyone can open an account with somebody else's.
 */
export function mayLinkSilently(
  claim: { isEmailVerified: boolean },
  account: { isEmailVerified: boolean; googleSub: string | null },
): boolean {
  return claim.isEmailVerified && account.isEmailVerified && account.googleSub === null;
}
