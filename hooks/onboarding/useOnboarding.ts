import { useEffect, useState } from 'react';
import { useSecureql } from '@/hooks/secureql/useSecureql';
import { stepsOf } from '@/lib/navigation/onboardingTasks';
import type { ResultOf } from '@/lib/secureql/operations/all';

/** What the server rendered the page from. */
export type OnboardingAnswer = ResultOf<'myUser/get-onboarding-status'>;

/**
 * The caller's tasks. They are read again whenever the reader comes back to the page: the mailed
 * link opens somewhere else.
 */
export function useOnboarding(initial: OnboardingAnswer) {
  const { data, reload } = useSecureql('myUser/get-onboarding-status', {}, initial);
  // A user who was asked once keeps seeing the choice.
  const [isNewcomer] = useState(initial.myUser.item?.hasChosenType === false);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void reload();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [reload]);

  const account = data.myUser.item ?? initial.myUser.item;
  const steps = account ? stepsOf({ ...account, isNewcomer }) : [];
  return { account, steps, reload };
}
