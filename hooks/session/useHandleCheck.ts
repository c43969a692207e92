import { useEffect, useRef, useState } from 'react';
import { callSecureql } from '@/lib/secureql/client';

const PAUSE_MS = 400;
/** The same rule as the server's, which has the last word. */
const POSSIBLE = /^[a-z0-9_-]{3,30}$/i;

/**
 * Says whether a handle that is being typed is free, a pause after each change; null while nobody
 * knows. A check that fails says nothing: choosing the handle will tell.
 */
export function useHandleCheck() {
  const [isFree, setIsFree] = useState<boolean | null>(null);
  const latest = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function check(typed: string) {
    const handle = typed.trim();
    latest.current = handle;
    clearTimeout(timer.current);
    setIsFree(null);
    if (!POSSIBLE.test(handle)) return;
    timer.current = setTimeout(() => {
      callSecureql('accounts/check-handle/', { handle }).then(
        ({ checkHandle }) => {
          if (latest.current === handle) setIsFree(checkHandle.item?.isFree ?? null);
        },
        () => undefined,
      );
    }, PAUSE_MS);
  }

  return { isFree, check };
}
