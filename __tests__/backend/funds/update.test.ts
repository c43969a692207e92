import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addOffline, newestFundUpdate } from '@/backend/funds/service';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import { openFundLife, type FundLife } from '@/__tests__/support/fundLife';
import { aTierSetting } from '@/__tests__/support/fundSettings';

let world: FundLife;
beforeAll(async () => {
  world = await openFundLife();
}, 60_000);
afterAll(() => world.close());

/** What one message may hold, with what it travels in. */
const LIMIT = 32 * 1024;
const bytesOf = (message: unknown) => Buffer.byteLength(JSON.stringify(message));

test('the largest fund there can be still fits into one message', async () => {
  const words = 'é'.repeat(200);
  const tiers = Array.from({ length: 12 }, () => aTierSetting({ description: words }));
  const milestones = Array.from({ length: 15 }, (_, nth) => ({
    ...{ id: null, amount: 5000 + nth, title: 'A milestone', note: words, isHidden: false },
  }));
  const fundId = await world.open({ tiers, milestones, messagesModerated: false });
  await world.db
    .insertInto('fundCorrections')
    .values(
      Array.from({ length: 20 }, () => ({
        ...{ id: randomUUID(), fundId, kind: 'OFFLINE' as const, amount: 100 },
        ...{ sourceId: randomUUID(), at: new Date() },
      })),
    )
    .execute();
  for (let nth = 0; nth < 4; nth += 1) {
    await world.give(world.giver(nth), fundId, { amount: 1000, message: '💜'.repeat(90) });
  }
  const update = await newestFundUpdate(world.db, toolChannel(fundId));
  expect(update?.fund).toMatchObject({ settled: 4000 });
  expect(update?.fund.corrections).toHaveLength(20);
  expect(update?.supporters.length).toBeGreaterThan(0);
  expect(bytesOf(update)).toBeLessThan(LIMIT);
});

test('many updates that wait are one, the newest; other channels have none', async () => {
  const fundId = await world.open();
  await addOffline(world.host, { fundId, amount: 700, requestKey: randomUUID() });
  const { seq } = await world.fundOf(fundId);
  const update = await newestFundUpdate(world.db, toolChannel(fundId));
  expect(update).toMatchObject({ type: 'FUND_UPDATE', seq, fund: { raised: 700 } });
  expect(await newestFundUpdate(world.db, 'notifications_x')).toBeNull();
  expect(await newestFundUpdate(world.db, toolChannel(randomUUID()))).toBeNull();
});
