import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { rememberAnswers } from '@/backend/forms/service';
import {
  changeServiceState,
  checkoutService,
  giveStock,
  intakeForm,
  leaveServices,
  serviceForSale,
  servicePage,
  takeStock,
  tierTimes,
} from '@/backend/experiences/service';
import {
  favoriteIds,
  favoritesPage,
  leaveFavorites,
  liveFavorites,
  removeFavorite,
  saveFavorite,
} from '@/backend/favorites/service';
import { liftSuspension, suspendSeller } from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';
import { inTransaction } from '@/backend/platform/transaction';
import { exportMyData } from '@/backend/privacy/service';
import { outcomes } from '@/__tests__/backend/parties/stage';
import { seedUsers } from '@/__tests__/support/seed';
import { aQuestion, aTier, openServiceWorld, type ServiceWorld } from './serviceWorld';

let world: ServiceWorld;
beforeAll(async () => {
  world = await openServiceWorld();
  await world.openHours(world.host);
}, 60_000);
afterAll(() => world.close());

const take = (tierId: string) => inTransaction(world.nobody, (inner) => takeStock(inner, tierId));
const forSale = (tierId: string) => serviceForSale(world.fan, tierId, { lock: false });

describe('a tier', () => {
  test('is sold as often as there is stock, however many press at once', async () => {
    const { settings } = await world.published({ tiers: [aTier({ stock: 3 })] });
    const tierId = settings.tiers[0]?.id ?? '';
    expect(await outcomes(Array.from({ length: 10 }, () => take(tierId)))).toEqual({
      ok: 3,
      'service.sold_out': 7,
    });
    expect(await outcomes([forSale(tierId)])).toEqual({ 'service.sold_out': 1 });
    await giveStock(world.nobody, tierId);
    expect((await forSale(tierId)).tier.price).toBe(3000);
    expect(await outcomes([take(tierId), take(tierId)])).toEqual({ ok: 1, 'service.sold_out': 1 });
  });

  test('is for sale while its service is, of a creator who may sell', async () => {
    const { id, settings } = await world.published({ questions: [aQuestion()] });
    const tierId = settings.tiers[0]?.id ?? '';
    const sold = await forSale(tierId);
    expect(sold).toMatchObject({ service: { id }, creator: { handle: world.creator.handle } });
    expect(sold.questions).toHaveLength(1);
    expect(await tierTimes(world.fan, tierId)).toEqual({
      creatorId: world.creator.id,
      minutes: 60,
      seats: 1,
    });
    expect(await outcomes([forSale(newId())])).toEqual({ 'service.not_found': 1 });
    const creatorId = world.creator.id;
    await suspendSeller(world.nobody, { creatorId, reason: 'test' });
    expect(await outcomes([forSale(tierId), servicePage(world.fan, { serviceId: id })])).toEqual({
      'service.not_for_sale': 1,
      'service.not_found': 1,
    });
    expect((await servicePage(world.host, { serviceId: id })).isForSale).toBe(false);
    await liftSuspension(world.nobody, creatorId);
    await changeServiceState(world.host, { serviceId: id, action: 'PAUSE' });
    expect(await outcomes([forSale(tierId)])).toEqual({ 'service.not_for_sale': 1 });
  });

  test('is checked out with its questions, and what was answered last', async () => {
    const question = aQuestion({ text: 'Your main' });
    const { id, settings } = await world.published({ questions: [question] });
    const serviceTierId = settings.tiers[0]?.id ?? '';
    const checkout = (context: Context) =>
      checkoutService(context, { serviceId: id, serviceTierId });
    const { questions, total, answersBefore, service } = await checkout(world.nobody);
    expect({ total, answersBefore }).toEqual({ total: 3000, answersBefore: [] });
    expect(service.tiers[0]?.nextFreeAt).toEqual(expect.any(String));
    expect(service.noticeMinutes).toBe(180);
    const fields = { [questions[0]?.id ?? '']: 'Kassadin' };
    await rememberAnswers(world.nobody, intakeForm(questions), [
      { userId: world.buyer.id, fields },
    ]);
    expect((await checkout(world.fan)).answersBefore).toEqual([
      { questionId: questions[0]?.id, value: 'Kassadin' },
    ]);
    // The same question of another service knows it, too.
    const other = await world.published({ questions: [question] });
    const again = await checkoutService(world.fan, {
      ...{ serviceId: other.id, serviceTierId: other.settings.tiers[0]?.id ?? '' },
    });
    expect(again.answersBefore).toMatchObject([{ value: 'Kassadin' }]);
    const wrong = checkoutService(world.fan, { serviceId: other.id, serviceTierId });
    expect(await outcomes([wrong])).toEqual({ 'service.not_found': 1 });
  });
});

describe('a favorite', () => {
  const keep = (context: Context, targetId: string) =>
    saveFavorite(context, { targetType: 'SERVICE', targetId, notifyLive: false });
  const countOf = async (serviceId: string) =>
    (await servicePage(world.host, { serviceId })).favoriteCount;

  test('of a service is counted once, with its card', async () => {
    const { id } = await world.published({ title: 'To keep' });
    await keep(world.fan, id);
    await keep(world.fan, id);
    await keep(world.otherFan, id);
    expect(await countOf(id)).toBe(2);
    expect((await servicePage(world.fan, { serviceId: id })).isFavorite).toBe(true);
    expect((await servicePage(world.nobody, { serviceId: id })).isFavorite).toBe(false);
    const { items } = await favoritesPage(world.fan, {});
    expect(items).toMatchObject([
      { targetType: 'SERVICE', service: { title: 'To keep' }, creator: { id: world.creator.id } },
    ]);
    expect(await favoriteIds(world.fan)).toMatchObject([{ targetId: id }]);
    expect(await liveFavorites(world.fan)).toEqual([]);
    const target = { targetType: 'SERVICE', targetId: id } as const;
    await removeFavorite(world.fan, target);
    await removeFavorite(world.fan, target);
    expect(await countOf(id)).toBe(1);
    const draft = await world.draft();
    expect(
      await outcomes([keep(world.host, id), keep(world.fan, draft.id), keep(world.fan, newId())]),
    ).toEqual({ 'favorite.own': 1, 'favorite.not_found': 2 });
  });

  test('goes with its account, and with what was kept', async () => {
    const { id } = await world.published({ title: 'Kept by who leaves' });
    const [leaver] = await seedUsers(world.db, `leaver-${newId().slice(-6)}`, 1, 'FAN');
    if (!leaver) throw new Error('nobody');
    const context = world.contextOf(leaver);
    await keep(context, id);
    expect(await countOf(id)).toBe(1);
    const { json } = await exportMyData(context);
    expect(JSON.parse(json)).toMatchObject({ favorites: [{ targetId: id }], questionsOfMine: [] });
    await inTransaction(context, (inner) => leaveFavorites(inner, leaver.id));
    expect(await countOf(id)).toBe(0);
  });

  test('of a creator who leaves is on no list any more', async () => {
    await world.enroll(world.second);
    const tiers = [aTier({ minutes: null, link: 'https://example.test/pack' })];
    const { id } = await world.published({ kind: 'INSTANT', tiers }, world.second);
    await keep(world.fan, id);
    const owner = world.second.actor.userId ?? '';
    await inTransaction(world.second, (inner) => leaveServices(inner, owner));
    expect(await favoriteIds(world.fan)).toEqual([]);
  });
});
