import type { ContributionPayment } from '@/lib/shared/fund/states';
import type { OwnContribution } from '@/lib/shared/fund/views';
import type { PaymentState, PaymentView } from '@/lib/shared/payments/payment';

const STATES: Partial<Record<ContributionPayment, PaymentState>> = {
  PLEDGED: 'SAVED',
  DECLINED: 'SAVED',
};

/** A contribution as the receipt of the house shows payments; null: there was no payment. */
export function receiptOf(own: OwnContribution): PaymentView | null {
  const { paymentId, payment, amount, currency, refunded, createdAt, creator } = own;
  if (paymentId === null) return null;
  return {
    ...{ id: paymentId, amount, currency, refunded, createdAt, cardLast4: own.cardLast4 },
    role: 'BUYER',
    mode: own.mode === 'KEEP' ? 'PAY' : 'SAVE',
    state: STATES[payment] ?? 'PAID',
    title: own.fundTitle,
    fee: null,
    seller: { handle: creator.handle, name: creator.name },
    ...{ expiresAt: null, url: null, returnPath: '', failure: null },
    ...{ retryAt: own.retryAt, isRecoverable: false, refunds: [] },
    dispute: payment === 'DISPUTED' ? 'OPEN' : null,
    paidAt: null,
  };
}
