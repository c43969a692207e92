/** One screen of the way in; each asks one thing. */
export type OnboardingScreenName = 'role' | 'name' | 'colour' | 'tool' | 'overlay';

/** What a newcomer can begin with, and where it begins. */
export const FIRST_TOOLS = {
  queue: '/dashboard/party#new',
  draw: '/dashboard/chance#new',
  fund: '/dashboard/fund',
  service: '/experiences/create',
} as const;
export type FirstTool = keyof typeof FIRST_TOOLS;

type Role = 'CREATOR' | 'FAN';

/** All screens of a role, in order. */
export function screensOf(role: Role): readonly OnboardingScreenName[] {
  return role === 'CREATOR' ? ['role', 'name', 'colour', 'tool', 'overlay'] : ['role', 'name'];
}

/** The first screen that asks what the account has not said yet; what comes after it is asked, too. */
export function firstScreenOf(account: {
  userType: Role;
  hasChosenType: boolean;
  hasChosenHandle: boolean;
}): OnboardingScreenName {
  if (!account.hasChosenType) return 'role';
  return account.hasChosenHandle && account.userType === 'CREATOR' ? 'colour' : 'name';
}
