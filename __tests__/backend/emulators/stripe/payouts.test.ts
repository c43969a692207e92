import fc from 'fast-check';
import type Stripe from 'stripe';
import { errorOf, euroOf, paid } from './support';
import { startStripeStage, type SandboxStage } from '@/__tests__/support/stripeSandbox';

let sandbox: SandboxStage;
let client: Stripe;
let seller: Stripe.Account;

beforeEach(async () => {
  sandbox = await startStripeStage();
  ({ client } = sandbox);
  seller = await sandbox.seller();
});
afterEach(() => sandbox.close());

const euro = { currency: 'eur' };

async function transferred(amount = 4000, part = 3650) {
  const { charge } = await paid(sandbox, amount);
  const transfer = await client.transfers.create({
    ...euro,
    amount: part,
    destination: seller.id,
    source_transaction: charge.id,
  });
  return { charge, transfer };
}

const payoutsOf = async () =>
  (await client.payouts.list({ limit: 100 }, { stripeAccount: seller.id })).data;

describe('a transfer', () => {
  it('moves pending money of its charge and carries its group', async () => {
    const { charge, transfer } = await transferred();
    expect(transfer).toMatchObject({
      amount: 3650,
      amount_reversed: 0,
      reversed: false,
      destination: seller.id,
      source_transaction: charge.id,
      transfer_group: 'order:1',
    });
    expect(await euroOf(sandbox)).toEqual({ available: 0, pending: 265 });
    expect(await euroOf(sandbox, seller.id)).toEqual({ available: 0, pending: 3650 });
    const list = await client.transfers.list({ transfer_group: 'order:1' });
    expect(list.data).toHaveLength(1);
  });

  it('takes no more from a charge than it brought, and no other currency', async () => {
    const { charge } = await transferred();
    const more = (amount: number, currency: string) =>
      errorOf(
        client.transfers.create({
          amount,
          currency,
          destination: seller.id,
          source_transaction: charge.id,
        }),
      );
    expect(await more(351, 'eur')).toMatchObject({ statusCode: 400, param: 'amount' });
    expect(await more(100, 'usd')).toMatchObject({ statusCode: 400, param: 'currency' });
  });

  it('without a charge needs available money', async () => {
    await paid(sandbox);
    const send = () => client.transfers.create({ ...euro, amount: 1000, destination: seller.id });
    expect(await errorOf(send())).toMatchObject({ code: 'balance_insufficient' });
    sandbox.advanceDays(3);
    expect(await send()).toMatchObject({ amount: 1000, source_transaction: null });
  });

  it('needs an account that may receive it', async () => {
    const { id } = await client.accounts.create({
      type: 'express',
      country: 'DE',
      capabilities: { transfers: { requested: true } },
    });
    const { charge } = await paid(sandbox);
    const given = { ...euro, amount: 100, destination: id, source_transaction: charge.id };
    expect(await errorOf(client.transfers.create(given))).toMatchObject({
      code: 'insufficient_capabilities_for_transfer',
    });
  });

  it('comes back in parts, as long as the account still has it', async () => {
    const { transfer } = await transferred();
    const part = await client.transfers.createReversal(transfer.id, { amount: 912 });
    expect(part).toMatchObject({ object: 'transfer_reversal', amount: 912 });
    const dear = client.transfers.createReversal(transfer.id, { amount: 2739 });
    expect(await errorOf(dear)).toMatchObject({ statusCode: 400, param: 'amount' });
    sandbox.advanceDays(3);
    expect(await euroOf(sandbox, seller.id)).toEqual({ available: 0, pending: 0 });
    const rest = client.transfers.createReversal(transfer.id, { amount: 100 });
    expect(await errorOf(rest)).toMatchObject({ code: 'balance_insufficient' });
    expect(await client.transfers.retrieve(transfer.id)).toMatchObject({
      amount_reversed: 912,
      reversals: { data: [{ id: part.id }] },
    });
  });
});

describe('a payout', () => {
  it('leaves by itself in the morning and arrives two days later', async () => {
    await transferred();
    sandbox.advanceDays(3);
    const [payout] = await payoutsOf();
    expect(payout).toMatchObject({ amount: 3650, automatic: true, currency: 'eur' });
    expect(['pending', 'in_transit']).toContain(payout?.status);
    sandbox.messages.take();
    sandbox.advanceDays(2);
    expect((await payoutsOf())[0]).toMatchObject({ status: 'paid' });
    const sent = sandbox.messages.take();
    expect(sent.map(({ type, endpoint }) => [type, endpoint])).toContainEqual([
      'payout.paid',
      'connect',
    ]);
  });

  it('that comes back stops the next ones until somebody tries again', async () => {
    await transferred();
    sandbox.actions.failNextPayout(seller.id, 'FAIL');
    sandbox.advanceDays(6);
    const failed = await payoutsOf();
    expect(failed).toMatchObject([{ status: 'failed', failure_code: 'could_not_process' }]);
    expect(await euroOf(sandbox, seller.id)).toEqual({ available: 3650, pending: 0 });
    const again = { amount: 3650, currency: 'eur' };
    await client.payouts.create(again, { stripeAccount: seller.id, idempotencyKey: 'again' });
    sandbox.advanceDays(3);
    expect((await payoutsOf()).map(({ status }) => status)).toEqual(['paid', 'failed']);
  });

  it('can come back after it was told as paid', async () => {
    await transferred();
    sandbox.actions.failNextPayout(seller.id, 'FAIL_AFTER_PAID');
    sandbox.advanceDays(10);
    const types = sandbox.messages.take().map(({ type }) => type);
    expect(types.filter((type) => /payout\.(paid|failed)/.test(type))).toEqual([
      'payout.paid',
      'payout.failed',
    ]);
    expect(await payoutsOf()).toMatchObject([{ status: 'failed' }]);
    expect(await euroOf(sandbox, seller.id)).toEqual({ available: 3650, pending: 0 });
  });

  it('to the account that ends in 1111 comes back until there is another', async () => {
    sandbox.actions.finishOnboarding(seller.id, '1111');
    await transferred();
    sandbox.advanceDays(6);
    expect(await payoutsOf()).toMatchObject([{ status: 'failed', failure_code: 'no_account' }]);
    sandbox.actions.finishOnboarding(seller.id, '3704');
    sandbox.advanceDays(4);
    expect((await payoutsOf())[0]).toMatchObject({ status: 'paid' });
  });

  it('sends no more than there is, can be called off, and waits when the platform says so', async () => {
    const options = { stripeAccount: seller.id };
    const settings = { payouts: { schedule: { interval: 'manual' as const } } };
    await client.accounts.update(seller.id, { settings });
    await transferred();
    sandbox.advanceDays(5);
    expect(await payoutsOf()).toEqual([]);
    const dear = client.payouts.create({ amount: 3651, currency: 'eur' }, options);
    expect(await errorOf(dear)).toMatchObject({ code: 'balance_insufficient' });
    const { id } = await client.payouts.create({ amount: 3650, currency: 'eur' }, options);
    expect(await client.payouts.cancel(id, {}, options)).toMatchObject({ status: 'canceled' });
    expect(await euroOf(sandbox, seller.id)).toEqual({ available: 3650, pending: 0 });
  });
});

describe('balances', () => {
  type Act = 'pay' | 'refund' | 'transfer' | 'reverse' | 'dispute' | 'day';
  const acts = fc.array(
    fc.tuple(
      fc.constantFrom<Act>('pay', 'refund', 'transfer', 'reverse', 'dispute', 'day'),
      fc.integer({ min: 50, max: 5000 }),
    ),
    { minLength: 5, maxLength: 12 },
  );

  it('are the sum of their bookings, and money is only moved', async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (steps) => {
        for (const [act, amount] of steps) await step(act, amount).catch(expectRefusal);
        let total = 0;
        let bookings = 0;
        for (const account of [undefined, seller.id]) {
          const options = account === undefined ? {} : { stripeAccount: account };
          const { available, pending } = await euroOf(sandbox, account);
          total += available + pending;
          for await (const { net } of client.balanceTransactions.list({ limit: 100 }, options)) {
            bookings += net;
          }
        }
        expect(total).toBe(bookings);
        expect(total).toBe(await expectedTotal());
      }),
      { numRuns: 8 },
    );
  });

  async function step(act: Act, amount: number): Promise<unknown> {
    const [charge] = (await client.charges.list({ limit: 1 })).data;
    const [transfer] = (await client.transfers.list({ limit: 1 })).data;
    const source = charge?.id ?? '';
    if (act === 'pay') return paid(sandbox, amount);
    if (act === 'refund') return client.refunds.create({ charge: source, amount });
    if (act === 'dispute') return sandbox.actions.disputeLastPayment(seller.id);
    if (act === 'day') return sandbox.advanceDays(1);
    if (act === 'reverse') return client.transfers.createReversal(transfer?.id ?? '', { amount });
    const destination = seller.id;
    return client.transfers.create({ ...euro, amount, destination, source_transaction: source });
  }

  /** What came in less what went out of the house. */
  async function expectedTotal(): Promise<number> {
    let total = 0;
    for await (const charge of client.charges.list({ limit: 100 })) {
      total += charge.amount_captured - Math.round(charge.amount_captured * 0.015) - 25;
    }
    for await (const { amount } of client.refunds.list({ limit: 100 })) total -= amount;
    for await (const { amount } of client.disputes.list({ limit: 100 })) total -= amount + 2000;
    for await (const { amount } of client.payouts.list({}, { stripeAccount: seller.id })) {
      total -= amount;
    }
    return total;
  }

  function expectRefusal(error: unknown): void {
    if (!('statusCode' in (error as object)) && (error as { status?: number }).status !== 400) {
      throw error;
    }
  }
});
