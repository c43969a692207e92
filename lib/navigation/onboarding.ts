import { isReservedHandle } from '@/lib/shared/accounts/reservedHandles';
import { afterLogIn, safeDestination } from './destination';
import { segmentsOf } from './path';

/**
 * Where a sign-in with Google leads: a newcomer first chooses what they are here for and a handle,
 * and the remembered destination travels along.
 */
export function afterGoogle(
  account: { hasChosenHandle: boolean; hasChosenType: boolean } | null,
  requested: unknown,
  locale: string | undefined,
): string {
  if (account === null || (account.hasChosenHandle && account.hasChosenType)) {
    return afterLogIn(requested, locale);
  }
  const destination = safeDestination(requested);
  const query = destination === null ? '' : `?next=${encodeURIComponent(destination)}`;
  return afterLogIn(`/onboarding${query}`, locale);
}

/** Where a sign-up leads: a creator without a remembered destination is shown the way in. */
export function afterSignUp(
  userType: 'CREATOR' | 'FAN',
  requested: unknown,
  locale: string | undefined,
): string {
  const isOnTheWay = safeDestination(requested) !== null;
  return afterLogIn(userType === 'CREATOR' && !isOnTheWay ? '/onboarding' : requested, locale);
}

/**
 * Whether the banner of open tasks may show at an address: the dashboard's pages and those below a
 * creator's (product spec §5). Whole segments count, and a first segment that nobody can have as a
 * handle is no profile: consoles, tickets and forms never show it.
 */
export function isOnboardingBannerPlace(path: string): boolean {
  const [first] = segmentsOf(path);
  return first !== undefined && (first === 'dashboard' || !isReservedHandle(first));
}
