import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  contributionDataOf,
  fundPage,
  leaveContributions,
  refundContribution,
} from '@/backend/funds/service';
import { newId } from '@/backend/platform/id';
import { inTransaction } from '@/backend/platform/transaction';
import { expectCounted } from '@/__tests__/support/fundRecount';
import { openFundWorld, type FundWorld } from '@/__tests__/support/fundWorld';

let world: FundWorld;
beforeAll(async () => {
  world = await openFundWorld();
}, 120_000);
afterAll(() => world.close());

test('the file of their data holds what somebody gave, as they gave it', async () => {
  const fundId = await world.makeFund();
  const tierId = await world.makeTier(fundId, 1000);
  const fan = world.fan(world.other);
  await world.give(fan, fundId, { tierId, visibility: 'ANONYMOUS', message: 'Quietly' });
  const { contributions } = await contributionDataOf(fan, world.other.id);
  expect(contributions).toMatchObject([
    {
      ...{ fund: 'Two PCs', amount: 2500, currency: 'EUR', payment: 'SETTLED', isTest: false },
      ...{ message: 'Quietly', visibility: 'ANONYMOUS', reward: 'A reward for 1000' },
    },
  ]);
});

test('an account that is deleted leaves its money, and neither name nor words', async () => {
  const fundId = await world.makeFund({ messagesModerated: true });
  const fan = world.fan(world.buyer);
  const first = await world.give(fan, fundId, { message: 'It is me' });
  await world.give(fan, fundId, { visibility: 'ALIAS', alias: 'Nightowl' });
  await world.give(world.visitor(), fundId, { name: 'Ben' });
  await inTransaction(fan, leaveContributions);
  expect(await world.fundOf(fundId)).toMatchObject({
    ...{ settled: 7500, supporterCount: 2, toCheckCount: 0 },
  });
  await expectCounted(world.db, fundId);
  const page = await fundPage(world.visitor(), { fundId });
  expect(page.supporters.map(({ name, message }) => [name, message])).toEqual([
    ['Ben', null],
    [null, null],
    [null, null],
  ]);
  expect(page.fund.leaders.map(({ name }) => name)).toEqual(['Ben']);
  const rows = JSON.stringify(
    await world.db.selectFrom('contributions').selectAll().where('fundId', '=', fundId).execute(),
  );
  for (const trace of [world.buyer.id, world.buyer.handle, 'It is me', 'Nightowl']) {
    expect(rows).not.toContain(trace);
  }
  // Money can still go back, and the sums follow.
  const refund = { fundId, contributionId: first, reason: 'Closed', requestKey: newId() };
  await refundContribution(world.host, refund);
  await world.hear();
  expect((await world.fundOf(fundId)).settled).toBe(5000);
  await expectCounted(world.db, fundId);
});
