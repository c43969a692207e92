import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import {
  payoutLines,
  payoutOverview,
  retryPayout,
  reverseTransfer,
} from '@/backend/payouts/service';
import { newId } from '@/backend/platform/id';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { bookDispute } from './disputes';
import { openPayoutStage, type PayoutStage, type Sale } from './stage';

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

const state = async (sale: Sale) => {
  const row = await database.db
    .selectFrom('payoutLines')
    .selectAll()
    .where('paymentId', '=', sale.paymentId)
    .executeTakeFirstOrThrow();
  return row.state;
};

test('an experience of 40.00 clears after 14 days, goes out on the next, and arrives', async () => {
  const nora = await stage.creator('nora');
  const sale = await stage.sell(nora.id, 4000);
  expect(await stage.owed(nora.id)).toMatchObject({ pending: 3650, available: 0, transit: 0 });
  await stage.advanceDays(13);
  expect(await state(sale)).toBe('CLEARING');
  const before = await payoutOverview(nora.context);
  expect(before.clearing).toMatchObject({ amount: 3650, next: { amount: 3650 } });
  await stage.advanceDays(1);
  expect(await stage.entry('cleared')).toBe('pending +36.50, available -36.50');
  expect(await stage.owed(nora.id)).toMatchObject({ pending: 0, available: 3650 });
  const cleared = await payoutOverview(nora.context);
  expect(cleared.available.amount).toBe(3650);
  expect(cleared.available.goesOutAt).toMatch(/T00:00:00.000Z$/);
  await stage.advanceDays(1);
  expect(await stage.entry('transferred')).toBe(
    'acct +36.50, available +36.50, transit -36.50, cash -36.50',
  );
  expect(await state(sale)).toBe('SENT');
  expect(await stage.owed(nora.id)).toMatchObject({ available: 0, transit: 3650, acct: 3650 });
  const sent = await payoutOverview(nora.context);
  expect(sent.onItsWay.amount).toBe(3650);
  await stage.advanceDays(5);
  expect(await stage.entry('payout_paid')).toBe('acct -36.50, transit +36.50');
  expect(await stage.owed(nora.id)).toEqual({
    pending: 0,
    available: 0,
    frozen: 0,
    transit: 0,
    acct: 0,
  });
  const { payouts } = await payoutOverview(nora.context);
  expect(payouts).toMatchObject([{ amount: 3650, state: 'PAID' }]);
  const { items } = await payoutLines(nora.context, { state: 'PAID' });
  expect(items).toMatchObject([{ what: 'PAID', gross: 4000, fee: -350, net: 3650, state: 'PAID' }]);
});

test('a contribution of 10.00 brings 9.30 and clears after 7 days', async () => {
  const ida = await stage.creator('ida');
  const sale = await stage.sell(ida.id, 1000, 'CONTRIBUTION');
  await stage.advanceDays(6);
  expect(await state(sale)).toBe('CLEARING');
  await stage.advanceDays(1);
  expect(await stage.owed(ida.id)).toMatchObject({ pending: 0, available: 930 });
});

test('a payout that the bank sends back is booked back, told, and sent once more', async () => {
  const mika = await stage.creator('mika');
  await stage.sell(mika.id, 4000);
  stage.sandbox.actions.failNextPayout(mika.account, 'FAIL_AFTER_PAID');
  await stage.advanceDays(23);
  expect(await stage.entry('payout_failed')).toBe('acct +36.50, transit -36.50');
  const failed = await payoutOverview(mika.context);
  expect(failed.onItsWay).toMatchObject({ amount: 3650, failed: { amount: 3650 } });
  expect(failed.payouts[0]).toMatchObject({ state: 'SENT_BACK' });
  const payoutID = failed.onItsWay.failed?.payoutID ?? '';
  const mails = database.db.selectFrom('mails').select(['subject', 'text', 'topic']);
  const told = () => mails.where('kind', '=', 'payout_failed').execute();
  expect(await told()).toEqual([
    {
      subject: 'Your payout came back: check your bank account',
      text: expect.stringContaining('Your bank sent €36.50 back.'),
      topic: null,
    },
  ]);
  const stranger = await stage.creator('stranger');
  const theirs = retryPayout(stranger.context, { payoutID, requestKey: newId() });
  await expect(theirs).rejects.toMatchObject({ code: 'payout.wrong_state' });
  const again = () => retryPayout(mika.context, { payoutID, requestKey: newId() });
  // Told of it once more, Stripe's word changes nothing.
  await stage.payoutAgain(mika.account, payoutID);
  expect(await told()).toHaveLength(1);
  const [first, second] = [await again(), await again()];
  expect(second.id).toBe(first.id);
  await stage.advanceDays(4);
  const paid = await payoutOverview(mika.context);
  expect(paid.onItsWay).toEqual({ amount: 0, arrivesAt: null, failed: null });
  expect(paid.payouts).toMatchObject([{ state: 'PAID' }, { state: 'SENT_BACK' }]);
  expect(await stage.owed(mika.id)).toMatchObject({ transit: 0, acct: 0 });
});

test('a refund of a quarter before the transfer takes 9.12 from the creator and 0.88 from us', async () => {
  const tess = await stage.creator('tess');
  const sale = await stage.sell(tess.id, 4000);
  expect(await stage.refund(sale, 1000)).toBe(0);
  expect(await stage.entry('refunded')).toBe('pending +9.12, cash -10.00, fees +0.88');
  expect(await stage.owed(tess.id)).toMatchObject({ pending: 2738 });
  const { items } = await payoutLines(tess.context, {});
  expect(items).toMatchObject([
    { what: 'REFUND', gross: -1000, fee: 88, net: -912, state: 'REFUNDED' },
    { what: 'PAID', net: 3650, state: 'CLEARING' },
  ]);
  await stage.advanceDays(15);
  expect(await stage.owed(tess.id)).toMatchObject({ available: 0, transit: 2738 });
});

test('a refund after the transfer brings it back from Stripe first', async () => {
  const sam = await stage.creator('sam');
  const sale = await stage.sell(sam.id, 4000);
  await stage.advanceDays(15);
  expect(await stage.owed(sam.id)).toMatchObject({ transit: 3650 });
  expect(await stage.refund(sale, 1000)).toBe(912);
  expect(await stage.entry('reversed')).toBe(
    'acct -9.12, available -9.12, transit +9.12, cash +9.12',
  );
  expect(await stage.entry('refunded')).toBe('available +9.12, cash -10.00, fees +0.88');
  expect(await stage.owed(sam.id)).toMatchObject({ available: 0, transit: 2738, acct: 2738 });
  // The rest: the last part takes the remainder.
  expect(await stage.refund(sale, 3000)).toBe(2738);
  expect(await stage.owed(sam.id)).toMatchObject({ available: 0, transit: 0, acct: 0 });
  expect(await state(sale)).toBe('REFUNDED');
});

test('a reversal that is asked for again under its key is the same one', async () => {
  const lou = await stage.creator('lou');
  const sale = await stage.sell(lou.id, 4000);
  await stage.advanceDays(15);
  const ask = () =>
    reverseTransfer(stage.context, {
      paymentId: sale.paymentId,
      amount: 3650,
      key: 'refund:lou:reversal',
    });
  expect([await ask(), await ask()]).toEqual([3650, 3650]);
  expect(await stage.owed(lou.id)).toMatchObject({ available: 3650, transit: 0 });
  // No refund follows: the money is the creator's still, and goes out again.
  await stage.advanceDays(2);
  expect(await stage.owed(lou.id)).toMatchObject({ available: 0, transit: 3650 });
});

test('a lost dispute of what was paid out: of the next net 50.00, 13.50 goes to the bank', async () => {
  const vera = await stage.creator('vera');
  const sale = await stage.sell(vera.id, 4000);
  await stage.advanceDays(20);
  expect(await stage.owed(vera.id)).toMatchObject({ transit: 0 });
  const key = 'dispute:vera:reversal';
  const back = { paymentId: sale.paymentId, amount: 3650, key };
  expect(await reverseTransfer(stage.context, back)).toBe(0);
  await bookDispute(stage.context, sale, 'dp_vera', 'open');
  expect(await state(sale)).toBe('ON_HOLD');
  expect(await stage.owed(vera.id)).toMatchObject({ available: -3650, frozen: 3650 });
  await bookDispute(stage.context, sale, 'dp_vera', 'lost');
  // 54.67 less 8 % and 0.30 is 50.00 to the cent.
  const next = await stage.sell(vera.id, 5467);
  expect(next.amount - next.fee).toBe(5000);
  const negative = await payoutOverview(vera.context);
  expect(negative.available.amount).toBe(-3650);
  expect(negative.negative).toMatchObject({ clears: { amount: 5000 } });
  await stage.advanceDays(15);
  expect(await stage.entry('transferred')).toBe(
    'acct +13.50, available +13.50, transit -13.50, cash -13.50',
  );
  expect(await stage.owed(vera.id)).toMatchObject({ available: 0, frozen: 0, transit: 1350 });
  expect(await state(next)).toBe('SENT');
  // What comes after that is whole again.
  await stage.sell(vera.id, 4000);
  await stage.advanceDays(15);
  expect(await stage.entry('transferred')).toMatch('acct +36.50');
  const { items } = await payoutLines(vera.context, { state: 'REFUNDED' });
  expect(items.map(({ what, net }) => [what, net])).toEqual(
    expect.arrayContaining([
      ['DISPUTE', -3650],
      ['PAID', 3650],
    ]),
  );
});

test('a dispute that is won gives everything back, and it goes out', async () => {
  const wil = await stage.creator('wil');
  const sale = await stage.sell(wil.id, 4000);
  await stage.advanceDays(15);
  const key = 'dispute:wil:reversal';
  await reverseTransfer(stage.context, { paymentId: sale.paymentId, amount: 3650, key });
  await bookDispute(stage.context, sale, 'dp_wil', 'open');
  expect(await stage.owed(wil.id)).toMatchObject({ available: 0, frozen: 3650, transit: 0 });
  await stage.advanceDays(2);
  expect(await stage.owed(wil.id)).toMatchObject({ frozen: 3650, transit: 0 });
  await bookDispute(stage.context, sale, 'dp_wil', 'won');
  expect(await stage.entry('dispute_won')).toBe(
    'claim -40.00, available -36.50, frozen +36.50, cash +40.00',
  );
  await stage.advanceDays(1);
  expect(await stage.owed(wil.id)).toMatchObject({ available: 0, frozen: 0, transit: 3650 });
  const { items } = await payoutLines(wil.context, {});
  expect(items.map(({ what }) => what)).toEqual(['PAID']);
});
