import type Stripe from 'stripe';
import { errorOf, euroOf, paid } from './support';
import { startStripeStage, type SandboxStage } from '@/__tests__/support/stripeSandbox';

let sandbox: SandboxStage;
let client: Stripe;

beforeEach(async () => {
  sandbox = await startStripeStage();
  ({ client } = sandbox);
});
afterEach(() => sandbox.close());

const typesSince = (sent: { type: string }[]) => sent.map(({ type }) => type);

describe('a refund', () => {
  it('goes back in parts, and never more than was paid', async () => {
    const { intent, charge } = await paid(sandbox);
    const first = await client.refunds.create({ payment_intent: intent.id, amount: 1000 });
    expect(first).toMatchObject({ status: 'succeeded', amount: 1000, charge: charge.id });
    const dear = client.refunds.create({ payment_intent: intent.id, amount: 3001 });
    expect(await errorOf(dear)).toMatchObject({ statusCode: 400, param: 'amount' });
    await client.refunds.create({ payment_intent: intent.id });
    expect(await client.charges.retrieve(charge.id)).toMatchObject({
      refunded: true,
      amount_refunded: 4000,
    });
    const again = client.refunds.create({ payment_intent: intent.id });
    expect(await errorOf(again)).toMatchObject({ code: 'charge_already_refunded' });
    // Stripe keeps its fee.
    expect(await euroOf(sandbox)).toEqual({ available: -4000, pending: 3915 });
    const list = await client.refunds.list({ payment_intent: intent.id });
    expect(list.data.map(({ amount }) => amount)).toEqual([3000, 1000]);
  });

  it('has one winner when two want the same money', async () => {
    const { intent } = await paid(sandbox);
    const outcomes = await Promise.allSettled(
      ['a', 'b'].map((key) =>
        client.refunds.create(
          { payment_intent: intent.id, amount: 3000 },
          { idempotencyKey: `refund:${key}` },
        ),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('may come back weeks later', async () => {
    const { intent, charge } = await paid(sandbox);
    const { id } = await client.refunds.create({ payment_intent: intent.id, amount: 1000 });
    sandbox.advanceDays(20);
    sandbox.messages.take();
    sandbox.actions.failRefund(id);
    expect(await client.refunds.retrieve(id)).toMatchObject({
      status: 'failed',
      failure_reason: 'lost_or_stolen_card',
    });
    expect(await client.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 0 });
    expect(await euroOf(sandbox)).toEqual({ available: 3915, pending: 0 });
    expect(typesSince(sandbox.messages.take())).toContain('refund.failed');
  });

  it('comes back by itself for the card that says so', async () => {
    const { intent } = await paid(sandbox, 4000, 'pm_card_refundFail');
    const { id } = await client.refunds.create({ payment_intent: intent.id });
    sandbox.clock.advance(61_000);
    expect((await client.refunds.retrieve(id)).status).toBe('failed');
  });
});

describe('a dispute', () => {
  async function disputed() {
    const { charge, intent } = await paid(sandbox, 4000, 'pm_card_createDispute');
    sandbox.clock.advance(0);
    const [dispute] = (await client.disputes.list({ charge: charge.id })).data;
    if (dispute === undefined) throw new Error('there is no dispute');
    return { dispute, charge, intent };
  }

  it('takes the money and a fee at once, and stops refunds', async () => {
    const { dispute, charge, intent } = await disputed();
    expect(dispute).toMatchObject({
      status: 'needs_response',
      amount: 4000,
      reason: 'fraudulent',
      payment_intent: intent.id,
      balance_transactions: [{ amount: -4000, fee: 2000, net: -6000 }],
    });
    expect((await client.charges.retrieve(charge.id)).disputed).toBe(true);
    expect(await euroOf(sandbox)).toEqual({ available: -6000, pending: 3915 });
    const refund = client.refunds.create({ charge: charge.id });
    expect(await errorOf(refund)).toMatchObject({ code: 'charge_disputed' });
    expect(typesSince(sandbox.messages.take())).toEqual(
      expect.arrayContaining(['charge.dispute.created', 'charge.dispute.funds_withdrawn']),
    );
  });

  it('is won by good evidence: the money comes back, the fee does not', async () => {
    const { dispute } = await disputed();
    const evidence = { uncategorized_text: 'winning_evidence' };
    const draft = await client.disputes.update(dispute.id, { evidence, submit: false });
    expect(draft.status).toBe('needs_response');
    expect(await client.disputes.update(dispute.id, { submit: true })).toMatchObject({
      status: 'won',
    });
    expect(await euroOf(sandbox)).toEqual({ available: -2000, pending: 3915 });
    expect(typesSince(sandbox.messages.take())).toEqual(
      expect.arrayContaining(['charge.dispute.funds_reinstated', 'charge.dispute.closed']),
    );
  });

  it('is lost by bad evidence, by giving up or by silence', async () => {
    const bad = await disputed();
    const evidence = { uncategorized_text: 'losing_evidence' };
    expect(await client.disputes.update(bad.dispute.id, { evidence })).toMatchObject({
      status: 'lost',
    });
    const given = await disputed();
    expect(await client.disputes.close(given.dispute.id)).toMatchObject({ status: 'lost' });
    expect(await errorOf(client.disputes.close(given.dispute.id))).toMatchObject({
      statusCode: 400,
    });
    const silent = await disputed();
    sandbox.advanceDays(10);
    expect(await client.disputes.retrieve(silent.dispute.id)).toMatchObject({ status: 'lost' });
  });

  it('is reviewed when the evidence says neither', async () => {
    const { dispute } = await disputed();
    const evidence = { uncategorized_text: 'They were there.' };
    expect(await client.disputes.update(dispute.id, { evidence })).toMatchObject({
      status: 'under_review',
      evidence_details: { has_evidence: true },
    });
  });

  it('can be opened by a press before any transfer, and never takes what somebody else sold', async () => {
    const metadata = { creator: 'nora' };
    const seller = await sandbox.seller();
    await client.accounts.update(seller.id, { metadata });
    expect(sandbox.actions.disputeLastPayment(seller.id)).toBeNull();
    const sold = async (creator: string) => {
      const { latest_charge: charge } = await client.paymentIntents.create({
        ...{ amount: 1000, currency: 'eur', payment_method: 'pm_card_visa', confirm: true },
        allowed_payment_method_types: ['card'],
        metadata: { creator },
      });
      return charge;
    };
    const charge = await sold('nora');
    await sold('mika');
    const id = sandbox.actions.disputeLastPayment(seller.id);
    expect(await client.disputes.retrieve(id ?? '')).toMatchObject({ charge });
    expect(sandbox.actions.disputeLastPayment(seller.id)).toBeNull();
  });

  it('can be opened by a press, about the last payment to an account', async () => {
    const seller = await sandbox.seller();
    const { charge } = await paid(sandbox);
    await client.transfers.create({
      amount: 3650,
      currency: 'eur',
      destination: seller.id,
      source_transaction: charge.id,
    });
    await paid(sandbox, 2000);
    const id = sandbox.actions.disputeLastPayment(seller.id);
    expect(await client.disputes.retrieve(id ?? '')).toMatchObject({ charge: charge.id });
  });
});
