import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { book, balanceOf } from '@/backend/ledger/service';
import {
  addLine,
  chooseCountry,
  clearDue,
  connectPayouts,
  reverseTransfer,
  takeBack,
  transferDue,
  type NewLine,
} from '@/backend/payouts/service';
import { newId } from '@/backend/platform/id';
import { applyStripeEvents } from '@/backend/platform/stripe/applyEvents';
import { storeEvent } from '@/backend/platform/stripe/eventRows';
import { createWebhookDoor } from '@/backend/platform/stripe/webhookDoor';
import { inTransaction } from '@/backend/platform/transaction';
import type { Delivery } from '@/backend/emulators/stripe/types';
import { CLEARANCE_DAYS, feeOf, feeReturned, type FeeKind } from '@/lib/shared/money/fees';
import { confirmedContext } from '@/__tests__/backend/accounts/people';
import { userIdOf } from '@/__tests__/backend/parties/stage';
import { testContext, type TestContext } from '@/__tests__/support/context';
import type { TestDatabase } from '@/__tests__/support/database';
import { startStripeStage, type SandboxStage } from '@/__tests__/support/stripeSandbox';

const DAY = 24 * 60 * 60 * 1000;

/** Something sold in a test: what payments know of it. */
export interface Sale {
  paymentId: string;
  creatorId: string;
  chargeId: string;
  intentId: string;
  amount: number;
  fee: number;
  refunded: number;
}

/** A database with the sandbox beside it; what it tells comes in by the real door. */
export async function openPayoutStage(database: TestDatabase) {
  let door: ReturnType<typeof createWebhookDoor> | null = null;
  const told = async ({ body, signature }: Delivery) => {
    const request = Object.assign(Readable.from([Buffer.from(body)]), {
      headers: { 'stripe-signature': signature },
    });
    return (await door?.(request as unknown as IncomingMessage)) ?? 500;
  };
  const test: SandboxStage = await startStripeStage({ deliver: told });
  const { sandbox, stripe } = test;
  const context = testContext(database.db, { stripe });
  door = createWebhookDoor(context);

  /** Lets everything follow that follows by itself. */
  async function settle(): Promise<void> {
    for (let isMoving = true; isMoving;) {
      await sandbox.messages.flush();
      isMoving = false;
      while (await applyStripeEvents(context)) isMoving = true;
      while (await clearDue(context)) isMoving = true;
      while (await transferDue(context)) isMoving = true;
    }
  }

  async function advanceDays(days: number): Promise<void> {
    for (let day = 0; day < days; day += 1) {
      sandbox.clock.advance(DAY);
      await settle();
    }
  }

  /** A creator whose account at Stripe has everything, unless told otherwise. */
  async function creator(handle: string, { isFinished = true } = {}) {
    const { context: plain } = await confirmedContext(database, handle, 'CREATOR');
    const mine: TestContext = { ...plain, stripe };
    await chooseCountry(mine, { country: 'DE', currency: 'EUR' });
    await connectPayouts(mine);
    const id = userIdOf(mine);
    const row = await database.db
      .selectFrom('payoutAccounts')
      .select('stripeAccountId')
      .where('userId', '=', id)
      .executeTakeFirstOrThrow();
    const account = row.stripeAccountId ?? '';
    if (isFinished) sandbox.actions.finishOnboarding(account);
    await settle();
    return { context: mine, id, account };
  }

  /** A real charge of the sandbox, booked as payments do. */
  async function sell(
    creatorId: string,
    amount: number,
    kind: FeeKind = 'EXPERIENCE',
    changes: Partial<NewLine> = {},
  ): Promise<Sale> {
    const paymentId = newId();
    const intent = await stripe.client.paymentIntents.create({
      amount,
      transfer_group: `order:${paymentId}`,
      currency: 'eur',
      payment_method: 'pm_card_visa',
      allowed_payment_method_types: ['card'],
      confirm: true,
    });
    const { latest_charge: latest } = intent;
    const chargeId = typeof latest === 'string' ? latest : (latest?.id ?? '');
    const money = { amount, currency: 'EUR' } as const;
    const fee = feeOf(kind, money);
    const at = stripe.now();
    const clearsAt = new Date(at.getTime() + CLEARANCE_DAYS[kind] * DAY);
    await inTransaction(context, async (inner) => {
      const named = { title: 'Coaching, 60 min', fromName: 'Sam', href: null };
      const transferGroup = `order:${paymentId}`;
      const charge = { chargeId, transferGroup, money, fee, clearsAt };
      const line = { creatorId, paymentId, kind, ...named, ...charge };
      await addLine(inner, { ...line, ...changes });
      await book(inner, {
        kind: 'captured',
        sourceId: paymentId,
        at,
        lines: [
          { account: 'cash', amount, currency: 'EUR' },
          { account: 'pending', owner: creatorId, amount: fee - amount, currency: 'EUR' },
          { account: 'fees', amount: -fee, currency: 'EUR' },
        ],
      });
    });
    return { paymentId, creatorId, chargeId, intentId: intent.id, amount, fee, refunded: 0 };
  }

  /** A refund as payments do it: what was transferred comes back first. Answers how much did. */
  async function refund(sale: Sale, gross: number): Promise<number> {
    const { amount, fee, refunded, paymentId, creatorId } = sale;
    const feeBack = feeReturned(fee, amount, refunded + gross) - feeReturned(fee, amount, refunded);
    const net = gross - feeBack;
    const refundId = newId();
    const key = `refund:${refundId}:reversal`;
    const back = await reverseTransfer(context, { paymentId, amount: net, key });
    await stripe.client.refunds.create({ payment_intent: sale.intentId, amount: gross });
    await inTransaction(context, async (inner) => {
      const at = stripe.now();
      const given = { paymentId, refundId, gross, fee: feeBack, at };
      const from = await takeBack(inner, given);
      await book(inner, {
        kind: 'refunded',
        sourceId: refundId,
        at,
        lines: [
          { account: from, owner: creatorId, amount: net, currency: 'EUR' },
          { account: 'fees', amount: feeBack, currency: 'EUR' },
          { account: 'cash', amount: -gross, currency: 'EUR' },
        ],
      });
    });
    sale.refunded += gross;
    return back;
  }

  /** What we owe a creator by the books, and what lies in their account at Stripe. */
  async function owed(creatorId: string) {
    const balance = await balanceOf(context, creatorId, 'EUR');
    const { pending, available, frozen, transit, acct } = balance;
    const named = { pending, available, frozen, transit };
    const credits = Object.entries(named).map(([name, amount]) => [
      name,
      amount === 0 ? 0 : -amount,
    ]);
    return { ...(Object.fromEntries(credits) as typeof named), acct };
  }

  /** The lines of the newest entry of a kind, as the table of payments.md writes them. */
  async function entry(kind: string): Promise<string> {
    const rows = await database.db
      .selectFrom('ledgerEntries')
      .innerJoin('ledgerLines', 'entryId', 'id')
      .select(['account', 'amount', 'entryId'])
      .where('kind', '=', kind as 'captured')
      .orderBy('entryId', 'desc')
      .orderBy('n')
      .execute();
    const newest = rows.filter(({ entryId }) => entryId === rows[0]?.entryId);
    const euro = (amount: number) =>
      `${amount > 0 ? '+' : '-'}${Math.abs(amount / 100).toFixed(2)}`;
    return newest.map(({ account, amount }) => `${account} ${euro(amount)}`).join(', ');
  }

  /** Has a payout told of again. */
  async function payoutAgain(account: string, objectId: string): Promise<void> {
    const event = { id: `evt_${newId().slice(-8)}`, type: 'payout.failed', account, objectId };
    await storeEvent(database.db, event, context.now());
    await settle();
  }

  return { ...test, context, settle, advanceDays, creator, sell, refund, owed, entry, payoutAgain };
}

export type PayoutStage = Awaited<ReturnType<typeof openPayoutStage>>;
