import { useReducer } from 'react';
import { usePlayback } from '@/hooks/ui/usePlayback';
import { afterDemoStep, DEMO_START } from './demoQueue';

const STEP_MS = 2400;

/** Plays the script of the pretend queue; `next` goes on by one step. */
export function useDemoQueue() {
  const [queue, next] = useReducer(afterDemoStep, DEMO_START);
  return { queue, next, ...usePlayback(next, STEP_MS) };
}
