import { creatorsByIds } from '@/backend/creators/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import type { PaymentView, RefundView } from '@/lib/shared/payments/payment';
import { findPayment, type PaymentRow } from './store/payments';
import { refundsOf, type RefundRow } from './store/refunds';

/** A payment for its buyer or its seller. Errors: auth.required, payment.not_found. */
export async function getPayment(
  context: Context,
  { paymentID }: { paymentID: string },
): Promise<PaymentView> {
  const userId = memberId(context);
  const row = await findPayment(context.db, paymentID);
  const isBuyer = row?.buyerId === userId;
  if (!row || (!isBuyer && row.sellerId !== userId)) throw new AppError('payment.not_found');
  const seller = (await creatorsByIds(context, [row.sellerId])).get(row.sellerId);
  const refunds = await refundsOf(context.db, row.id);
  return {
    ...facts(row),
    expiresAt: row.state === 'OPEN' ? onReadersClock(context, row.holdUntil) : null,
    role: isBuyer ? 'BUYER' : 'SELLER',
    fee: isBuyer ? null : row.fee,
    cardLast4: isBuyer ? row.cardLast4 : null,
    url: isBuyer && row.state === 'OPEN' ? row.sessionUrl : null,
    isRecoverable: isBuyer && row.state === 'SAVED' && row.failure !== null,
    seller: seller ? { handle: seller.handle, name: seller.name } : null,
    refunds: refunds.flatMap(refundView),
  };
}

function facts(row: PaymentRow) {
  const { id, mode, state, title, amount, currency, returnPath, failure, refunded, dispute } = row;
  return {
    ...{ id, mode, state, title, amount, currency, returnPath, failure, refunded, dispute },
    retryAt: row.retryAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
  };
}

/** The clock of money can be ahead of the reader's, in the sandbox; a countdown runs on theirs. */
export function onReadersClock({ now, stripe }: Context, at: Date): string {
  const ahead = stripe ? stripe.now().getTime() - now().getTime() : 0;
  return new Date(at.getTime() - ahead).toISOString();
}

/** A refund that Stripe never took is no refund. */
function refundView({ id, amount, reason, state, sentAt, createdAt }: RefundRow): RefundView[] {
  if (state === 'REFUSED') return [];
  return [{ id, amount, reason, state, at: (sentAt ?? createdAt).toISOString() }];
}
