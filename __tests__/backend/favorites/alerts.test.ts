import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  changeServiceState,
  editService,
  giveStock,
  servicePage,
  takeStock,
} from '@/backend/experiences/service';
import {
  favoriteIds,
  favoritesPage,
  followersToNotify,
  noteAlert,
  removeFavorite,
  saveFavorite,
  tellKeepers,
} from '@/backend/favorites/service';
import type { Context } from '@/backend/platform/context';
import { inTransaction } from '@/backend/platform/transaction';
import type { ServiceSettings } from '@/lib/shared/experiences/service';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import { eventsOn } from '@/__tests__/backend/parties/stage';
import {
  aDelivery,
  aTier,
  openServiceWorld,
  type ServiceWorld,
} from '@/__tests__/backend/experiences/serviceWorld';

let world: ServiceWorld;
beforeAll(async () => {
  world = await openServiceWorld();
  await world.openHours(world.host);
}, 60_000);
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('outbox').execute();
  await world.db.deleteFrom('favorites').execute();
  await world.db.deleteFrom('favoriteAlerts').execute();
});

const keep = (
  context: Context,
  targetId: string,
  alerts: { notifySlots?: boolean; notifyPrice?: boolean; notifyLive?: boolean } = {},
) => saveFavorite(context, { targetType: 'SERVICE', targetId, notifyLive: false, ...alerts });

async function told(context: Context): Promise<string[]> {
  while (await tellKeepers(world.nobody));
  const events = await eventsOn(world.db, notificationsChannel(context.actor.userId ?? ''));
  return events.map((message) => ('text' in message ? String(message.text) : ''));
}

async function edit(serviceId: string, change: Partial<ServiceSettings>) {
  const { db } = world;
  const { version } = await db
    .selectFrom('services')
    .select('version')
    .where('id', '=', serviceId)
    .executeTakeFirstOrThrow();
  const settings = await world.settings(change);
  return editService(world.host, { serviceId, version, settings });
}

describe('a service that is kept', () => {
  test('is told of as its keeper chose; what a call leaves out stays', async () => {
    const { id } = await world.published({ title: 'Chosen' });
    const target = { targetType: 'SERVICE', targetId: id } as const;
    const off = { notifyLive: false, notifySlots: false, notifyPrice: false };
    expect(await keep(world.fan, id)).toEqual({ ...target, ...off });
    const live = saveFavorite(world.fan, { ...target, notifyLive: true });
    expect(await live).toMatchObject({ notifyLive: true });
    // The page of a service knows of one alert alone.
    const slots = saveFavorite(world.fan, { ...target, notifySlots: true });
    expect(await slots).toMatchObject({ notifyLive: true, notifySlots: true });
    await keep(world.fan, id);
    const both = { ...target, ...off, notifySlots: true, notifyPrice: true };
    expect(await keep(world.fan, id, { notifyPrice: true })).toEqual(both);
    expect(await favoriteIds(world.fan)).toEqual([both]);
    expect((await servicePage(world.fan, { serviceId: id })).isTold).toBe(true);
    expect((await servicePage(world.otherFan, { serviceId: id })).isTold).toBe(false);
    // A creator has no slots and no price.
    const follow = { targetType: 'CREATOR', targetId: world.creator.id } as const;
    const asked = { notifyLive: true, notifySlots: true, notifyPrice: true };
    expect(await saveFavorite(world.fan, { ...follow, ...asked })).toEqual({
      ...{ ...follow, ...off },
      notifyLive: true,
    });
  });

  test('is told of when it costs less, and says by how much', async () => {
    const { id, settings } = await world.published({
      ...{ kind: 'DELIVERY', tiers: [aDelivery({ price: 3000 })], title: 'A clip' },
    });
    const [tier] = settings.tiers;
    await keep(world.fan, id, { notifyPrice: true });
    await keep(world.otherFan, id, { notifySlots: true });
    const priced = (price: number) =>
      edit(id, {
        ...{ kind: 'DELIVERY', title: 'A clip' },
        tiers: [aDelivery({ price, id: tier?.id ?? null })],
      });
    await priced(3500);
    expect(await told(world.fan)).toEqual([]);
    await priced(2600);
    expect(await told(world.fan)).toEqual([expect.stringMatching(/^Price drop: A clip by/)]);
    expect(await told(world.otherFan)).toEqual([]);
    expect((await favoritesPage(world.fan, {})).items).toMatchObject([{ cheaperBy: 400 }]);
    // At most one a day.
    await priced(2000);
    expect(await told(world.fan)).toHaveLength(1);
    await world.db
      .updateTable('favorites')
      .set({ toldAt: new Date(world.sandbox.now().getTime() - 25 * 60 * 60_000) })
      .execute();
    await priced(1500);
    expect(await told(world.fan)).toHaveLength(2);
  });

  test('is told of when it is back: in stock, or offered again', async () => {
    const { id, settings } = await world.published({
      ...{ kind: 'DELIVERY', tiers: [aDelivery({ stock: 1 })], title: 'The last one' },
    });
    const tierId = settings.tiers[0]?.id ?? '';
    await keep(world.fan, id, { notifySlots: true });
    await inTransaction(world.nobody, (inner) => takeStock(inner, tierId));
    expect(await told(world.fan)).toEqual([]);
    await inTransaction(world.nobody, (inner) => giveStock(inner, tierId));
    expect(await told(world.fan)).toEqual([expect.stringMatching(/^New open slots: The last one/)]);
    await changeServiceState(world.host, { serviceId: id, action: 'PAUSE' });
    await keep(world.otherFan, id, { notifySlots: true });
    await changeServiceState(world.host, { serviceId: id, action: 'RESUME' });
    expect(await told(world.otherFan)).toHaveLength(1);
    expect(await told(world.fan)).toHaveLength(1);
  });

  test('is told of when a session has a time again', async () => {
    const { id } = await world.published({ title: 'An hour', tiers: [aTier()] });
    await world.settleSearch();
    await keep(world.fan, id, { notifySlots: true });
    await world.db.deleteFrom('favoriteAlerts').execute();
    const card = { nextFreeAt: null, checkAt: world.sandbox.now() };
    await world.db.updateTable('serviceCards').set(card).where('id', '=', id).execute();
    await world.settleSearch();
    expect(await told(world.fan)).toHaveLength(1);
  });

  test('that is away again meanwhile is told to nobody, and neither is what was let go of', async () => {
    const { id } = await world.published({ title: 'Gone', kind: 'DELIVERY', tiers: [aDelivery()] });
    await keep(world.fan, id, { notifySlots: true });
    await inTransaction(world.nobody, (inner) => noteAlert(inner, id, 'SLOTS'));
    await changeServiceState(world.host, { serviceId: id, action: 'PAUSE' });
    expect(await told(world.fan)).toEqual([]);
    await changeServiceState(world.host, { serviceId: id, action: 'RESUME' });
    await removeFavorite(world.fan, { targetType: 'SERVICE', targetId: id });
    expect(await told(world.fan)).toEqual([]);
  });

  test('tells when its creator is live, once for somebody who follows them too', async () => {
    const { id } = await world.published({ title: 'Live' });
    const creatorId = world.creator.id;
    await keep(world.fan, id, { notifyLive: true });
    await keep(world.otherFan, id);
    const range = { after: null, limit: 10 };
    const hearers = () =>
      inTransaction(world.nobody, (inner) => followersToNotify(inner, creatorId, range));
    expect(await hearers()).toEqual([world.buyer.id]);
    expect(await hearers()).toEqual([]);
    const follow = { targetType: 'CREATOR', targetId: creatorId } as const;
    await saveFavorite(world.fan, { ...follow, notifyLive: true });
    expect(await hearers()).toEqual([world.buyer.id]);
  });

  test('tells many, some at a time and each once', async () => {
    const { id } = await world.published({ title: 'Many', kind: 'DELIVERY', tiers: [aDelivery()] });
    for (const context of [world.fan, world.otherFan])
      await keep(context, id, { notifySlots: true });
    await inTransaction(world.nobody, (inner) => noteAlert(inner, id, 'SLOTS'));
    const steps = [await tellKeepers(world.nobody, 1), await tellKeepers(world.nobody, 1)];
    expect(steps).toEqual([true, true]);
    expect(await told(world.fan)).toHaveLength(1);
    expect(await told(world.otherFan)).toHaveLength(1);
    expect(await tellKeepers(world.nobody, 1)).toBe(false);
  });
});
