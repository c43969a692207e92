import { useRef, useState } from 'react';
import { forgetOrderKey, orderKey } from '@/hooks/payment/orderKey';
import { useSession } from '@/hooks/session/useSession';
import { tryCall } from '@/lib/secureql/tryCall';
import { looksLikeEmail } from '@/lib/shared/accounts/looksLikeEmail';
import type { ErrorCode } from '@/lib/shared/errors';
import type { CheckoutService } from '@/lib/shared/experiences/views';
import { stripLinks } from '@/lib/shared/links';
import { stripePath } from '@/lib/navigation/tools/experiencePath';
import { giftPlace, keepGift, keptGift, type GiftDraft } from './giftDraft';
import { turnOf } from './refusals';

/** What is missing, or cannot be, in the form of a gift. */
export type GiftFault = 'receiverName' | 'giverName' | 'message' | 'email' | 'sendAt';

const hasLink = (words: string) => stripLinks(words).count > 0;

/** Faults of what is typed, in the order of the form. Pure. */
function faultsOf(draft: GiftDraft, now: number): GiftFault[] {
  const { receiverName, giverName, message, way, email, sendAt } = draft;
  const isMailed = way === 'mail';
  const at = sendAt === '' ? null : Date.parse(sendAt);
  const wrong: Record<GiftFault, boolean> = {
    receiverName: receiverName.trim() === '' || hasLink(receiverName),
    giverName: giverName.trim() === '' || hasLink(giverName),
    message: hasLink(message),
    email: isMailed && !looksLikeEmail(email),
    sendAt: isMailed && at !== null && (Number.isNaN(at) || at <= now),
  };
  const faults: GiftFault[] = ['receiverName', 'giverName', 'message', 'email', 'sendAt'];
  return faults.filter((name) => wrong[name]);
}

/** A tier that is bought for somebody: what its giver says, and the press that leads to the card. */
export function useGift(initial: CheckoutService) {
  const { user } = useSession();
  const { service, tier } = initial;
  const place = giftPlace(tier.id);
  const isBusy = useRef(false);
  const [checkout, setCheckout] = useState(initial);
  const [draft, setDraft] = useState(() => keptGift(tier.id, user?.firstName ?? ''));
  const [faults, setFaults] = useState<readonly GiftFault[]>([]);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const [notice, setNotice] = useState<'price' | 'email' | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [hasEntered, setHasEntered] = useState(false);
  const isVisitor = user === null && !hasEntered;

  function change(changes: Partial<GiftDraft>) {
    const next = { ...draft, ...changes };
    setDraft(next);
    setRefusal(null);
    setFaults(faults.filter((name) => !(name in changes)));
    keepGift(tier.id, next);
  }

  async function refuse(code: ErrorCode, bookingId: string | null) {
    const turn = turnOf(code);
    // What ran out stays over: the next press is another gift.
    if (turn === 'over') forgetOrderKey(place);
    if (turn === 'paid' && bookingId !== null) {
      window.location.assign(stripePath(service.id, tier.id, bookingId));
      return;
    }
    if (turn === 'price') {
      const ids = { serviceId: service.id, serviceTierId: tier.id };
      const { answer } = await tryCall('checkout-service', ids);
      const read = answer?.services.items[0];
      if (read) setCheckout(read);
    }
    if (turn === 'price' || turn === 'email') setNotice(turn);
    else setRefusal(code);
  }

  async function pay() {
    const { way, email, sendAt, message, ...said } = draft;
    const isMailed = way === 'mail';
    const held = await tryCall('gifts/hold/', {
      ...said,
      serviceTierId: tier.id,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      requestKey: orderKey(place, { serviceTierId: tier.id }),
      message: message.trim() || null,
      email: isMailed ? email.trim() : null,
      sendAt: isMailed && sendAt !== '' ? new Date(sendAt).toISOString() : null,
    });
    const item = held.answer?.holdGift.item ?? null;
    if (item === null) return refuse(held.refusal ?? 'internal', null);
    const { bookingId } = item;
    const shown = checkout.total;
    const paid = await tryCall('bookings/pay/', { bookingId, answers: [], note: null, shown });
    const url = paid.answer?.payBooking.item?.url;
    if (!url) return refuse(paid.refusal ?? 'internal', bookingId);
    window.location.assign(url);
  }

  async function run() {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsRunning(true);
    setRefusal(null);
    await pay();
    isBusy.current = false;
    setIsRunning(false);
  }

  return {
    checkout,
    draft,
    change,
    faults,
    refusal,
    notice,
    isRunning,
    /** A visitor has pressed: who they are comes first. */
    isAsked: isAsked && isVisitor,
    press: (now: number) => {
      const found = faultsOf(draft, now);
      setFaults(found);
      if (found.length > 0) return;
      if (isVisitor) setIsAsked(true);
      else void run();
    },
    proven: () => {
      setNotice(null);
      void run();
    },
    /** The code fits: goes on as a member. */
    enter: () => {
      setHasEntered(true);
      void run();
    },
  };
}

export type GiftForm = ReturnType<typeof useGift>;
