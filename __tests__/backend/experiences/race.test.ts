import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  countOrder,
  editService,
  serviceForSale,
  servicePage,
  takeStock,
} from '@/backend/experiences/service';
import { removeFavorite, saveFavorite } from '@/backend/favorites/service';
import { inTransaction } from '@/backend/platform/transaction';
import { outcomes } from '@/__tests__/backend/parties/stage';
import { seedUsers } from '@/__tests__/support/seed';
import { aTier, openServiceWorld, type ServiceWorld } from './serviceWorld';

// Locks are proven on PostgreSQL: the embedded database has one connection.
let world: ServiceWorld;
beforeAll(async () => {
  world = await openServiceWorld();
  await world.openHours(world.host);
}, 60_000);
afterAll(() => world.close());

test('many buyers and an edit of stock at once: as many get one as there are', async () => {
  const { id, version, settings } = await world.published({ tiers: [aTier({ stock: 8 })] });
  const tierId = settings.tiers[0]?.id ?? '';
  const buy = () =>
    inTransaction(world.fan, async (inner) => {
      await serviceForSale(inner, tierId, { lock: true });
      await takeStock(inner, tierId);
      await countOrder(inner, tierId, 1);
    });
  const edit = editService(world.host, {
    ...{ serviceId: id, version },
    settings: { ...settings, tiers: settings.tiers.map((tier) => ({ ...tier, stock: 12 })) },
  });
  const bought = outcomes(Array.from({ length: 20 }, buy));
  await edit;
  const { ok = 0, ...refused } = await bought;
  // Before the edit eight could, from it on twelve.
  expect(ok).toBeGreaterThanOrEqual(8);
  expect(refused).toEqual({ 'service.sold_out': 20 - ok });
  const page = await servicePage(world.host, { serviceId: id });
  expect([page.orderCount, page.tiers[0]?.stockLeft]).toEqual([ok, 12 - ok]);
});

test('many publish with the same new words at once', async () => {
  const titles = Array.from({ length: 6 }, (_, no) =>
    ['zebra', 'yodel', 'xylo', 'waltz'].toSorted(() => (no % 2 ? 1 : -1)).join(' '),
  );
  expect(await outcomes(titles.map((title) => world.published({ title })))).toEqual({ ok: 6 });
  expect((await world.search({ text: 'waltz zebra' })).count).toBe(6);
});

test('whoever keeps it is counted once, however often they press', async () => {
  const { id: targetId } = await world.published({ title: 'Much loved' });
  const users = await seedUsers(world.db, `keeper-${crypto.randomUUID().slice(0, 6)}`, 8, 'FAN');
  const target = { targetType: 'SERVICE', targetId } as const;
  const presses = users.flatMap((user) => {
    const fan = world.contextOf(user);
    const keep = () => saveFavorite(fan, { ...target, notifyLive: false });
    return [keep(), keep(), keep()];
  });
  expect(await outcomes(presses)).toEqual({ ok: 24 });
  const count = async () => (await servicePage(world.host, { serviceId: targetId })).favoriteCount;
  expect(await count()).toBe(8);
  const releases = users.flatMap((user) => {
    const fan = world.contextOf(user);
    return [removeFavorite(fan, target), removeFavorite(fan, target)];
  });
  await outcomes(releases);
  expect(await count()).toBe(0);
});
