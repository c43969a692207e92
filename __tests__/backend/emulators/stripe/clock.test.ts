import type Stripe from 'stripe';
import { paid, sessionOf } from './support';
import { startStripeStage, type SandboxStage } from '@/__tests__/support/stripeSandbox';

let sandbox: SandboxStage;
let client: Stripe;

beforeEach(async () => {
  sandbox = await startStripeStage();
  ({ client } = sandbox);
});
afterEach(() => sandbox.close());

describe('the sandbox’s clock', () => {
  it('runs what falls due in its order, each at its time', async () => {
    const { id } = await client.checkout.sessions.create(sessionOf(sandbox));
    const other = { payment_intent_data: { capture_method: 'manual' as const } };
    const held = await client.checkout.sessions.create(sessionOf(sandbox, 2000, other));
    sandbox.pay(held.id);
    sandbox.messages.take();
    const happened = sandbox.clock.advance(8 * 86_400_000);
    expect(happened.map(({ what }) => what)).toEqual(['session.expire', 'intent.lapse']);
    expect(await client.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired' });
    const [intent] = (await client.paymentIntents.list()).data;
    expect(intent).toMatchObject({ status: 'canceled', cancellation_reason: 'automatic' });
    const types = sandbox.messages.take().map(({ type }) => type);
    expect(types).toEqual([
      'checkout.session.expired',
      'charge.expired',
      'payment_intent.canceled',
    ]);
    const [expired] = (await client.events.list({ type: 'checkout.session.expired' })).data;
    expect(expired?.created).toBe(Math.floor((happened[0]?.at.getTime() ?? 0) / 1000));
  });

  it('says what comes next and goes there', async () => {
    expect(sandbox.clock.next()).toBeNull();
    const { id } = await client.checkout.sessions.create(sessionOf(sandbox));
    expect(sandbox.clock.next()).toMatchObject({ what: 'session.expire', target: id });
    expect(sandbox.clock.advanceToNext()).toMatchObject([{ target: id }]);
    expect(sandbox.clock.advanceToNext()).toEqual([]);
    expect(await client.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired' });
  });

  it('makes card money available after two days', async () => {
    const { charge } = await paid(sandbox);
    const status = async () => {
      const opened = await client.charges.retrieve(charge.id, { expand: ['balance_transaction'] });
      return (opened.balance_transaction as Stripe.BalanceTransaction).status;
    };
    expect(await status()).toBe('pending');
    sandbox.advanceDays(2);
    expect(await status()).toBe('available');
  });

  it('lets nobody pay in the moment of the expiry', async () => {
    const { id } = await client.checkout.sessions.create(sessionOf(sandbox));
    sandbox.clock.advance(31 * 60_000 + 1000);
    expect(sandbox.pay(id)).toMatchObject({ result: 'CLOSED', status: 'expired' });
  });
});
