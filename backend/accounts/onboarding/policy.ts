const DAY = 24 * 60 * 60 * 1000;

/** An onboarding task, as the spec names it. It is in the list while it is open. */
export type OnboardingTask =
  | 'email_verified'
  | 'phone_verified'
  | 'handle'
  | 'no_availability'
  | 'stripe_account'
  | 'stripe_account_incomplete';

/**
 * What a creator needs for what they have begun: hours for sessions that can be booked, money (a
 * payout account and a proven person) for what is sold.
 */
export type Need = 'HOURS' | 'MONEY';

/** The tasks still open; none means that onboarding is complete. */
export function onboardingStatus(account: {
  userType: 'CREATOR' | 'FAN';
  emailVerified: boolean;
  phoneVerified: boolean;
  hasChosenHandle: boolean;
  /** What a creator needs by now, and what other domains have open for it. */
  needs: ReadonlySet<Need>;
  tasks: readonly OnboardingTask[];
}): OnboardingTask[] {
  const everyone: OnboardingTask[] = [
    ...(account.emailVerified ? [] : ['email_verified' as const]),
    ...(account.hasChosenHandle ? [] : ['handle' as const]),
  ];
  if (account.userType === 'FAN') return everyone;
  return [
    ...everyone,
    ...(account.phoneVerified || !account.needs.has('MONEY') ? [] : ['phone_verified' as const]),
    ...account.tasks,
  ];
}

/** Whether an account may take this type. A newcomer chooses once; later any fan can become a creator. */
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
