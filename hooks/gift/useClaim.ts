import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '@/hooks/session/useSession';
import { useLinkToken } from '@/hooks/ui/page/useLinkToken';
import { orderPath } from '@/lib/navigation/tools/experiencePath';
import { loadErrorTexts } from '@/lib/i18n/loadErrorTexts';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ErrorCode } from '@/lib/shared/errors';
import type { ShownGift } from '@/lib/shared/gifts/views';
import { keepToken, keptToken } from './keptToken';

/** What whoever has the link can press. */
type ClaimAct = 'gifts/decline/' | 'gifts/keep/';

/** What is said of a link that leads to no gift; anything else may be gone at the next try. */
const NO_GIFT: ReadonlySet<ErrorCode> = new Set(['gift.not_found', 'payload.invalid']);

/** The gift that a link leads to: shown to anybody who has it, and taken by a press of somebody known. */
export function useClaim(giftId: string) {
  const { user } = useSession();
  const linked = useLinkToken();
  const token = linked === undefined ? undefined : (linked ?? keptToken(giftId));
  const isBusy = useRef(false);
  const [gift, setGift] = useState<ShownGift | null>(null);
  const [isLost, setIsLost] = useState(false);
  const [fault, setFault] = useState<ErrorCode | null>(null);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const [running, setRunning] = useState<ClaimAct | 'gifts/claim/' | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [hasEntered, setHasEntered] = useState(false);
  const isMember = (user !== null && !user.isQuick) || hasEntered;

  async function read() {
    if (!token) {
      // Nobody was asked, so no answer brought the words for it.
      await loadErrorTexts('gift.not_found');
      setIsLost(true);
      return;
    }
    const link = { giftId, token };
    setFault(null);
    const { answer, refusal: why } = await tryCall('gifts/get-gift/', link);
    const item = answer?.shownGift.item ?? null;
    const code = item === null ? (why ?? 'internal') : null;
    setGift(item);
    setFault(code);
    setIsLost(code !== null && NO_GIFT.has(code));
    // Told apart from the reading, so that whatever only reads a link leaves no trace.
    if (item?.state === 'OPEN') await tryCall('gifts/open/', link);
  }
  const readFirst = useEffectEvent(read);
  useEffect(() => {
    if (token === undefined) return;
    const timer = setTimeout(() => void readFirst());
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
    /** The link leads to no gift. */
    isLost,
    /** Why the gift could not be read; null: it is there, or still to come. */
    fault,
    readAgain: () => void read(),
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
