import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { changeFundState, fundPage } from '@/backend/funds/service';
import { checkLedger } from '@/backend/ledger/service';
import { suspendSeller, liftSuspension } from '@/backend/payments/service';
import { DAY, HOUR } from '@/__tests__/support/moneyWorld';
import { openFundLife, type FundLife } from '@/__tests__/support/fundLife';

let world: FundLife;
beforeAll(async () => {
  world = await openFundLife();
}, 60_000);
afterAll(() => world.close());

const inDays = (days: number) => new Date(world.sandbox.now().getTime() + days * DAY).toISOString();

const openAll = (goal = 3000) =>
  world.open({ mode: 'ALL_OR_NOTHING', goal, deadlineAt: inDays(3) });

const charges = async () => {
  const { data } = await world.stripe.client.charges.list({ limit: 100 });
  return data.filter(({ paid }) => paid).length;
};

test('below its goal nobody is charged, and what was promised is still told', async () => {
  const before = await charges();
  const fundId = await openAll();
  await world.give(world.giver(0), fundId, { amount: 1000 });
  await world.give(world.giver(1), fundId, { amount: 1900 });
  expect(await world.fundOf(fundId)).toMatchObject({ pending: 2900, pledgeCount: 2, settled: 0 });
  world.later(3 * DAY);
  await world.advance();
  expect(await world.fundOf(fundId)).toMatchObject({ state: 'MISSED', reachedAt: null });
  expect(await world.paymentsOf(fundId)).toEqual(['VOID', 'VOID']);
  expect(await charges()).toBe(before);
  const { fund } = await fundPage(world.nobody, { fundId });
  expect(fund).toMatchObject({ raised: 2900, pledgeCount: 2, settled: 0 });
});

test('reached: good cards are charged once, a declined one is tried for a week, then it is reached', async () => {
  const before = await charges();
  const fundId = await openAll();
  const good = await world.give(world.giver(0), fundId, { amount: 2000 });
  const bad = await world.give(world.giver(1), fundId, { amount: 1500 });
  await world.cardTurns(bad, 'pm_card_chargeCustomerFail');
  world.later(3 * DAY);
  await world.advance();
  expect(await world.fundOf(fundId)).toMatchObject({
    ...{ state: 'SETTLING', settled: 2000, pending: 1500, failedCount: 1, failedAmount: 1500 },
  });
  expect((await world.rowOf(good)).payment).toBe('SETTLED');
  expect((await world.rowOf(bad)).payment).toBe('DECLINED');
  for (const days of [1, 2, 5]) {
    world.later(days * DAY);
    await world.tick();
    await world.hear();
    await world.advance();
  }
  expect((await world.rowOf(bad)).payment).toBe('FAILED');
  world.later(HOUR);
  await world.advance();
  expect(await world.fundOf(fundId)).toMatchObject({
    ...{ state: 'REACHED', settled: 2000, pending: 0, failedCount: 1, failedAmount: 1500 },
  });
  expect((await world.fundOf(fundId)).reachedAt).not.toBeNull();
  expect(await charges()).toBe(before + 1);
  expect(await checkLedger(world.db)).toEqual([]);
});

test('paused or suspended at its deadline it is missed, however much was promised', async () => {
  const paused = await openAll(1000);
  await world.give(world.giver(0), paused, { amount: 1500 });
  await changeFundState(world.host, { fundId: paused, action: 'PAUSE' });
  const suspended = await openAll(1000);
  await world.give(world.giver(1), suspended, { amount: 1500 });
  await suspendSeller(world.context, { creatorId: world.creator.id, reason: 'test' });
  expect((await world.fundOf(suspended)).state).toBe('PAUSED');
  await expect(
    changeFundState(world.host, { fundId: suspended, action: 'RESUME' }),
  ).rejects.toMatchObject({ code: 'fund.payouts_needed' });
  world.later(3 * DAY);
  await world.advance();
  for (const fundId of [paused, suspended]) {
    expect((await world.fundOf(fundId)).state).toBe('MISSED');
    expect(await world.paymentsOf(fundId)).toEqual(['VOID']);
  }
  await liftSuspension(world.context, world.creator.id);
});
