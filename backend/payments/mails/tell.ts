import type { Context } from '@/backend/platform/context';
import type { Payment, Refund } from '@/backend/payments/types';

/** What the buyer is told of a card that was declined when it was charged later. */
export interface Decline {
  /** When it is tried again; null: not by itself. */
  retryAt: Date | null;
  /** Until when it can be paid on a page instead; null: the payment was given up just now. */
  until: Date | null;
}

/** Tells the buyer that they paid, with the receipt, and the seller that something was sold. */
export async function tellReceipt(_context: Context, _payment: Payment): Promise<void> {
  // Written by the receipts.
}

/** Tells the buyer that money is on its way back, or that their bank sent it back (FAILED). */
export async function tellRefund(
  _context: Context,
  _payment: Payment,
  _refund: Refund,
): Promise<void> {
  // Written by the receipts.
}

/** Tells the buyer that their saved card was declined, why, and what happens next. */
export async function tellDeclined(
  _context: Context,
  _payment: Payment,
  _decline: Decline,
): Promise<void> {
  // Written by the receipts.
}
