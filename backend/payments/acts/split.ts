import { splitLine } from '@/backend/payouts/service';
import { changePayment, insertPayment, type PaymentRow } from '@/backend/payments/store/payments';
import type { PaymentPart } from '@/backend/payments/types';
import type { Context } from '@/backend/platform/context';
import { soldKind } from '@/backend/payments/sold';
import { toPayment } from '@/backend/payments/toPayment';
import { newId } from '@/backend/platform/id';

/**
 * Divides a payment that was just made among the parts of what it pays, in the transaction of its
 * charge: each is a payment of its own from then on, with a line, refunds and a clearance of its own.
 * The first part stays this payment. The parts sum to its amount and to its fee. Answers the first.
 */
export async function splitPaid(
  context: Context,
  paid: PaymentRow,
  parts: readonly PaymentPart[],
): Promise<PaymentRow> {
  const [first, ...others] = parts;
  if (!first || others.length === 0) return paid;
  requireWhole(paid, parts);
  const { id: chargeOf } = paid;
  const lines = [];
  for (const { ref, title, amount, fee } of others) {
    const id = newId();
    // What Stripe kept of the charge is booked once, with the first.
    const part = { id, ref, title, amount, fee, chargeOf, stripeFee: 0 };
    await insertPayment(context.db, {
      ...{ ...paid, ...part, sessionId: null, sessionUrl: null, checkAt: null },
    });
    const href = soldKind(paid.kind).sellerPath?.({ ...toPayment(paid), ref }) ?? null;
    lines.push({ paymentId: id, title, gross: amount, fee, href });
  }
  const { title, amount, fee } = first;
  await splitLine(context, chargeOf, { title, gross: amount, fee }, lines);
  return changePayment(context.db, chargeOf, { title, amount, fee, chargeOf });
}

function requireWhole({ id, amount, fee }: PaymentRow, parts: readonly PaymentPart[]): void {
  const sum = (of: (part: PaymentPart) => number) => parts.reduce((all, part) => all + of(part), 0);
  if (sum((part) => part.amount) === amount && sum((part) => part.fee) === fee) return;
  throw new Error(`the parts of payment ${id} do not sum to it`);
}
