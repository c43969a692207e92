import { useEffect, useRef, useState } from 'react';
import { callSecureql } from '@/lib/secureql/client';
import { HANDLE_PATTERN } from '@/lib/shared/limits';

const AFTER_TYPING_MS = 400;

/** Whether a handle could be had: `unknown` while it is no handle, or nobody could say. */
export type HandleState = 'unknown' | 'own' | 'checking' | 'free' | 'taken';

/** Asks the server about a handle once typing rests; the answer to an older one is dropped. */
export function useHandleCheck(own: string) {
  const [state, setState] = useState<HandleState>('own');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef('');

  useEffect(() => () => clearTimeout(timer.current), []);

  function check(typed: string) {
    const handle = typed.trim().toLowerCase();
    asked.current = handle;
    clearTimeout(timer.current);
    if (handle === own) return setState('own');
    if (!HANDLE_PATTERN.test(handle)) return setState('unknown');
    setState('checking');
    timer.current = setTimeout(() => void ask(handle), AFTER_TYPING_MS);
  }

  async function ask(handle: string) {
    const answer = await callSecureql('accounts/check-handle/', { handle }).catch(() => null);
    if (asked.current !== handle) return;
    const isFree = answer?.checkHandle.item?.isFree;
    setState(isFree === undefined ? 'unknown' : isFree ? 'free' : 'taken');
  }

  return { state, check };
}
