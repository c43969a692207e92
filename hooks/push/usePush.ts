import { useEffect, useState } from 'react';
import { useSession } from '@/hooks/session/useSession';
import { loadTexts } from '@/lib/i18n/loadTexts';
import {
  readPush,
  turnPushOff,
  turnPushOn,
  type PushOutcome,
  type PushStanding,
} from '@/lib/push/switchPush';
import type { ErrorCode } from '@/lib/shared/errors';

interface Push {
  /** Null: still reading, or a visitor. The texts of `push` have come by then. */
  standing: PushStanding | null;
  /** Asks the reader or the server at this moment. */
  isAsking: boolean;
  /** Why the last press changed nothing. */
  refusal: ErrorCode | null;
  turnOn: () => Promise<void>;
  turnOff: () => Promise<void>;
}

/** Alerts of this browser for whoever is logged in. Reads once it is shown. */
export function usePush(): Push {
  const userId = useSession().user?.id ?? null;
  const [standing, setStanding] = useState<PushStanding | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);

  useEffect(() => {
    if (userId === null) return;
    let isHere = true;
    const read = async () => {
      const [found, hasTexts] = await Promise.all([readPush(userId), loadTexts('push')]);
      // Without words nothing is shown at all.
      if (isHere && hasTexts) setStanding(found);
    };
    void read();
    return () => {
      isHere = false;
    };
  }, [userId]);

  async function press(change: () => Promise<PushOutcome>) {
    if (isAsking) return;
    setIsAsking(true);
    const outcome = await change();
    setIsAsking(false);
    setStanding(outcome.standing);
    setRefusal(outcome.refusal);
  }

  return {
    standing,
    isAsking,
    refusal,
    turnOn: () => press(() => turnPushOn(userId ?? '')),
    turnOff: () => press(turnPushOff),
  };
}
