import { registerSold, type Payment } from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import { applyEvent } from '@/backend/bookings/life/apply';
import { AFTERWARDS } from '@/backend/bookings/buy/afterwards';
import { BALANCE } from '@/backend/bookings/kinds';
import { lockBooking } from '@/backend/bookings/store/bookingRepository';
import { failBalance } from './charge';
import { isBalanceOpen } from './terms';

/** Enters the rest of bookings with a deposit among all that is sold. */
export function registerBalances(): void {
  registerSold({
    kind: BALANCE,
    feeKind: 'EXPERIENCE',
    ...AFTERWARDS,
    // The order says until when it can be paid by hand.
    tellsDeclines: true,
    declined: (context, { ref }) => failBalance(context, ref),
    paid,
    // The order goes on until its own deadline.
    failed: () => Promise.resolve(),
    expired: () => Promise.resolve(),
  });
}

/** What comes for an order that is over goes straight back. */
async function paid(context: Context, { ref, money }: Payment) {
  const row = await lockBooking(context.db, ref);
  if (!row || !isBalanceOpen(row)) return 'SOLD_OUT' as const;
  const { amount } = money;
  const after = await applyEvent(context, row, { event: 'BALANCE_PAID', by: 'STRIPE', amount });
  return after.state === 'CONFIRMED' ? undefined : ('SOLD_OUT' as const);
}
