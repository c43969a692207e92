import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { capturePayment, chargeSaved, refundPayment } from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import { MINUTE, openMoneyWorld, toldOf, type MoneyWorld } from '@/__tests__/support/moneyWorld';

let world: MoneyWorld;
beforeAll(async () => {
  world = await openMoneyWorld();
}, 60_000);
afterAll(() => world.close());

/** The process ends between Stripe's answer to such a call and our commit. */
function dyingAfter(resource: 'refunds' | 'paymentIntents', verb: 'create' | 'capture'): Context {
  const { stripe } = world;
  const real = stripe.client[resource] as unknown as Record<
    string,
    (...given: unknown[]) => Promise<unknown>
  >;
  const dying = Object.assign(Object.create(real) as object, {
    [verb]: async (...given: unknown[]) => {
      await real[verb]?.(...given);
      throw new Error('killed');
    },
  });
  const client = Object.assign(Object.create(stripe.client) as object, { [resource]: dying });
  return {
    ...world.context,
    stripe: { ...stripe, client: client as unknown as typeof stripe.client },
  };
}

/** Another process starts and looks, within a minute. */
async function startAgain(): Promise<void> {
  world.later(MINUTE);
  for (let round = 0; round < 3; round += 1) {
    await world.tick();
    world.later(1000);
  }
}

const callsOf = async (ref: string) =>
  (
    await world.db
      .selectFrom('stripeCalls')
      .select(['key', 'state'])
      .where('ref', '=', ref)
      .execute()
  )
    .map(({ key, state }) => `${key.replace(ref, '')} ${state}`)
    .sort();

test('a capture whose answer we did not live to store is the same capture afterwards', async () => {
  const { paymentID } = await world.start({ mode: 'AUTHORISE' });
  await world.pay(paymentID);
  await world.hear();
  const dying = dyingAfter('paymentIntents', 'capture');
  await expect(capturePayment(dying, paymentID)).rejects.toThrow('killed');
  expect((await world.rowOf(paymentID)).state).toBe('AUTHORISED');
  await startAgain();
  const { state, ref } = await world.rowOf(paymentID);
  expect(state).toBe('PAID');
  expect(await callsOf(`lesson:${ref}`)).toEqual([':capture DONE', ':checkout:v1 DONE']);
  expect(toldOf(ref)).toEqual(['authorised', 'paid']);
});

test('a refund that left before we knew is not sent a second time', async () => {
  const { paymentID } = await world.start();
  await world.pay(paymentID);
  await world.hear();
  const refund = { paymentID, amount: 1000, reason: '', requestKey: 'a' };
  await expect(refundPayment(dyingAfter('refunds', 'create'), refund)).rejects.toThrow('killed');
  await startAgain();
  expect((await world.rowOf(paymentID)).refunded).toBe(1000);
  // The buyer's side presses again.
  await refundPayment(world.context, refund);
  await world.hear();
  const { intentId, ref } = await world.rowOf(paymentID);
  const { data } = await world.stripe.client.refunds.list({ payment_intent: intentId ?? '' });
  expect(data.map(({ amount }) => amount)).toEqual([1000]);
  expect(toldOf(ref)).toEqual(['paid', 'refunded SENT']);
});

test('a saved card that was charged before we knew is not charged a second time', async () => {
  const { paymentID } = await world.start({ mode: 'SAVE' });
  await world.pay(paymentID);
  await world.hear();
  const dying = dyingAfter('paymentIntents', 'create');
  await expect(chargeSaved(dying, paymentID)).rejects.toThrow('killed');
  expect((await world.rowOf(paymentID)).state).toBe('PROCESSING');
  await startAgain();
  const { state, tries, ref } = await world.rowOf(paymentID);
  expect({ state, tries }).toEqual({ state: 'PAID', tries: 1 });
  const { data } = await world.stripe.client.charges.list({ transfer_group: `lesson:${ref}` });
  expect(data).toHaveLength(1);
});

test('who paid is found by asking, when no message ever comes', async () => {
  const { paymentID } = await world.start();
  await world.pay(paymentID);
  // Told, and lost.
  await world.takeTold();
  await startAgain();
  const { state, ref } = await world.rowOf(paymentID);
  expect(state).toBe('PAID');
  expect(toldOf(ref)).toEqual(['paid']);
});
