/** One thing to do on the way in. `type` is asked of newcomers only; `tax` takes the place of `payouts`. */
export type OnboardingTask =
  'type' | 'handle' | 'email' | 'phone' | 'availability' | 'payouts' | 'tax';

/** A task and whether it is behind the reader. */
export interface OnboardingStep {
  task: OnboardingTask;
  isDone: boolean;
}

/** Where a task is done; the first four on the onboarding page itself. */
export const TASK_ADDRESS: Readonly<Record<OnboardingTask, string>> = {
  type: '/onboarding#type',
  handle: '/onboarding#handle',
  email: '/onboarding#email',
  phone: '/onboarding#phone',
  availability: '/dashboard/experiences?active=availability',
  payouts: '/dashboard/payouts',
  tax: '/dashboard/payouts',
};

// In the order of product spec §4, which is the order in which the banner offers them.
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

/**
 * All tasks of an account in the order of the onboarding page. `isNewcomer`: came by Google, so
 * what others say at the sign-up is asked here.
 */
export function stepsOf(account: {
  userType: 'CREATOR' | 'FAN';
  hasChosenType: boolean;
  onboardingStatus: readonly string[];
  isNewcomer: boolean;
}): OnboardingStep[] {
  const open = openTasks(account.onboardingStatus);
  const step = (task: OnboardingTask): OnboardingStep => ({ task, isDone: !open.includes(task) });
  return [
    ...(account.isNewcomer ? [{ task: 'type' as const, isDone: account.hasChosenType }] : []),
    step('handle'),
    step('email'),
    ...(account.userType === 'CREATOR'
      ? [step('phone'), step('availability'), step(open.includes('tax') ? 'tax' : 'payouts')]
      : []),
  ];
}
