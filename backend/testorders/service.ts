import { contactOf, userByHandle, usersByIds } from '@/backend/accounts/service';
import {
  cancelPayment,
  capturePayment,
  chargeSaved,
  completeSale,
  getPayment,
  paymentOf,
  refundPayment,
  startPayment,
  type Payment,
} from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { confirmedId, memberId } from '@/backend/platform/member';
import { textsIn } from '@/backend/platform/texts';
import type {
  ActOnTestOrder,
  CreateTestOrder,
  TestAct,
  TestOrder,
} from '@/lib/shared/testorders/testOrder';
import {
  deleteOrder,
  findOrder,
  insertOrFind,
  newestOrders,
  ordersOf,
  setCompleted,
  type TestOrderRow,
} from './repository';
import { registerTestOrders, SOLD_AS } from './sold';

registerTestOrders();

const SHOWN = 20;
const PATH = '/dev/order';

/** A test order that can be paid. */
export interface StartedTestOrder {
  orderID: string;
  paymentID: string;
  /** Stripe's page. */
  url: string;
}

/**
 * Orders something to buy and opens a page to pay on. The same request, or the same thing in another
 * tab, answers the order that waits already. Errors: not_found (production), auth.required,
 * auth.email_needed, payment.seller_not_ready (also where nobody has the handle), and the other
 * refusals of `startPayment`.
 */
export async function createTestOrder(
  context: Context,
  input: CreateTestOrder,
): Promise<StartedTestOrder> {
  refuseInProduction(context);
  const buyerId = confirmedId(context);
  const contact = await contactOf(context);
  if (contact.email === null) throw new AppError('auth.email_needed');
  const seller = await userByHandle(context, input.sellerHandle);
  if (seller === null) throw new AppError('payment.seller_not_ready');
  const t = textsIn('receipts', contact.locale);
  const { amount, currency, mode, feeKind, requestKey } = input;
  const order = await insertOrFind(context.db, {
    ...{ id: newId(), buyerId, sellerId: seller.id, requestKey },
    ...{ title: t('test.title', { name: seller.name }), feeKind, mode, amount, currency },
    ...{ state: 'OPEN', completedAt: null, createdAt: context.now() },
  });
  // The one in the way was paid in this moment: it answers for itself on its page.
  if (order === null) throw new AppError('payment.already_paid');
  try {
    const { paymentID, url } = await startPayment(context, {
      kind: SOLD_AS[order.feeKind],
      ref: order.id,
      sellerId: order.sellerId,
      buyer: { id: buyerId, email: contact.email, name: contact.name, locale: contact.locale },
      title: order.title,
      money: { amount: order.amount, currency: order.currency },
      mode: order.mode,
      ...(order.mode === 'SAVE' && { consent: t('test.consent', { name: seller.name }) }),
      returnPath: `${PATH}?order=${order.id}`,
      cancelPath: `${PATH}?order=${order.id}`,
    });
    return { orderID: order.id, paymentID, url };
  } catch (refusal) {
    await forgetUnpaid(context, order);
    throw refusal;
  }
}

/** An order that no payment came of would stand in the way of the next one. */
async function forgetUnpaid(context: Context, order: TestOrderRow): Promise<void> {
  const payment = await paymentOf(context, SOLD_AS[order.feeKind], order.id);
  if (payment === null) await deleteOrder(context.db, order.id);
}

/** The caller's newest test orders with their payments. Errors: not_found (production), auth.required. */
export async function testOrders(context: Context): Promise<TestOrder[]> {
  refuseInProduction(context);
  const rows = await newestOrders(context.db, memberId(context), SHOWN);
  const sellers = await usersByIds(
    context,
    rows.map(({ sellerId }) => sellerId),
  );
  const orders = await Promise.all(
    rows.map(async (row): Promise<TestOrder[]> => {
      const payment = await paymentOf(context, SOLD_AS[row.feeKind], row.id);
      if (payment === null) return [];
      const { id, title, feeKind, mode, amount, currency, state, completedAt, createdAt } = row;
      return [
        {
          ...{ id, title, feeKind, mode, amount, currency, state },
          sellerHandle: sellers.get(row.sellerId)?.handle ?? null,
          completedAt: completedAt?.toISOString() ?? null,
          createdAt: createdAt.toISOString(),
          payment: await getPayment(context, { paymentID: payment.id }),
        },
      ];
    }),
  );
  return orders.flat();
}

/**
 * Does one thing with an own test order; a repetition has no further effect. Errors: not_found
 * (production), auth.required, forbidden (nobody's or somebody else's), and those of the payments.
 */
export async function actOnTestOrder(
  context: Context,
  { orderID, act, amount, requestKey }: ActOnTestOrder,
): Promise<{ id: string }> {
  refuseInProduction(context);
  const order = await findOrder(context.db, orderID, memberId(context));
  const payment = order && (await paymentOf(context, SOLD_AS[order.feeKind], order.id));
  if (!payment) throw new AppError('forbidden');
  const left = payment.money.amount - payment.refunded;
  await ACTS[act](context, payment, { amount: amount ?? left, requestKey });
  return { id: orderID };
}

interface Given {
  amount: number;
  requestKey: string;
}

const ACTS: Record<
  TestAct,
  (context: Context, payment: Payment, given: Given) => Promise<unknown>
> = {
  COMPLETE: async (context, { id, ref }) => {
    const at = context.stripe?.now() ?? context.now();
    await completeSale(context, id, at);
    await setCompleted(context.db, ref, at);
  },
  CAPTURE: async (context, { id }) => capturePayment(context, id),
  CANCEL: async (context, { id }) => cancelPayment(context, id),
  CHARGE: async (context, { id }) => chargeSaved(context, id),
  REFUND: async (context, { id }, { amount, requestKey }) =>
    refundPayment(context, { paymentID: id, amount, reason: '', requestKey }),
};

/** Returns everything this domain keeps of a buyer, for the export of their data. */
export async function testOrdersOf(context: Context, userId: string) {
  const rows = await ordersOf(context.db, userId);
  return rows.map(({ requestKey: _key, buyerId: _buyer, ...order }) => order);
}

/** Nothing is sold to try it out where money is real. */
function refuseInProduction({ config }: Context): void {
  if (config.mode === 'production') throw new AppError('not_found');
}
