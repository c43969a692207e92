/** One thing left to do; `tax` takes the place of `payouts`. */
type OnboardingTask = 'handle' | 'email' | 'phone' | 'availability' | 'payouts' | 'tax';

/** Where a task is done. */
export const TASK_ADDRESS: Readonly<Record<OnboardingTask, string>> = {
  handle: '/onboarding',
  email: '/dashboard/settings?active=verifications#email',
  phone: '/dashboard/settings?active=verifications#phone',
  availability: '/dashboard/experiences?active=availability',
  payouts: '/dashboard/payouts',
  tax: '/dashboard/payouts',
};

// In the order of product spec §4.
const taskOfStatus: Readonly<Record<string, OnboardingTask>> = {
  email_verified: 'email',
  phone_verified: 'phone',
  handle: 'handle',
  no_availability: 'availability',
  stripe_account: 'payouts',
  stripe_account_incomplete: 'tax',
};

/** The tasks that `onboardingStatus` names as open; a word we do not know is none. */
export function openTasks(status: readonly string[]): OnboardingTask[] {
  return Object.entries(taskOfStatus).flatMap(([word, task]) =>
    status.includes(word) ? [task] : [],
  );
}
