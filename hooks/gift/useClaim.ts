import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '@/hooks/session/useSession';
import { useLinkToken } from '@/hooks/ui/page/useLinkToken';
import { orderPath } from '@/lib/navigation/tools/experiencePath';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ErrorCode } from '@/lib/shared/errors';
import type { ShownGift } from '@/lib/shared/gifts/views';
import { keepToken, keptToken } from './keptToken';

/** What whoever has the link can press. */
type ClaimAct = 'gifts/decline/' | 'gifts/keep/';

/** The gift that a link leads to: shown to anybody who has it, and taken by a press of somebody known. */
export function useClaim(giftId: string) {
  const { user } = useSession();
  const linked = useLinkToken();
  const token = linked === undefined ? undefined : (linked ?? keptToken(giftId));
  const isBusy = useRef(false);
  const [gift, setGift] = useState<ShownGift | null>(null);
  const [isLost, setIsLost] = useState(false);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const [running, setRunning] = useState<ClaimAct | 'gifts/claim/' | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [hasEntered, setHasEntered] = useState(false);
  const isMember = (user !== null && !user.isQuick) || hasEntered;

  const read = useEffectEvent(async (given: string) => {
    const link = { giftId, token: given };
    const outcome = await tryCall('gifts/get-gift/', link);
    const item = outcome.answer?.shownGift.item ?? null;
    setGift(item);
    setIsLost(item === null);
    // Told apart from the reading, so that whatever only reads a link leaves no trace.
    if (item?.state === 'OPEN') await tryCall('gifts/open/', link);
  });
  useEffect(() => {
    if (token === undefined) return;
    const timer = setTimeout(() => {
      if (token === null) setIsLost(true);
      else void read(token);
    });
    return () => clearTimeout(timer);
  }, [token]);

  useEffect(() => {
    if (linked) keepToken(giftId, linked);
  }, [linked, giftId]);

  async function run(path: ClaimAct | 'gifts/claim/', work: () => Promise<ErrorCode | null>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setRunning(path);
    setRefusal(null);
    const refused = await work();
    setRefusal(refused);
    isBusy.current = false;
    setRunning(null);
  }

  const take = () =>
    run('gifts/claim/', async () => {
      const outcome = await tryCall('gifts/claim/', { giftId, token: token ?? '' });
      const item = outcome.answer?.claimGift.item ?? null;
      if (item === null) {
        if (outcome.refusal === 'auth.email_needed') setIsAsked(true);
        return outcome.refusal;
      }
      setGift(item);
      // The whole page anew: whoever has just typed a code is logged in from here on.
      if (item.bookingId !== null) window.location.assign(orderPath(item.bookingId));
      return null;
    });

  return {
    gift,
    isLost,
    refusal,
    running,
    /** Somebody has pressed whom we do not know yet. */
    isAsked: isAsked && !hasEntered,
    press: () => {
      if (isMember) void take();
      else setIsAsked(true);
    },
    enter: () => {
      setHasEntered(true);
      void take();
    },
    decline: () =>
      void run('gifts/decline/', async () => {
        const outcome = await tryCall('gifts/decline/', { giftId, token: token ?? '' });
        const item = outcome.answer?.declineGift.item ?? null;
        if (item) setGift(item);
        return item ? null : outcome.refusal;
      }),
    keep: () =>
      void run('gifts/keep/', async () => {
        const outcome = await tryCall('gifts/keep/', { giftId, token: token ?? '' });
        const item = outcome.answer?.keepGift.item ?? null;
        if (item) setGift(item);
        return item ? null : outcome.refusal;
      }),
  };
}

export type Claim = ReturnType<typeof useClaim>;
