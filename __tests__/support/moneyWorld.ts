import { balanceOf } from '@/backend/ledger/service';
import { clearDue, transferDue } from '@/backend/payouts/service';
import { NIGHTLY } from '@/backend/payouts/nightly/nightly';
import { registerSold, startPayment, type Payment } from '@/backend/payments/service';
import type { Actor, Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';
import { applyStripeEvents } from '@/backend/platform/stripe/applyEvents';
import { storeEvent } from '@/backend/platform/stripe/eventRows';
import { reconcile } from '@/backend/platform/stripe/reconciler';
import {
  registeredReconcilers,
  stripeHandlers,
  type StripeEvent,
} from '@/backend/platform/stripe/registry';
import type { Money } from '@/lib/shared/money/money';
import type { PaymentMode } from '@/lib/shared/payments/payment';
import { testContext } from './context';
import { openTestDatabase } from './database';
import { seedUsers, type SeededUser } from './seed';
import { startStripeStage } from './stripeSandbox';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** What the sold things of these tests were told, as `paid ref`. */
const told: string[] = [];
/** Those that were given away before they were paid. */
export const soldOut = new Set<string>();

/** What speaks for the seller of some, by their ref. */
export const evidenceOf = new Map<string, string>();

/** What one sold thing was told, in its order. */
export const toldOf = (ref: string) =>
  told.filter((line) => line.endsWith(ref)).map((line) => line.slice(0, -ref.length - 1));

const note =
  (what: string) =>
  (_context: Context, { ref }: Payment) => {
    told.push(`${what} ${ref}`);
    return Promise.resolve();
  };

for (const [kind, feeKind] of [
  ['lesson', 'EXPERIENCE'],
  ['gift', 'CONTRIBUTION'],
] as const) {
  registerSold({
    kind,
    feeKind,
    authorised: note('authorised'),
    saved: note('saved'),
    paid: async (context, payment) => {
      await note('paid')(context, payment);
      return soldOut.has(payment.ref) ? 'SOLD_OUT' : undefined;
    },
    failed: note('failed'),
    expired: note('expired'),
    refunded: (context, payment, { state }) => note(`refunded ${state}`)(context, payment),
    disputed: note('disputed'),
    disputeClosed: note('dispute closed'),
    evidence: (_context, { ref }) => Promise.resolve(evidenceOf.get(ref) ?? ''),
  });
}

export type MoneyWorld = Awaited<ReturnType<typeof openMoneyWorld>>;

/**
 * A database, the sandbox with the real SDK before it, a creator who can sell and two buyers. Nothing
 * happens by itself: `hear` applies what Stripe told meanwhile, `tick` runs the reconciler, `later`
 * moves the clock of money.
 */
export async function openMoneyWorld() {
  const database = await openTestDatabase();
  const { db } = database;
  const waiting: StripeEvent[] = [];
  const { sandbox, stripe, close } = await startStripeStage({
    deliver: ({ body }) => {
      waiting.push(eventOf(body));
      return Promise.resolve(200);
    },
  });
  const contextOf = (user?: SeededUser, actor: Partial<Actor> = {}): Context => ({
    ...testContext(db, {
      now: () => sandbox.now(),
      actor: user ? { userId: user.id, userType: 'FAN', handle: user.handle, ...actor } : {},
    }),
    stripe,
  });
  const context = contextOf();
  const prefix = `money-${newId().slice(-8)}`;
  const [creator] = await seedUsers(db, `${prefix}-seller`, 1, 'CREATOR');
  const [buyer, other] = await seedUsers(db, `${prefix}-buyer`, 2, 'FAN');
  if (!creator || !buyer || !other) throw new Error('no people');
  const account = await stripe.client.accounts.create({
    type: 'express',
    country: 'DE',
    email: 'seller@example.test',
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
  });
  sandbox.actions.finishOnboarding(account.id);
  await db
    .insertInto('payoutAccounts')
    .values({
      userId: creator.id,
      stripeAccountId: account.id,
      country: 'DE',
      currency: 'EUR',
      detailsSubmitted: true,
      chargesEnabled: true,
      payoutsEnabled: true,
      updatedAt: sandbox.now(),
    })
    .execute();

  /** What Stripe has told since the last time, in its order. */
  async function takeTold(): Promise<StripeEvent[]> {
    await sandbox.messages.flush();
    return waiting.splice(0).filter(({ type }) => stripeHandlers().has(type));
  }

  /** One after the other in the given order. */
  async function apply(events: readonly StripeEvent[]): Promise<void> {
    for (const event of events) {
      await storeEvent(db, event, sandbox.now());
      while (await applyStripeEvents(context));
    }
  }

  async function tick(): Promise<void> {
    // The nightly look would find what tests lose on purpose.
    const steps = new Map(registeredReconcilers());
    steps.delete(NIGHTLY);
    for (let round = 0; round < 50 && (await reconcile(context, steps)); round += 1);
  }

  return {
    ...{ db, sandbox, stripe, context, contextOf, creator, buyer, other, accountId: account.id },
    ...{ takeTold, apply, tick },
    hear: async () => apply(await takeTold()),
    later: (ms: number) => void sandbox.clock.advance(ms),
    /** Clears and transfers what is due, as the jobs of payouts do. */
    payOut: async () => {
      while (await clearDue(context));
      for (let round = 0; round < 50 && (await transferDue(context)); round += 1);
    },
    /** Opens a page to pay on. */
    start: (options: Partial<Sale> = {}) => startPayment(context, sale(creator, buyer, options)),
    sale: (options: Partial<Sale> = {}) => sale(creator, buyer, options),
    /** Presses "pay" on the page of a payment. */
    pay: async (paymentID: string, token = 'pm_card_visa') => {
      const { sessionId } = await rowOf(paymentID);
      return sandbox.actions.payCheckout(sessionId ?? '', { token, email: 'buyer@example.test' });
    },
    rowOf,
    /** Leaves all payments so far as they are: many of them would all be looked at again and again. */
    settle: async () => {
      await db.updateTable('payments').set({ checkAt: null }).execute();
    },
    balances: () => balanceOf(context, creator.id, 'EUR'),
    /** The lines of each entry of a cause, by kind: account → amount. */
    entries: async (sourceId: string) => {
      const rows = await db
        .selectFrom('ledgerLines')
        .innerJoin('ledgerEntries', 'ledgerEntries.id', 'ledgerLines.entryId')
        .select(['kind', 'account', 'amount'])
        .where('sourceId', '=', sourceId)
        .execute();
      const found: Record<string, Record<string, number>> = {};
      for (const { kind, account: name, amount } of rows) (found[kind] ??= {})[name] = amount;
      return found;
    },
    /** Stripe's own count of what the platform has. */
    stripeCash: async () => {
      const { available, pending } = await stripe.client.balance.retrieve();
      return [...available, ...pending].reduce((sum, { amount }) => sum + amount, 0);
    },
    /** What the books say the platform has at Stripe. */
    bookedCash: async () => {
      const row = await db
        .selectFrom('ledgerBalances')
        .select('amount')
        .where('account', '=', 'cash')
        .executeTakeFirst();
      return row?.amount ?? 0;
    },
    close: async () => {
      await close();
      await database.close();
    },
  };

  async function rowOf(id: string) {
    return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  }
}

interface Sale {
  kind: 'lesson' | 'gift';
  ref: string;
  money: Money;
  shown: Money;
  mode: PaymentMode;
  buyer: SeededUser;
}

/** What a domain would hand in: a lesson of 40.00 unless told otherwise. */
function sale(creator: SeededUser, standard: SeededUser, options: Partial<Sale>) {
  const { kind = 'lesson', ref = newId(), mode = 'PAY', buyer = standard, shown } = options;
  return {
    ...{ kind, ref, mode, sellerId: creator.id },
    buyer: { id: buyer.id, email: `${buyer.handle}@seed.test`, name: 'Ann Smith', locale: 'en' },
    title: 'A lesson',
    money: options.money ?? { amount: 4000, currency: 'EUR' as const },
    ...(shown ? { shown } : {}),
    ...(mode === 'SAVE' ? { consent: 'Your card is charged 40.00 EUR if it is reached.' } : {}),
    ...{ returnPath: '/orders/1', cancelPath: '/' },
  };
}

function eventOf(body: string): StripeEvent {
  const {
    id,
    type,
    account = null,
    data,
  } = JSON.parse(body) as {
    id: string;
    type: string;
    account?: string;
    data: { object: { id: string } };
  };
  return { id, type, account, objectId: data.object.id };
}
