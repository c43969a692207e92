import { forgetBuyer as forgetInLines } from '@/backend/payouts/service';
import {
  forgetBuyer,
  paymentRowsOf,
  undeliveredOf,
  unsettledOf,
} from '@/backend/payments/store/payments';
import { disputesOf } from '@/backend/payments/store/disputes';
import { refundsOf } from '@/backend/payments/store/refunds';
import { deleteSuspension } from '@/backend/payments/store/suspensions';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';

/**
 * Takes somebody out of what they bought, in the transaction that deletes their account: ids stay, as
 * in the ledger, names and addresses go. It waits while something is sold and not delivered, or bought
 * and not settled; payouts wait for a balance. Errors: payout.balance_left.
 */
export async function leavePayments(context: Context, userId: string): Promise<void> {
  const { db } = context;
  const isWaiting =
    (await unsettledOf(db, { sellerId: userId })).length > 0 ||
    (await unsettledOf(db, { buyerId: userId })).length > 0 ||
    (await undeliveredOf(db, userId)).length > 0;
  if (isWaiting) throw new AppError('payout.balance_left');
  await deleteSuspension(db, userId);
  await forgetInLines(context, await forgetBuyer(db, userId));
}

/** What this domain keeps of somebody: what they bought and sold. */
export async function paymentDataOf(context: Context, userId: string) {
  const rows = await paymentRowsOf(context.db, userId);
  const payments = [];
  for (const { sellerId, buyerId, buyerEmail, buyerName, ...payment } of rows) {
    const isBuyer = buyerId === userId;
    payments.push({
      ...payment,
      role: isBuyer ? 'BUYER' : 'SELLER',
      // Of the other side only what they know anyway.
      ...(isBuyer ? { sellerId, buyerEmail, buyerName } : { buyerName }),
      refunds: (await refundsOf(context.db, payment.id)).map(
        ({ amount, reason, state, createdAt }) => ({ amount, reason, state, createdAt }),
      ),
      disputes: (await disputesOf(context.db, payment.id)).map(
        ({ amount, state, createdAt, closedAt }) => ({ amount, state, createdAt, closedAt }),
      ),
    });
  }
  return { payments };
}
