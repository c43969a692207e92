import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { sql } from 'kysely';
import {
  payoutExport,
  payoutLines,
  payoutOverview,
  reverseTransfer,
} from '@/backend/payouts/service';
import { reconcile } from '@/backend/platform/stripe/reconciler';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { openPayoutStage, type PayoutStage } from './stage';

jest.setTimeout(120_000);

let database: TestDatabase;
let stage: PayoutStage;
beforeAll(async () => {
  database = await openTestDatabase();
  stage = await openPayoutStage(database);
});
afterAll(async () => {
  await stage.close();
  await database.close();
});

async function entriesOf(creatorId: string) {
  const rows = await database.db
    .selectFrom('ledgerEntries')
    .innerJoin('ledgerLines', 'entryId', 'id')
    .select(['kind', 'sourceId'])
    .distinct()
    .where('owner', '=', creatorId)
    .execute();
  return rows.map(({ kind }) => kind).sort();
}

test('a transfer whose answer is lost is made once, and booked once', async () => {
  const nora = await stage.creator('nora');
  await stage.sell(nora.id, 4000);
  await stage.advanceDays(14);
  stage.sandbox.faults.lostAnswers = 3;
  await stage.advanceDays(1);
  expect(await stage.owed(nora.id)).toMatchObject({ available: 3650, transit: 0 });
  // Whoever began the call may be gone: the reconciler asks again with the same key.
  await sql`update stripe_calls set next_try_at = now() where state = 'OPEN'`.execute(database.db);
  while (await reconcile(stage.context)) continue;
  expect(await stage.owed(nora.id)).toMatchObject({ available: 0, transit: 3650 });
  const { data } = await stage.stripe.client.transfers.list({ destination: nora.account });
  expect(data.map(({ amount }) => amount)).toEqual([3650]);
  expect(await entriesOf(nora.id)).toEqual(['captured', 'cleared', 'transferred']);
});

test('events of a payout told twice and backwards book it once', async () => {
  const ida = await stage.creator('ida');
  await stage.sell(ida.id, 4000);
  await stage.advanceDays(15);
  // Everything of the payout waits, and then comes the other way round and twice.
  const usual = { ...stage.sandbox.messages.settings };
  Object.assign(stage.sandbox.messages.settings, { isShuffled: true, copies: 2 });
  stage.sandbox.clock.advance(6 * 24 * 60 * 60 * 1000);
  await stage.settle();
  Object.assign(stage.sandbox.messages.settings, usual);
  expect((await entriesOf(ida.id)).filter((kind) => kind === 'payout_paid')).toHaveLength(1);
  expect(await stage.owed(ida.id)).toMatchObject({ transit: 0, acct: 0 });
});

test('payouts of which no event told are found by the reconciler', async () => {
  const mika = await stage.creator('mika');
  await stage.sell(mika.id, 4000);
  await stage.advanceDays(15);
  stage.sandbox.clock.advance(6 * 24 * 60 * 60 * 1000);
  stage.sandbox.messages.take();
  expect(await stage.owed(mika.id)).toMatchObject({ transit: 3650 });
  while (await reconcile(stage.context)) continue;
  expect(await stage.owed(mika.id)).toMatchObject({ transit: 0 });
  expect((await payoutOverview(mika.context)).payouts).toMatchObject([{ state: 'PAID' }]);
});

test('a refusal by Stripe leaves the money available, and the next day tries again', async () => {
  const tess = await stage.creator('tess');
  await stage.sell(tess.id, 4000);
  await database.db
    .updateTable('payoutLines')
    .set({ chargeId: 'ch_of_nobody' })
    .where('creatorId', '=', tess.id)
    .execute();
  await stage.advanceDays(16);
  expect(await stage.owed(tess.id)).toMatchObject({ available: 3650, transit: 0 });
  const line = await database.db
    .selectFrom('payoutLines')
    .select(['sends', 'sending', 'state'])
    .where('creatorId', '=', tess.id)
    .executeTakeFirstOrThrow();
  expect(line).toMatchObject({ sending: null, state: 'AVAILABLE' });
  expect(line.sends).toBeGreaterThan(1);
});

test('nothing comes back of a payment that is not ours', async () => {
  const paymentId = crypto.randomUUID();
  expect(await reverseTransfer(stage.context, { paymentId, amount: 100, key: 'none' })).toBe(0);
});

test('lines go page by page, oldest last, and the file has all of them', async () => {
  const sam = await stage.creator('sam');
  for (let count = 0; count < 35; count += 1) await stage.sell(sam.id, 1000 + count);
  const first = await payoutLines(sam.context, {});
  expect(first.items).toHaveLength(30);
  const second = await payoutLines(sam.context, { cursor: first.cursor });
  expect(second).toMatchObject({ cursor: null });
  const all = [...first.items, ...second.items].map(({ gross }) => gross);
  expect(all).toEqual(Array.from({ length: 35 }, (_, index) => 1034 - index));
  const file = await payoutExport(sam.context, { state: 'CLEARING' });
  expect(file.items).toHaveLength(35);
  expect((await payoutLines(sam.context, { state: 'AVAILABLE' })).items).toEqual([]);
});
