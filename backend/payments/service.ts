import type { Context } from '@/backend/platform/context';
import type { PaymentView } from '@/lib/shared/payments/payment';
import type { OpenPayment, Payment, StartPayment } from './types';

export { registerSold } from './sold';
export type { Buyer, OpenPayment, Payment, Refund, SoldKind, StartPayment } from './types';

/* Signatures first; the verbs follow in this branch. */
const soon = (): never => {
  throw new Error('not built yet');
};

/**
 * Opens a page to pay on, or answers the one that is open. Outside of a transaction. Errors:
 * payment.not_for_sale, payment.seller_not_ready, payment.amount_too_small, payment.amount_too_large,
 * payment.currency, payment.amount_changed, payment.not_found (another buyer's), payment.already_paid,
 * payment.wrong_state, payment.provider_out.
 */
export async function startPayment(_context: Context, _input: StartPayment): Promise<OpenPayment> {
  return soon();
}

/** Takes an amount that is held on a card. Errors: payment.not_found, payment.wrong_state, payment.provider_out. */
export async function capturePayment(_context: Context, _paymentID: string): Promise<void> {
  return soon();
}

/** Calls a payment off before anything is charged. Errors: as `capturePayment`, payment.already_paid. */
export async function cancelPayment(_context: Context, _paymentID: string): Promise<void> {
  return soon();
}

/** Charges a saved card; a decline is told and tried again by itself. Errors: as `capturePayment`. */
export async function chargeSaved(_context: Context, _paymentID: string): Promise<void> {
  return soon();
}

/** Opens a page to pay on instead of a saved card that was declined. Errors: as `startPayment`. */
export async function recoverPayment(_context: Context, _paymentID: string): Promise<OpenPayment> {
  return soon();
}

/**
 * Sends money back; a repetition with the same key is the same refund. Errors: payment.not_found,
 * payment.wrong_state, payment.refund_too_large, payment.disputed, payment.provider_out.
 */
export async function refundPayment(
  _context: Context,
  _refund: { paymentID: string; amount: number; reason: string; requestKey: string },
): Promise<{ refundID: string }> {
  return soon();
}

/** The payment of a sold thing; null: none was started. */
export async function paymentOf(
  _context: Context,
  _kind: string,
  _ref: string,
): Promise<Payment | null> {
  return soon();
}

/** What was sold is delivered: clearance begins. A repetition changes nothing. Errors: payment.not_found, payment.wrong_state. */
export async function completeSale(
  _context: Context,
  _paymentID: string,
  _at: Date,
): Promise<void> {
  return soon();
}

/** A payment for its buyer or its seller. Errors: auth.required, payment.not_found. */
export async function getPayment(
  _context: Context,
  _input: { paymentID: string },
): Promise<PaymentView> {
  return soon();
}
