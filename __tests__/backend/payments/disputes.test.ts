import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startPayment } from '@/backend/payments/service';
import {
  evidenceOf,
  MINUTE,
  openMoneyWorld,
  type MoneyWorld,
} from '@/__tests__/support/moneyWorld';

let world: MoneyWorld;
beforeAll(async () => {
  world = await openMoneyWorld();
}, 60_000);
afterAll(() => world.close());

/** Something paid for whose buyer goes to their bank. */
async function disputed(evidence: string) {
  const sale = world.sale();
  evidenceOf.set(sale.ref, evidence);
  const { paymentID } = await startPayment(world.context, sale);
  await world.pay(paymentID);
  await world.hear();
  const { chargeId } = await world.rowOf(paymentID);
  const id = world.sandbox.actions.dispute(chargeId ?? '');
  await world.hear();
  await world.tick();
  const theirs = () => world.stripe.client.disputes.retrieve(id);
  return { paymentID, theirs };
}

test('what speaks for the seller is handed in when a dispute opens, and once', async () => {
  const { paymentID, theirs } = await disputed('The lesson took place at 8 PM.');
  for (let round = 0; round < 3; round += 1) {
    world.later(MINUTE);
    await world.hear();
    await world.tick();
  }
  expect(await theirs()).toMatchObject({
    status: 'under_review',
    evidence: { uncategorized_text: 'The lesson took place at 8 PM.' },
    evidence_details: { submission_count: 1 },
  });
  expect((await world.rowOf(paymentID)).dispute).toBe('OPEN');
  // It names people: once it is handed in, nothing of ours keeps it.
  const calls = world.db.selectFrom('stripeCalls').select(['params', 'outcome']);
  const [call] = await calls.where('call', '=', 'disputes.update').execute();
  expect(JSON.stringify(call)).not.toContain('8 PM');
});

test('evidence that wins brings the money back', async () => {
  const { paymentID, theirs } = await disputed('winning_evidence');
  await world.hear();
  expect((await theirs()).status).toBe('won');
  expect((await world.rowOf(paymentID)).dispute).toBe('WON');
});

test('where nothing speaks for the seller, nothing is handed in', async () => {
  const { theirs } = await disputed('');
  expect((await theirs()).status).toBe('needs_response');
});
