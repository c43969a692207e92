import { registerSold, type Payment } from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import type { FeeKind } from '@/lib/shared/money/fees';
import type { TestOrderState } from '@/lib/shared/testorders/testOrder';
import { setState } from './repository';

/** Names of the two kinds of test orders among all that is sold. */
export const SOLD_AS: Readonly<Record<FeeKind, string>> = {
  EXPERIENCE: 'testorder',
  CONTRIBUTION: 'testcontribution',
};

const become = (state: TestOrderState) => async (context: Context, payment: Payment) =>
  setState(context.db, payment.ref, state);

/** Enters both kinds: what a test order does when its payment moves is to write that down. */
export function registerTestOrders(): void {
  for (const feeKind of ['EXPERIENCE', 'CONTRIBUTION'] as const) {
    registerSold({
      kind: SOLD_AS[feeKind],
      feeKind,
      authorised: become('AUTHORISED'),
      saved: become('SAVED'),
      paid: become('PAID'),
      failed: become('FAILED'),
      expired: become('EXPIRED'),
      refunded: async (context, payment) => become(afterRefund(payment))(context, payment),
      disputed: become('DISPUTED'),
      disputeClosed: async (context, payment) =>
        become(payment.dispute === 'WON' ? afterRefund(payment) : 'DISPUTED')(context, payment),
    });
  }
}

function afterRefund({ refunded, money }: Payment): TestOrderState {
  return refunded >= money.amount ? 'REFUNDED' : 'PAID';
}
