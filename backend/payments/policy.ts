import { feeReturned, type FeeKind } from '@/lib/shared/money/fees';
import type { Currency, Money } from '@/lib/shared/money/money';
import { amountFault } from '@/lib/shared/money/money';
import {
  GIVE_UP_DAYS,
  RETRY_HOURS,
  type PaymentFailure,
  type PaymentMode,
  type PaymentState,
} from '@/lib/shared/payments/payment';
import type { Buyer } from './types';

const HOUR_MS = 3_600_000;

/** Why a thing cannot be paid at all; null: it can. */
export function startRefusal(
  { money, shown }: { money: Money; shown?: Money | undefined },
  seller: { isReady: boolean; currency: Currency | null; isSuspended: boolean },
) {
  const fault = amountFault(money);
  if (fault) return fault;
  if (!seller.isReady || seller.isSuspended) return 'payment.seller_not_ready';
  if (seller.currency !== money.currency) return 'payment.currency';
  if (!shown) return null;
  if (shown.currency !== money.currency) return 'payment.currency';
  return shown.amount === money.amount ? null : 'payment.amount_changed';
}

/** What a thing that is started again is compared with. */
interface Standing {
  state: PaymentState;
  mode: PaymentMode;
  feeKind: FeeKind;
  sellerId: string;
  buyerId: string | null;
  buyerEmail: string | null;
  amount: number;
  currency: Currency;
}

/** Payments whose page is closed without a charge can be started again, also at another price. */
const CLOSED: readonly PaymentState[] = ['EXPIRED', 'CANCELLED', 'FAILED'];

/**
 * What starting a payment again does: REUSE the open page, make a NEW one, or the code of a refusal.
 * Another buyer is told nothing.
 */
export function restart(
  standing: Standing,
  input: { sellerId: string; buyer: Buyer; money: Money; mode: PaymentMode },
) {
  const isSameBuyer =
    standing.buyerId === input.buyer.id &&
    (input.buyer.id !== null || standing.buyerEmail === input.buyer.email);
  if (!isSameBuyer || standing.sellerId !== input.sellerId) return 'payment.not_found';
  if (CLOSED.includes(standing.state)) return 'NEW';
  if (standing.state !== 'OPEN') return 'payment.already_paid';
  const { amount, currency } = input.money;
  if (standing.currency !== currency) return 'payment.currency';
  if (standing.amount !== amount || standing.mode !== input.mode) return 'payment.amount_changed';
  return 'REUSE';
}

/** Declines that no other try of the same card can mend, by Stripe's code. */
const FAILURES: Readonly<Record<string, PaymentFailure>> = {
  authentication_required: 'NEEDS_CONFIRMATION',
  payment_intent_authentication_failure: 'NEEDS_CONFIRMATION',
  setup_intent_authentication_failure: 'NEEDS_CONFIRMATION',
  insufficient_funds: 'NO_FUNDS',
  expired_card: 'CARD_EXPIRED',
  lost_card: 'CARD_BLOCKED',
  stolen_card: 'CARD_BLOCKED',
  pickup_card: 'CARD_BLOCKED',
  restricted_card: 'CARD_BLOCKED',
};

/** Why a card failed, in the words of the product. */
export function failureOf(
  code: string | null | undefined,
  declineCode: string | null | undefined,
): PaymentFailure {
  return FAILURES[declineCode ?? ''] ?? FAILURES[code ?? ''] ?? 'DECLINED';
}

/** Whether a saved card is tried again by itself. */
function isRetried(failure: PaymentFailure): boolean {
  return failure === 'DECLINED' || failure === 'NO_FUNDS';
}

/** When a saved card that was declined is tried next; null: not by itself. */
export function retryAt(failure: PaymentFailure, firstTryAt: Date, now: Date): Date | null {
  if (!isRetried(failure)) return null;
  const times = RETRY_HOURS.map((hours) => new Date(firstTryAt.getTime() + hours * HOUR_MS));
  return times.find((time) => time > now) ?? null;
}

/** When a saved card that was declined is given up. */
export function giveUpAt(firstTryAt: Date): Date {
  return new Date(firstTryAt.getTime() + GIVE_UP_DAYS * 24 * HOUR_MS);
}

/** The parts of an amount that goes back after others did: ours and the creator's. */
export function partsBack(
  { amount, fee }: { amount: number; fee: number },
  before: number,
  back: number,
): { fee: number; net: number } {
  const part =
    feeReturned(fee, amount, Math.min(amount, before + back)) - feeReturned(fee, amount, before);
  return { fee: part, net: back - part };
}

/** What Stripe said of a payment's page and charge, as far as it decides. */
export interface Seen {
  session: string | null;
  intent: string | null;
  setup: string | null;
}

/**
 * The state that a payment is in by what Stripe says; null: as it is. What is paid stays paid, and
 * nothing that was read before another step moves it back.
 */
export function stateBy(
  payment: {
    state: PaymentState;
    mode: PaymentMode;
    wish: 'CAPTURE' | 'CANCEL' | null;
    firstTryAt: Date | null;
  },
  { session, intent, setup }: Seen,
): PaymentState | null {
  const { state, mode, wish, firstTryAt } = payment;
  if (state === 'PAID') return null;
  if (intent === 'succeeded') return 'PAID';
  const isClosed = CLOSED.includes(state);
  if (intent === 'requires_capture') return state === 'AUTHORISED' ? null : 'AUTHORISED';
  if (isClosed) return null;
  const over = wish === 'CANCEL' ? 'CANCELLED' : 'EXPIRED';
  if (mode === 'SAVE') {
    if (state === 'SAVED') return null;
    if (firstTryAt) return session === 'expired' ? 'SAVED' : null;
    if (setup === 'succeeded') return 'SAVED';
    return session === 'expired' ? over : null;
  }
  if (intent === 'canceled' || (session === 'expired' && state !== 'AUTHORISED')) return over;
  if (session === 'complete' && state === 'OPEN') return 'PROCESSING';
  return null;
}

const MINUTE_MS = 60_000;
/** Banks accept disputes for so long. */
const WATCHED_MS = 180 * 24 * HOUR_MS;

/** What decides when a payment is looked at next. */
interface Watched {
  state: PaymentState;
  holdUntil: Date;
  wish: string | null;
  captureBefore: Date | null;
  failure: PaymentFailure | null;
  firstTryAt: Date | null;
  retryAt: Date | null;
  stripeFee: number | null;
  paidAt: Date | null;
}

/**
 * When the reconciler looks at a payment next; null: never. A refund or reversal that stands open goes
 * on at once; what waits for somebody is looked at every minute; what is paid, after as long as it is old, for a message of Stripe's may have been lost.
 */
export function nextCheck(payment: Watched, now: Date, isUnderWay: boolean): Date | null {
  const { state, failure, firstTryAt, paidAt, captureBefore } = payment;
  const after = (ms: number) => new Date(now.getTime() + ms);
  const soon = after(MINUTE_MS);
  if (isUnderWay) return now;
  if (state === 'PROCESSING') return soon;
  if (state === 'OPEN') return earliest(soon, payment.holdUntil > now ? payment.holdUntil : null);
  if (state === 'AUTHORISED') {
    if (payment.wish) return soon;
    return earliest(after(HOUR_MS), captureBefore && captureBefore > now ? captureBefore : null);
  }
  if (state === 'SAVED' && failure && firstTryAt) {
    return payment.retryAt ?? giveUpAt(firstTryAt);
  }
  if (state !== 'PAID' || !paidAt) return null;
  if (payment.stripeFee === null) return soon;
  const age = now.getTime() - paidAt.getTime();
  return age > WATCHED_MS ? null : after(Math.max(age, HOUR_MS));
}

function earliest(one: Date, other: Date | null): Date {
  return other && other < one ? other : one;
}

/** What a decision about a payment leads to: GO, DONE as it is, or the code of a refusal. */
export function wishAnswer(
  { state, wish }: { state: PaymentState; wish: 'CAPTURE' | 'CANCEL' | null },
  wanted: 'CAPTURE' | 'CANCEL',
) {
  if (wanted === 'CAPTURE') {
    if (state === 'PAID') return 'DONE';
    return state === 'AUTHORISED' && wish !== 'CANCEL' ? 'GO' : 'payment.wrong_state';
  }
  if (state === 'PAID') return 'payment.already_paid';
  if (CLOSED.includes(state)) return 'DONE';
  return wish === 'CAPTURE' || state === 'PROCESSING' ? 'payment.wrong_state' : 'GO';
}

/** Why an amount cannot go back; null: it can. */
export function refundRefusal(
  payment: {
    state: PaymentState;
    amount: number;
    refunded: number;
    chargedBack: number;
    dispute: string | null;
  },
  amount: number,
) {
  if (payment.state !== 'PAID') return 'payment.wrong_state';
  if (payment.dispute === 'OPEN') return 'payment.disputed';
  if (!Number.isSafeInteger(amount) || amount < 1) return 'payment.amount_too_small';
  const left = payment.amount - payment.refunded - payment.chargedBack;
  return amount > left ? 'payment.refund_too_large' : null;
}
