import { useRouter } from 'next/router';
import { useState } from 'react';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ErrorCode } from '@/lib/shared/errors';

/**
 * Takes the end of a party back, with what was done since: the last first. Then the console of the
 * party that goes on opens.
 */
export function useTakeEndBack(partyID: string) {
  const router = useRouter();
  const [isRunning, setIsRunning] = useState(false);
  const [errorCode, setErrorCode] = useState<ErrorCode | null>(null);

  /** A refusal; null once the end is taken back. */
  async function undoDownToEnd(): Promise<ErrorCode | null> {
    const { answer, refusal } = await tryCall('get-party-edit', { partyID });
    const acts = answer?.getParties.items[0]?.acts;
    if (!acts) return refusal;
    const standing = acts.filter(({ isUndone, isFinal }) => !isUndone && !isFinal);
    const end = standing.findIndex(({ kind, what }) => kind === 'STATE' && what === 'ENDED');
    if (end === -1) return 'act.final';
    for (const { id: actId } of standing.slice(0, end + 1)) {
      const undone = await tryCall('party/undo/', { partyID, actId });
      if (undone.refusal) return undone.refusal;
    }
    return null;
  }

  async function run() {
    setIsRunning(true);
    const refusal = await undoDownToEnd();
    setErrorCode(refusal);
    if (refusal === null) await router.push(`/party/${partyID}/dashboard`);
    setIsRunning(false);
  }

  return { run, isRunning, errorCode };
}
