import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

const STILLNESS = '(prefers-reduced-motion: reduce)';

/** Whether the reader wants little motion; to be asked in the browser. */
export const wantsStillness = () => window.matchMedia(STILLNESS).matches;

/** Whether something plays by itself, and the reader's say in it. */
export interface Playback {
  isRunning: boolean;
  setRunning: (choice: boolean) => void;
}

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
 * Takes a step every `stepMs` while the page is looked at. Who wants little motion finds it resting,
 * and may start it.
 */
export function usePlayback(step: () => void, stepMs: number): Playback {
  const [choice, setRunning] = useState<boolean | null>(null);
  const isStill = useSyncExternalStore(watchStillness, wantsStillness, () => true);
  const isHidden = useSyncExternalStore(
    watchVisibility,
    () => document.hidden,
    () => true,
  );
  const isRunning = choice ?? !isStill;
  const takeStep = useEffectEvent(step);

  useEffect(() => {
    if (!isRunning || isHidden) return undefined;
    const timer = window.setInterval(() => takeStep(), stepMs);
    return () => window.clearInterval(timer);
  }, [isRunning, isHidden, stepMs]);

  return { isRunning, setRunning };
}
