import { useCallback, useEffect, useRef, useState } from 'react';
import { takeFragment } from '@/lib/navigation/fragment';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ErrorCode } from '@/lib/shared/errors';

const LINK = /^#confirm=([\w-]{1,100})$/;

/** State of the mailed link; `none`: the page was not opened by one. */
export type LinkState = 'none' | 'running' | 'confirmed' | { error: ErrorCode };

/**
 * Confirms the address of a mailed link once the page has loaded. The token is removed from the
 * address bar at once. `retry` tries again after a failure.
 */
export function useWaitlistLink(): { state: LinkState; retry: () => void } {
  const [state, setState] = useState<LinkState>('none');
  const token = useRef<string | null>(null);

  const confirm = useCallback(async () => {
    if (token.current === null) return;
    setState('running');
    const { refusal } = await tryCall('waitlist/confirm/', { token: token.current });
    setState(refusal === null ? 'confirmed' : { error: refusal });
  }, []);

  useEffect(() => {
    function readLink() {
      const given = LINK.exec(window.location.hash)?.[1];
      if (given === undefined) return;
      token.current = given;
      takeFragment();
      void confirm();
    }
    readLink();
    window.addEventListener('hashchange', readLink);
    return () => window.removeEventListener('hashchange', readLink);
  }, [confirm]);

  return { state, retry: () => void confirm() };
}
