import { useEffect, useState } from 'react';
import { wantsStillness } from '@/hooks/ui/usePlayback';
import { showAt, stepAfter, STEP_MS, type ShowStep } from './showScript';

/**
 * The sample show: a press goes on, and so does time once it has begun. For who wants little motion
 * it moves by presses alone.
 */
export function useShow(first: ShowStep) {
  const [step, setStep] = useState(first);

  useEffect(() => {
    const ms = STEP_MS[step];
    if (ms === null || wantsStillness()) return undefined;
    const timer = window.setTimeout(() => setStep(stepAfter(step)), ms);
    return () => window.clearTimeout(timer);
  }, [step]);

  return { step, show: showAt(step), goOn: () => setStep(stepAfter) };
}
