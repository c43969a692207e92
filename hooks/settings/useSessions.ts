import { useState } from 'react';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ErrorCode } from '@/lib/shared/errors';
import type { Session } from './types';

type Call = () => Promise<{ refusal: ErrorCode | null }>;

/** The user's sessions; an ended one leaves the list once the server has confirmed it. */
export function useSessions(initial: readonly Session[]) {
  const [sessions, setSessions] = useState(initial);
  const [busy, setBusy] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<'still' | 'ended' | 'failed'>('still');

  async function end(name: string, call: Call, goesOn: (session: Session) => boolean) {
    if (busy !== null) return;
    setBusy(name);
    setOutcome('still');
    const { refusal } = await call();
    setBusy(null);
    setOutcome(refusal === null ? 'ended' : 'failed');
    if (refusal === null) setSessions((all) => all.filter(goesOn));
  }

  return {
    sessions,
    /** Id of the session that is being ended, or `others`. */
    busy,
    outcome,
    endOne: (sessionId: string) =>
      end(
        sessionId,
        () => tryCall('accounts/end-session/', { sessionId }),
        ({ id }) => id !== sessionId,
      ),
    endOthers: () =>
      end(
        'others',
        () => tryCall('accounts/end-other-sessions/', {}),
        ({ isCurrent }) => isCurrent,
      ),
  };
}
