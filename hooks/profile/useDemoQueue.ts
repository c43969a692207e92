import { useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import { afterDemoStep, DEMO_START } from './demoQueue';

const STEP_MS = 2400;
const STILLNESS = '(prefers-reduced-motion: reduce)';

function watchStillness(changed: () => void) {
  const query = window.matchMedia(STILLNESS);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function watchVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/**
 * Plays the script of the pretend queue while the page is looked at. Who wants little motion finds
 * it resting, and starts it or goes step by step.
 */
export function useDemoQueue() {
  const [queue, next] = useReducer(afterDemoStep, DEMO_START);
  const [wish, setWish] = useState<boolean | null>(null);
  const wantsStillness = useSyncExternalStore(
    watchStillness,
    () => window.matchMedia(STILLNESS).matches,
    () => true,
  );
  const isHidden = useSyncExternalStore(
    watchVisibility,
    () => document.hidden,
    () => true,
  );
  const isRunning = wish ?? !wantsStillness;

  useEffect(() => {
    if (!isRunning || isHidden) return undefined;
    const timer = window.setInterval(next, STEP_MS);
    return () => window.clearInterval(timer);
  }, [isRunning, isHidden]);

  return { queue, isRunning, setRunning: setWish, next };
}
