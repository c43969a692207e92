import { useCallback, useRef, useState } from 'react';
import { callSecureql } from '@/lib/secureql/browser/client';
import type { Setup } from './setup';

/** The page as it was saved last, shared by its sections: each saves on top of the others' work. */
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
    try {
      const { userCreators } = await callSecureql('page-setup', {});
      return userCreators.items[0] ?? null;
    } catch {
      return null;
    }
  }, []);
  return { setup, current, accept, readNewer };
}
