import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { book } from '@/backend/ledger/service';
import { createNightly } from '@/backend/payouts/nightly/nightly';
import { newId } from '@/backend/platform/id';
import { inTransaction } from '@/backend/platform/transaction';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { openPayoutStage, type PayoutStage } from './stage';

jest.setTimeout(120_000);

const HOUR = 60 * 60 * 1000;

let database: TestDatabase;
let stage: PayoutStage;
let alarms: object[];
beforeAll(async () => {
  database = await openTestDatabase();
  stage = await openPayoutStage(database);
});
beforeEach(() => {
  alarms = [];
  jest.spyOn(stage.context.logger, 'error').mockImplementation((told: unknown) => {
    alarms.push(told as object);
  });
});
afterAll(async () => {
  await stage.close();
  await database.close();
});

type Nightly = ReturnType<typeof createNightly>;

/** One whole night, with its second look. */
async function pass(nightly: Nightly): Promise<void> {
  while (await nightly(stage.context));
  stage.sandbox.clock.advance(11 * 60_000);
  await nightly(stage.context);
}

/** Stripe's own fees of the sales of these tests, which payments would book. */
async function bookStripeFees(): Promise<void> {
  let amount = 0;
  for await (const one of stage.stripe.client.balanceTransactions.list({ type: 'charge' })) {
    amount += one.fee;
  }
  await bookCash(-amount);
}

function bookCash(amount: number): Promise<boolean> {
  return inTransaction(stage.context, (inner) =>
    book(inner, {
      kind: 'stripe_fee',
      sourceId: newId(),
      at: stage.stripe.now(),
      lines: [
        { account: 'stripe_fees', amount: -amount, currency: 'EUR' },
        { account: 'cash', amount, currency: 'EUR' },
      ],
    }),
  );
}

test('a night in which all is well leaves no line', async () => {
  const nora = await stage.creator('nora');
  await stage.sell(nora.id, 4000);
  await stage.advanceDays(16);
  await bookStripeFees();
  await pass(createNightly());
  expect(alarms).toEqual([]);
});

test('a balance that differs twice by the same amount raises an alarm', async () => {
  await bookCash(500);
  const nightly = createNightly();
  await pass(nightly);
  expect(alarms).toEqual([{ creator: null, differences: { EUR: -500 }, alarm: true }]);
  // And again in the next night, not before.
  await pass(nightly);
  expect(alarms).toHaveLength(1);
  await stage.advanceDays(1);
  await pass(nightly);
  expect(alarms).toHaveLength(2);
  await bookCash(-500);
});

test('a difference that is gone at the second look is money that was on its way', async () => {
  const nightly = createNightly();
  await bookCash(500);
  while (await nightly(stage.context));
  await bookCash(-500);
  stage.sandbox.clock.advance(11 * 60_000);
  await nightly(stage.context);
  expect(alarms).toEqual([]);
});

test('what Stripe told in vain is found by asking, and raises an alarm', async () => {
  const mika = await stage.creator('mika');
  await stage.sell(mika.id, 4000);
  await bookStripeFees();
  await bookCash(85);
  await stage.advanceDays(15);
  // A payout leaves and arrives, and nobody hears of it.
  stage.sandbox.clock.advance(3 * 24 * HOUR);
  stage.sandbox.messages.take();
  const nightly = createNightly();
  while (await nightly(stage.context));
  await stage.settle();
  const payouts = () =>
    database.db
      .selectFrom('bankPayouts')
      .select('state')
      .where('creatorId', '=', mika.id)
      .execute();
  expect(await payouts()).toEqual([{ state: 'PAID' }]);
  expect(alarms).toContainEqual({ creator: mika.id, missed: expect.any(Number), alarm: true });
});
