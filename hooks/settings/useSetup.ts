import { useCallback, useRef, useState } from 'react';
import { tryCall } from '@/lib/secureql/tryCall';
import type { Setup } from './types';

/** The page as it was saved last, shared by its sections: none overwrites another's save. */
export interface SetupState {
  setup: Setup;
  /** The newest one, also for a form that was begun before it came. */
  current: () => Setup;
  accept: (setup: Setup | null) => void;
  /** Reads what was saved elsewhere; null when that fails. */
  readNewer: () => Promise<Setup | null>;
}

export function useSetup(initial: Setup): SetupState {
  const [setup, setSetup] = useState(initial);
  const newest = useRef(initial);
  const current = useCallback(() => newest.current, []);
  const accept = useCallback((next: Setup | null) => {
    if (next === null) return;
    newest.current = next;
    setSetup(next);
  }, []);
  const readNewer = useCallback(async () => {
    const { answer } = await tryCall('page-setup', {});
    return answer?.userCreators.items[0] ?? null;
  }, []);
  return { setup, current, accept, readNewer };
}
