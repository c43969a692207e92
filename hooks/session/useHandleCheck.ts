import { useEffect, useRef, useState } from 'react';
import { tryCall } from '@/lib/secureql/tryCall';
import { HANDLE_PATTERN } from '@/lib/shared/limits';

const AFTER_TYPING_MS = 300;

/** Whether a handle is free; `unknown`: it is not a valid handle, or the check failed. */
export type HandleState = 'unknown' | 'own' | 'checking' | 'free' | 'taken';

interface Found {
  handle: string;
  state: HandleState;
  /** One like it that is free; null: none that we found. */
  idea: string | null;
}

/** The first free one of a few that sound alike. */
async function freeNear(taken: string): Promise<string | null> {
  for (const idea of [`${taken}_live`, `${taken}tv`, `its_${taken}`]) {
    if (!HANDLE_PATTERN.test(idea)) continue;
    const { answer } = await tryCall('accounts/check-handle/', { handle: idea });
    if (answer?.checkHandle.item?.isFree) return idea;
  }
  return null;
}

/**
 * Asks the server about a handle once typing has paused; the answer to an older one is dropped. A
 * failed check shows nothing. `own`: the handle that the reader has, or empty.
 */
export function useHandleCheck(own: string) {
  const [handle, setHandle] = useState(own);
  const [found, setFound] = useState<Found | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function check(typed: string) {
    const wanted = typed.trim().toLowerCase();
    setHandle(wanted);
    clearTimeout(timer.current);
    if (wanted === own || !HANDLE_PATTERN.test(wanted)) return;
    timer.current = setTimeout(() => void ask(wanted), AFTER_TYPING_MS);
  }

  async function ask(wanted: string) {
    const { answer } = await tryCall('accounts/check-handle/', { handle: wanted });
    const isFree = answer?.checkHandle.item?.isFree;
    const state = isFree === undefined ? 'unknown' : isFree ? 'free' : 'taken';
    setFound({ handle: wanted, state, idea: null });
    if (state !== 'taken') return;
    const idea = await freeNear(wanted);
    setFound((was) => (was?.handle === wanted ? { ...was, idea } : was));
  }

  const state = stateOf();
  return { handle, state, idea: state === 'taken' ? (found?.idea ?? null) : null, check };

  function stateOf(): HandleState {
    if (handle === own) return 'own';
    if (!HANDLE_PATTERN.test(handle)) return 'unknown';
    return found?.handle === handle ? found.state : 'checking';
  }
}
