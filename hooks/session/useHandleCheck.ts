import { useEffect, useRef, useState } from 'react';
import { tryCall } from '@/lib/secureql/tryCall';
import { HANDLE_PATTERN } from '@/lib/shared/limits';

const AFTER_TYPING_MS = 400;

/** Whether a handle is free; `unknown`: it is not a valid handle, or the check failed. */
export type HandleState = 'unknown' | 'own' | 'checking' | 'free' | 'taken';

/**
 * Asks the server about a handle once typing has paused; the answer to an older one is dropped. A
 * failed check shows nothing. `own`: the handle that the reader has, or empty.
 */
export function useHandleCheck(own: string) {
  const [handle, setHandle] = useState(own);
  const [found, setFound] = useState<{ handle: string; state: HandleState } | null>(null);
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
    setFound({ handle: wanted, state });
  }

  return { handle, state: stateOf(), check };

  function stateOf(): HandleState {
    if (handle === own) return 'own';
    if (!HANDLE_PATTERN.test(handle)) return 'unknown';
    return found?.handle === handle ? found.state : 'checking';
  }
}
