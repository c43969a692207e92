import { useEffect, useState } from 'react';
import { useMatch } from '@/hooks/ui/useMatch';
import type { Check } from './useVerification';

/** Steps tick at least so far apart that one can follow them. */
const TICK_MS = 120;
const STILLNESS = '(prefers-reduced-motion: reduce)';

/**
 * How many steps a page shows as done, and whether the verdict stands: at once after the last step.
 * Where nothing may move, all that is known shows at once.
 */
export function usePacedSteps({ run, outcomes, phase, result }: Check) {
  const isStill = useMatch(STILLNESS);
  const [ticked, setTicked] = useState({ run, count: 0 });
  const count = ticked.run === run ? ticked.count : 0;
  const known = outcomes.length;

  useEffect(() => {
    if (count >= known) return undefined;
    const timer = window.setTimeout(() => setTicked({ run, count: count + 1 }), TICK_MS);
    return () => window.clearTimeout(timer);
  }, [run, count, known]);

  const shown = isStill ? known : count;
  return { shown, isSettled: phase === 'done' && result !== null && shown >= known };
}
