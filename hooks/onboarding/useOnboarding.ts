import { useRouter } from 'next/router';
import { useState } from 'react';
import { useFragment } from '@/hooks/ui/page/useFragment';
import { afterLogIn, safeDestination } from '@/lib/navigation/destination';
import {
  firstScreenOf,
  FIRST_TOOLS,
  screensOf,
  type FirstTool,
  type OnboardingScreenName,
} from '@/lib/navigation/onboardingScreens';
import type { ResultOf } from '@/lib/secureql/operations/all';

/** What the server rendered the page from. */
export type OnboardingAccount = NonNullable<
  ResultOf<'myUser/get-onboarding-status'>['myUser']['item']
>;

/**
 * The way through the screens. The shown one stands in the address, so the browser's own Back goes
 * one screen back as well. Whoever has said something at the sign-up begins behind it.
 */
export function useOnboarding(account: OnboardingAccount) {
  const { query, locale } = useRouter();
  const wanted = useFragment();
  const [first] = useState(() => firstScreenOf(account));
  // Whoever was on the way to somebody's show is most likely here to play along.
  const isGuest = safeDestination(query.next) !== null;
  const [role, setRole] = useState<'CREATOR' | 'FAN'>(
    account.hasChosenType ? account.userType : isGuest ? 'FAN' : 'CREATOR',
  );
  const [isRoleKept, setIsRoleKept] = useState(account.hasChosenType);
  const [tool, setTool] = useState<FirstTool>('queue');
  const [reached, setReached] = useState<OnboardingScreenName>(first);
  const [hasMoved, setHasMoved] = useState(false);
  const all = screensOf(role);
  // A role that is kept is asked no more: a creator stays one.
  const screens = isRoleKept ? all.filter((name) => name !== 'role') : all;
  const open = screens.slice(0, screens.indexOf(reached) + 1);
  const shown = open.find((name) => name === wanted) ?? (open.includes(first) ? first : open[0]);
  const current = shown ?? 'name';

  function show(name: OnboardingScreenName) {
    setHasMoved(true);
    window.location.assign(`#${name}`);
  }

  /** Everything is said: on to where the reader wanted to go, or to the first tool. */
  function leave(): void {
    const to = role === 'CREATOR' && !isGuest ? FIRST_TOOLS[tool] : query.next;
    // A full page load, because sidebar, home and rights have changed.
    window.location.assign(afterLogIn(to, locale));
  }

  function goOn(): void {
    const next = screens[screens.indexOf(current) + 1];
    if (next === undefined) return leave();
    if (!open.includes(next)) setReached(next);
    return show(next);
  }

  const before = screens[screens.indexOf(current) - 1];
  return {
    current,
    /** Screens that were shown by now: they keep what was typed. */
    open,
    /** Counted from 1, of all that the role is asked. */
    place: { at: all.indexOf(current) + 1, of: all.length },
    role,
    chooseRole: setRole,
    isRoleKept,
    keepRole: () => setIsRoleKept(true),
    tool,
    chooseTool: setTool,
    /** The reader has come from another screen: the focus belongs to the new one. */
    hasMoved,
    goOn,
    /** Null on the first screen. */
    goBack: before === undefined ? null : () => show(before),
  };
}

export type Onboarding = ReturnType<typeof useOnboarding>;
