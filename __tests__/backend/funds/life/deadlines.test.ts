import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  advanceFunds,
  cancelFund,
  changeFundState,
  creatorFundsPage,
  editFund,
  refundFund,
} from '@/backend/funds/service';
import { checkLedger } from '@/backend/ledger/service';
import { DAY, HOUR } from '@/__tests__/support/moneyWorld';
import { openFundLife, type FundLife } from '@/__tests__/support/fundLife';
import { fundSettings } from '@/__tests__/support/fundSettings';

let world: FundLife;
beforeAll(async () => {
  world = await openFundLife();
}, 60_000);
afterAll(() => world.close());

const inHours = (hours: number) =>
  new Date(world.sandbox.now().getTime() + hours * HOUR).toISOString();
const reason = 'The studio is not ours any more';

/** Messages of a fund's channel so far. */
const seqOf = async (fundId: string) => (await world.fundOf(fundId)).seq;

test('a planned fund opens at its time and ends at its deadline, each once', async () => {
  const fundId = await world.draft({ startsAt: inHours(1), deadlineAt: inHours(2) });
  await changeFundState(world.host, { fundId, action: 'SCHEDULE' });
  await world.advance();
  expect((await world.fundOf(fundId)).state).toBe('SCHEDULED');
  world.later(HOUR);
  await world.advance();
  expect((await world.fundOf(fundId)).state).toBe('LIVE');
  const seq = await seqOf(fundId);
  world.later(HOUR);
  // Two processes look at the same moment; and one that was restarted looks again.
  await Promise.all([advanceFunds(world.nobody), advanceFunds(world.nobody)]);
  await world.advance();
  expect(await world.fundOf(fundId)).toMatchObject({ state: 'MISSED', seq: seq + 1 });
  await world.advance();
  expect(await seqOf(fundId)).toBe(seq + 1);
});

test('a plan without a start is a draft again, and one whose creator cannot sell too', async () => {
  const fundId = await world.draft({ startsAt: inHours(1) });
  await changeFundState(world.host, { fundId, action: 'SCHEDULE' });
  await editFund(world.host, { fundId, version: 1, settings: fundSettings() });
  expect(await world.fundOf(fundId)).toMatchObject({ state: 'DRAFT', version: 2 });

  await editFund(world.host, {
    ...{ fundId, version: 2, settings: fundSettings({ startsAt: inHours(1) }) },
  });
  await changeFundState(world.host, { fundId, action: 'SCHEDULE' });
  const account = world.db.updateTable('payoutAccounts').where('userId', '=', world.creator.id);
  await account.set({ chargesEnabled: false }).execute();
  world.later(HOUR);
  await world.advance();
  expect((await world.fundOf(fundId)).state).toBe('DRAFT');
  await expect(changeFundState(world.host, { fundId, action: 'OPEN' })).rejects.toMatchObject({
    code: 'fund.payouts_needed',
  });
  await account.set({ chargesEnabled: true }).execute();
});

test('what does not fit does not open', async () => {
  const open = async (change: Parameters<typeof fundSettings>[0]) => {
    const fundId = await world.draft(change);
    return changeFundState(world.host, { fundId, action: 'OPEN' });
  };
  const code = (name: string) => ({ code: name });
  await expect(open({ mode: 'ALL_OR_NOTHING' })).rejects.toMatchObject(
    code('fund.deadline_needed'),
  );
  await expect(open({ deadlineAt: inHours(-1) })).rejects.toMatchObject(code('fund.times_invalid'));
  await expect(open({ currency: 'USD' })).rejects.toMatchObject(code('fund.payouts_needed'));
  await world.db
    .updateTable('users')
    .set({ emailVerifiedAt: null })
    .where('id', '=', world.creator.id)
    .execute();
  await expect(open({})).rejects.toMatchObject(code('auth.email_needed'));
  await world.db
    .updateTable('users')
    .set({ emailVerifiedAt: new Date() })
    .where('id', '=', world.creator.id)
    .execute();
});

test('called off: what was paid goes back to everybody, once', async () => {
  const fundId = await world.open();
  await world.give(world.giver(0), fundId, { amount: 1000 });
  await world.give(world.giver(1), fundId, { amount: 2500 });
  await expect(cancelFund(world.giver(0), { fundId, reason })).rejects.toMatchObject({
    code: 'forbidden',
  });
  await cancelFund(world.host, { fundId, reason });
  await world.advance();
  await world.advance();
  expect(await world.fundOf(fundId)).toMatchObject({
    ...{ state: 'CANCELLED', settled: 0, cancelReason: reason },
  });
  expect(await world.paymentsOf(fundId)).toEqual(['REFUNDED', 'REFUNDED']);
  expect(await checkLedger(world.db)).toEqual([]);
});

test('kept after its end, sent to its creator, and given back to all when the creator says so', async () => {
  const fundId = await world.open({ goal: 2000, deadlineAt: inHours(48) });
  await world.give(world.giver(2), fundId, { amount: 2500 });
  await changeFundState(world.host, { fundId, action: 'END' });
  expect(await world.fundOf(fundId)).toMatchObject({ state: 'REACHED', settled: 2500 });
  await world.advance();
  expect((await world.fundOf(fundId)).state).toBe('REACHED');
  for (let day = 0; day < 12; day += 1) {
    world.later(DAY);
    await world.payOut();
    await world.tick();
    await world.hear();
  }
  await world.advance();
  expect((await world.fundOf(fundId)).state).toBe('PAID_OUT');
  await refundFund(world.host, { fundId, reason });
  await world.advance();
  expect(await world.fundOf(fundId)).toMatchObject({ state: 'REFUNDED', settled: 0 });
  expect((await world.fundOf(fundId)).reachedAt).not.toBeNull();
  expect(await world.paymentsOf(fundId)).toEqual(['REFUNDED']);
  const { items } = await creatorFundsPage(world.nobody, { creatorId: world.creator.id });
  expect(items.find(({ id }) => id === fundId)).toMatchObject({ state: 'REFUNDED', raised: 0 });
});
