import { useState } from 'react';
import { callSecureql } from '@/lib/secureql/browser/client';
import type { Session } from './types';

/** Where one is logged in; what is ended goes from the list when the server has said so. */
export function useSessions(initial: readonly Session[]) {
  const [sessions, setSessions] = useState(initial);
  const [busy, setBusy] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<'still' | 'ended' | 'failed'>('still');

  async function attempt(name: string, call: () => Promise<unknown>, isKept: KeepSession) {
    if (busy !== null) return;
    setBusy(name);
    setOutcome('still');
    try {
      await call();
      setSessions((all) => all.filter(isKept));
      setOutcome('ended');
    } catch {
      setOutcome('failed');
    } finally {
      setBusy(null);
    }
  }

  return {
    sessions,
    /** Id of the session that is being ended, or `others`. */
    busy,
    outcome,
    endOne: (sessionId: string) =>
      attempt(
        sessionId,
        () => callSecureql('accounts/end-session/', { sessionId }),
        ({ id }) => id !== sessionId,
      ),
    endOthers: () =>
      attempt(
        'others',
        () => callSecureql('accounts/end-other-sessions/', {}),
        ({ isCurrent }) => isCurrent,
      ),
  };
}

type KeepSession = (session: Session) => boolean;
