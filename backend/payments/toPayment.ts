import type { PaymentRow } from './store/payments';
import type { Payment } from './types';

/** A stored payment as the other domains know it. */
export function toPayment(row: PaymentRow): Payment {
  const { id, kind, ref, feeKind, mode, state, sellerId, buyerId, buyerEmail, buyerName } = row;
  const { buyerLocale, title, amount, currency, fee, refunded, chargedBack, feeReturned } = row;
  const { dispute, failure, cardLast4, captureBefore, createdAt, paidAt, completedAt } = row;
  const { returnPath, holdUntil, retryAt } = row;
  return {
    ...{ id, kind, ref, feeKind, mode, state, sellerId, buyerId, buyerEmail, buyerName },
    ...{ buyerLocale, title, money: { amount, currency }, fee, refunded, chargedBack, feeReturned },
    ...{ dispute, failure, cardLast4, captureBefore, createdAt, paidAt, completedAt, returnPath },
    ...{ holdUntil, retryAt },
  };
}
