import { useEffect, useRef } from 'react';
import { tellRocky } from '@/lib/mascot/moments';
import type { OnboardingTask } from '@/lib/navigation/onboardingTasks';

/**
 * Leads through the onboarding: the first open step unasked, every further one as the answer to a step
 * that the reader has just done. Whoever comes back with nothing left to do is left in peace.
 */
export function useRockyGuide(step: OnboardingTask | 'done' | undefined): void {
  const isOnTheWay = useRef(false);
  useEffect(() => {
    if (step === undefined || (step === 'done' && !isOnTheWay.current)) return;
    tellRocky({ name: `onboarding_${step}`, isAnswer: isOnTheWay.current });
    isOnTheWay.current = true;
  }, [step]);
}
