import { useRef, useState } from 'react';
import { useSession } from '@/hooks/session/useSession';
import { forgetOrderKey } from '@/hooks/payment/orderKey';
import type { SlotPickerState } from '@/hooks/slots/useSlotPicker';
import { stripePath } from '@/lib/navigation/tools/experiencePath';
import { tryCall } from '@/lib/secureql/tryCall';
import type { HeldBooking } from '@/lib/shared/bookings/paying';
import type { ErrorCode } from '@/lib/shared/errors';
import type { CheckoutService } from '@/lib/shared/experiences/views';
import {
  answersOf,
  askedNow,
  firstDraft,
  keepDraft,
  missingAnswers,
  openStep,
  stepsOf,
  type Draft,
  type Step,
} from './draft';
import { bookingPlace, hold, isHeld } from './hold';
import { turnOf } from './refusals';
import { useIntakeFiles } from './useIntakeFiles';

/** A time that could not be had, and why. */
interface Gone {
  startsAt: string;
  code: ErrorCode;
}

interface Options {
  initial: CheckoutService;
  picker: SlotPickerState;
  /** What was kept of this checkout in this tab. */
  kept: Draft | null;
}

/** A checkout: what is chosen and typed, what is held meanwhile, and the press that leads to the card. */
export function useCheckout({ initial, picker, kept }: Options) {
  const { user } = useSession();
  const isBusy = useRef(false);
  const [checkout, setCheckout] = useState(initial);
  const [draft, setDraft] = useState<Draft>(() => kept ?? firstDraft(initial));
  const [edited, setEdited] = useState<Step | null>(null);
  const [gone, setGone] = useState<Gone | null>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const [notice, setNotice] = useState<'price' | 'email' | 'closed' | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [hasEntered, setHasEntered] = useState(false);
  const [codeRefusal, setCodeRefusal] = useState<ErrorCode | null>(null);
  const files = useIntakeFiles();
  const tierId = checkout.tier.id;
  const steps = stepsOf(checkout);
  const isVisitor = user === null && !hasEntered;

  function change(next: Draft): Draft {
    setDraft(next);
    setRefusal(null);
    keepDraft(tierId, next);
    return next;
  }

  async function refuse(code: ErrorCode, from: Draft) {
    const turn = turnOf(code);
    if (turn === null) setRefusal(code);
    if (turn === 'gone' && from.startsAt !== null) {
      // Read before it is told: the nearest times can be pressed as soon as they are seen.
      await picker.reload();
      setGone({ startsAt: from.startsAt, code });
      change({ ...from, startsAt: null });
      setEdited('when');
      picker.choose(null);
    }
    if (turn === 'over') {
      forgetOrderKey(bookingPlace(tierId));
      const past = from.held && { ...from.held, heldUntil: new Date(0).toISOString() };
      change({ ...from, held: past });
    }
    if (turn === 'paid' && from.held) {
      const { id } = checkout.service;
      window.location.assign(stripePath(id, tierId, from.held.bookingId));
    }
    if (turn === 'answers') {
      setMissing(missingAnswers(askedNow(checkout), from, files.ready()));
      setEdited('questions');
    }
    if (turn === 'price') {
      const { answer } = await tryCall('checkout-service', ids(checkout));
      const read = answer?.services.items[0];
      if (read) setCheckout(read);
    }
    if (turn === 'price' || turn === 'email' || turn === 'closed') setNotice(turn);
    if (turn === 'closed') setRefusal(code);
  }

  async function take(from: Draft): Promise<HeldBooking | null> {
    const wish = { serviceTierId: tierId, timeZone: picker.zone ?? 'UTC' };
    const outcome = await hold({ ...wish, startsAt: from.startsAt, held: from.held });
    const item = outcome.answer?.holdBooking.item ?? null;
    if (item !== null) {
      change({ ...from, held: item });
      setNotice(null);
      // What is held anew costs the whole price, until the code is used for it, too.
      if (from.code !== item.code) return price({ ...from, held: item }, item, from.code);
    } else if (outcome.refusal !== null) await refuse(outcome.refusal, from);
    return item;
  }

  /** Uses a code for what is held, or takes it off; refused, the price stays as it is. */
  async function price(from: Draft, held: HeldBooking, code: string | null): Promise<HeldBooking> {
    const outcome = await tryCall('bookings/apply-code/', { bookingId: held.bookingId, code });
    const item = outcome.answer?.applyCode.item ?? null;
    setCodeRefusal(item === null ? outcome.refusal : null);
    change({ ...from, held: item ?? held, code: (item ?? held).code });
    if (outcome.refusal !== null && turnOf(outcome.refusal) !== null) {
      await refuse(outcome.refusal, { ...from, held, code: held.code });
    }
    return item ?? held;
  }

  async function applyCode(code: string | null) {
    const held = isHeld(draft.held) ? draft.held : await take({ ...draft, code: null });
    if (held !== null) await price({ ...draft, held }, held, code);
  }

  /** One press at a time. */
  async function run(press: () => Promise<unknown>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsRunning(true);
    setRefusal(null);
    await press();
    isBusy.current = false;
    setIsRunning(false);
  }

  async function takeTime(startsAt: string) {
    const next = { ...draft, startsAt };
    setGone(null);
    // A visitor's time is held as soon as their code fits: nothing is held for nobody.
    if (isVisitor) change(next);
    else if ((await take(next)) === null) return;
    setEdited(null);
    // The time of the address has done its work: a page that is loaded again keeps the one that was taken.
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }

  async function pay() {
    const held = isHeld(draft.held) ? draft.held : await take(draft);
    if (held === null) return;
    const sent = await files.sendAll(held.bookingId);
    if (sent === null) {
      setEdited('questions');
      return;
    }
    const next = change({ ...draft, held, files: { ...draft.files, ...sent } });
    const outcome = await tryCall('bookings/pay/', {
      bookingId: held.bookingId,
      answers: answersOf(askedNow(checkout), next),
      note: next.note.trim() || null,
      shown: totalOf(checkout, held),
    });
    const url = outcome.answer?.payBooking.item?.url;
    if (url) window.location.assign(url);
    else await refuse(outcome.refusal ?? 'internal', next);
  }

  return {
    checkout: { ...checkout, total: totalOf(checkout, draft.held) },
    draft,
    change,
    steps,
    step: edited !== null && steps.includes(edited) ? edited : openStep(steps, draft),
    edit: (step: Step) => setEdited(step),
    gone,
    missing,
    files,
    refusal,
    notice,
    /** Why the code that was typed does not count. */
    codeRefusal,
    applyCode: (code: string | null) => void run(() => applyCode(code)),
    isRunning,
    isVisitor,
    takeTime: (startsAt: string) => void run(() => takeTime(startsAt)),
    /** Goes past the questions, unless one is missing. */
    answer: () => {
      const open = missingAnswers(askedNow(checkout), draft, files.ready());
      setMissing(open);
      if (open.length > 0) return;
      change({ ...draft, isAnswered: true });
      setEdited(null);
    },
    holdAgain: () => void run(() => take(draft)),
    pay: () => void run(pay),
    /** The code fits: goes on as a member, and holds what was chosen. */
    enter: () => {
      setHasEntered(true);
      void run(() => take(draft));
    },
  };
}

/** With a code it costs what the booking does that it was used for. */
const totalOf = ({ total }: CheckoutService, held: HeldBooking | null): number =>
  held === null || held.code === null ? total : held.amount;

const ids = ({ service, tier }: CheckoutService) => ({
  serviceId: service.id,
  serviceTierId: tier.id,
});

export type Checkout = ReturnType<typeof useCheckout>;
