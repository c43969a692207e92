import { sellerOf } from '@/backend/payouts/service';
import { restart, startRefusal } from '@/backend/payments/policy';
import { soldKind } from '@/backend/payments/sold';
import {
  changePayment,
  insertPayment,
  lockByRef,
  lockPayment,
  type PaymentRow,
} from '@/backend/payments/store/payments';
import { findSuspension } from '@/backend/payments/store/suspensions';
import { toPayment } from '@/backend/payments/toPayment';
import type { OpenPayment, StartPayment } from '@/backend/payments/types';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import type { StripeService } from '@/backend/platform/stripe/stripeService';
import { inTransaction } from '@/backend/platform/transaction';
import { feeOf } from '@/lib/shared/money/fees';
import { HOLD_MINUTES } from '@/lib/shared/payments/payment';
import { createCustomer, createSession } from './sessions';

const MINUTE_MS = 60_000;
/** Stripe keeps a page open for half an hour at least, so we close it ourselves before. */
const SESSION_MINUTES = 31;

/** Answers what takes payments. Errors: payment.not_for_sale. */
export function stripeOf({ stripe }: Context): StripeService {
  if (!stripe) throw new AppError('payment.not_for_sale');
  return stripe;
}

/**
 * Opens a page to pay on, or answers the one that is open. Outside of a transaction. Errors:
 * payment.not_for_sale, payment.seller_not_ready, payment.amount_too_small, payment.amount_too_large,
 * payment.currency, payment.amount_changed, payment.not_found (another buyer's), payment.already_paid,
 * payment.expired, payment.provider_out.
 */
export async function startPayment(context: Context, input: StartPayment): Promise<OpenPayment> {
  const { now } = stripeOf(context);
  const { feeKind } = soldKind(input.kind);
  const row = await inTransaction(context, async (inner) => {
    const { sellerId, money, shown } = input;
    const seller = await sellerOf(inner, sellerId);
    const isSuspended = (await findSuspension(inner.db, sellerId)) !== undefined;
    const refusal = startRefusal({ money, shown }, { ...seller, isSuspended });
    if (refusal) throw new AppError(refusal);
    const at = now();
    const fee = input.fee ?? feeOf(feeKind, money);
    const fresh = { ...detailsOf(input), ...pageTimes(at), feeKind, fee };
    const id = newId();
    const { kind, ref } = input;
    await insertPayment(inner.db, { ...fresh, ...NOTHING_YET, id, kind, ref, createdAt: at });
    const standing = await lockByRef(inner.db, kind, ref);
    if (!standing) throw new Error('a payment was deleted');
    if (standing.id === id) return standing;
    const answer = restart(standing, input);
    if (answer === 'REUSE') return standing;
    if (answer !== 'NEW') throw new AppError(answer);
    return changePayment(inner.db, standing.id, {
      ...fresh,
      ...NOTHING_YET,
      version: standing.version + 1,
    });
  });
  return openPage(context, row);
}

/** What a payment starts with that is not known yet. */
export const NOTHING_YET = {
  state: 'OPEN',
  sessionId: null,
  sessionUrl: null,
  customerId: null,
  cardId: null,
  cardLast4: null,
  intentId: null,
  chargeId: null,
  stripeFee: null,
  wish: null,
  captureBefore: null,
  failure: null,
  firstTryAt: null,
  retryAt: null,
  dispute: null,
  paidAt: null,
  completedAt: null,
  heldAt: null,
} as const;

/** What a payment is made of that whoever sells it hands in. */
export function detailsOf(input: StartPayment) {
  const { sellerId, buyer, title, money, mode, consent = null, returnPath, cancelPath } = input;
  const { keepsCard = false } = input;
  const { id: buyerId, email: buyerEmail, name: buyerName, locale: buyerLocale } = buyer;
  return {
    ...{ sellerId, buyerId, buyerEmail, buyerName, buyerLocale },
    ...{ title, ...money, mode, consent, keepsCard, returnPath, cancelPath },
  };
}

/** How long a page that opens now can be paid on, and when we look at it next. */
export function pageTimes(at: Date) {
  const after = (minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS);
  return {
    sessionEndsAt: after(SESSION_MINUTES),
    holdUntil: after(HOLD_MINUTES),
    checkAt: after(1),
  };
}

/**
 * Has Stripe make the page of an open payment unless it is there, and notes its address. Whoever asks
 * at the same time gets the same page: the key is one. Errors: payment.expired, payment.already_paid,
 * payment.provider_out.
 */
export async function openPage(context: Context, open: PaymentRow): Promise<OpenPayment> {
  if (open.holdUntil <= stripeOf(context).now()) throw new AppError('payment.expired');
  const row = await ensureSession(context, open);
  if (row.state !== 'OPEN' && row.state !== 'FAILED') throw new AppError('payment.already_paid');
  return pageOf(row);
}

/** The same without an answer for the buyer: afterwards we know the page, unless Stripe is silent. */
export async function ensureSession(context: Context, open: PaymentRow): Promise<PaymentRow> {
  if (open.sessionId !== null) return open;
  const row = await withCustomer(context, open);
  const answer = await createSession(context, row);
  return inTransaction(context, async (inner) => {
    const current = await lockPayment(inner.db, row.id);
    if (!current || current.version !== row.version) return row;
    if (current.state !== 'OPEN' || current.sessionId !== null) return current;
    if (answer.ok) {
      const { id: sessionId, url: sessionUrl } = answer.object;
      return changePayment(inner.db, row.id, { sessionId, sessionUrl });
    }
    if (answer.type === 'no_answer') return current;
    const { code } = answer;
    inner.logger.error({ payment: row.id, code }, 'Stripe refused to open a page to pay on');
    const over = { state: row.firstTryAt ? 'SAVED' : 'FAILED', failure: 'PROVIDER' } as const;
    const changed = await changePayment(inner.db, row.id, { ...over, checkAt: null });
    if (!row.firstTryAt) await soldKind(row.kind).failed(inner, toPayment(changed));
    return changed;
  });
}

/** A card is saved with a customer of Stripe's, made before the page. */
async function withCustomer(context: Context, row: PaymentRow): Promise<PaymentRow> {
  const isSaved = row.mode === 'SAVE' || row.keepsCard;
  if (!isSaved || row.customerId !== null) return row;
  const answer = await createCustomer(context, row);
  if (!answer.ok) throw new AppError('payment.provider_out');
  return inTransaction(context, ({ db }) =>
    changePayment(db, row.id, { customerId: answer.object.id }),
  );
}

function pageOf({ id, sessionUrl, holdUntil }: PaymentRow): OpenPayment {
  if (sessionUrl === null) throw new AppError('payment.provider_out');
  return { paymentID: id, url: sessionUrl, expiresAt: holdUntil };
}
