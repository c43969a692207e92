import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  changeServiceState,
  countOrder,
  createService,
  editService,
  serviceEdit,
  serviceNeeds,
  servicePage,
} from '@/backend/experiences/service';
import { chooseCountry } from '@/backend/payouts/service';
import type { PublishGap } from '@/lib/shared/experiences/kinds';
import type { ServiceSettings } from '@/lib/shared/experiences/service';
import { outcomes } from '@/__tests__/backend/parties/stage';
import { aDelivery, aQuestion, aTier, openServiceWorld, type ServiceWorld } from './serviceWorld';

let world: ServiceWorld;
beforeAll(async () => {
  world = await openServiceWorld();
  await world.openHours(world.host);
}, 60_000);
afterAll(() => world.close());

const publish = (serviceId: string, context = world.host) =>
  changeServiceState(context, { serviceId, action: 'PUBLISH' });

async function refusalOf(call: Promise<unknown>) {
  const [refused] = await Promise.allSettled([call]);
  return refused?.status === 'rejected'
    ? (refused.reason as { code: string; item?: unknown })
    : null;
}

describe('a draft', () => {
  test('is made once for one press, also at the same moment', async () => {
    const input = { template: 'PLAY', kind: 'SESSION', requestKey: randomUUID() } as const;
    const made = await Promise.all([1, 2, 3].map(() => createService(world.host, input)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const [first] = made;
    expect(first?.settings).toMatchObject({
      title: 'Play a match with me',
      kind: 'SESSION',
      currency: 'EUR',
      tiers: [{ name: 'One hour', minutes: 60, days: null }],
      questions: [{ kind: 'GAME_ID', when: 'CHECKOUT' }],
    });
    expect(first?.gaps).toEqual(['PICTURE']);
  });

  test('speaks the language of its creator', async () => {
    await world.db
      .updateTable('users')
      .set({ locale: 'de' })
      .where('id', '=', world.third.actor.userId)
      .execute();
    const { settings } = await createService(world.third, {
      ...{ template: 'EMOTE', kind: 'DELIVERY', requestKey: randomUUID() },
    });
    expect(settings).toMatchObject({ title: 'Eigenes Emote', language: 'de', category: 'art' });
    expect(settings.tiers[0]).toMatchObject({ minutes: null, days: 14, revisions: 2 });
  });

  test('says what it lacks, in order, and is seen by its creator alone', async () => {
    const needs = () => serviceNeeds(world.second, world.second.actor.userId ?? '');
    expect(await needs()).toEqual([]);
    const { id, gaps } = await world.draft(world.second);
    expect(await needs()).toEqual(['MONEY', 'HOURS']);
    expect(gaps).toEqual(['TITLE', 'DESCRIPTION', 'PICTURE', 'TIER', 'HOURS', 'PAYOUTS']);
    const refused = await refusalOf(publish(id, world.second));
    expect(refused).toMatchObject({ code: 'service.incomplete', item: { gaps } });
    expect(await outcomes([servicePage(world.fan, { serviceId: id })])).toEqual({
      'service.not_found': 1,
    });
    expect((await servicePage(world.second, { serviceId: id })).isOwn).toBe(true);
    const strangers = [world.host, world.fan].map((context) =>
      serviceEdit(context, { serviceId: id }),
    );
    expect(await outcomes([...strangers, serviceEdit(world.nobody, { serviceId: id })])).toEqual({
      forbidden: 2,
      'auth.required': 1,
    });
  });

  test('needs a confirmed e-mail', async () => {
    const { id } = await world.filled();
    const emailVerifiedAt = new Date();
    const setProof = (proof: Date | null) =>
      world.db
        .updateTable('users')
        .set({ emailVerifiedAt: proof })
        .where('id', '=', world.creator.id)
        .execute();
    await setProof(null);
    expect((await serviceEdit(world.host, { serviceId: id })).gaps).toEqual(['EMAIL']);
    await setProof(emailVerifiedAt);
    expect((await publish(id)).state).toBe('PUBLISHED');
  });

  test.each([
    ['no price', { tiers: [aTier({ price: 99 })] }, ['TIER']],
    ['no length', { tiers: [aTier({ minutes: null })] }, ['TIER']],
    ['no days', { kind: 'DELIVERY', tiers: [aDelivery({ days: null })] }, ['TIER']],
    ['no name', { tiers: [aTier({ name: '' })] }, ['TIER']],
    ['no file or link', { kind: 'INSTANT', tiers: [aTier({ minutes: null })] }, ['FILE']],
  ] satisfies [string, Partial<ServiceSettings>, PublishGap[]][])(
    'with %s is not published',
    async (_what, change, gaps) => {
      const edited = await world.filled(change);
      expect(edited.gaps).toEqual(gaps);
      expect(await outcomes([publish(edited.id)])).toEqual({ 'service.incomplete': 1 });
    },
  );

  test('of a link is published without hours', async () => {
    const tiers = [aTier({ minutes: null, link: 'https://example.test/pack' })];
    const { gaps } = await world.filled({ kind: 'INSTANT', tiers }, world.second);
    expect(gaps).toEqual(['PAYOUTS']);
  });
});

test('what a creator is paid in is what everything of theirs costs', async () => {
  const { id } = await world.filled({}, world.third);
  await chooseCountry(world.third, { country: 'CH', currency: 'CHF' });
  const { settings, isCurrencyFixed } = await serviceEdit(world.third, { serviceId: id });
  expect([settings.currency, isCurrencyFixed]).toEqual(['CHF', true]);
});

describe('a change', () => {
  test('of another version is refused; the same one again is none', async () => {
    const { id, version, settings } = await world.filled();
    const next = {
      ...settings,
      title: 'Better coaching',
      tiers: [aTier(), aTier({ name: 'Two' })],
    };
    const save = (title: string) =>
      editService(world.host, { serviceId: id, version, settings: { ...next, title } });
    const saved = await save('Better coaching');
    expect(saved.version).toBe(version + 1);
    expect((await save('Better coaching')).version).toBe(version + 1);
    const refused = await refusalOf(save('Other'));
    expect(refused).toMatchObject({
      code: 'service.version_conflict',
      item: { settings: { title: 'Better coaching' } },
    });
  });

  test('keeps what keeps its id; ids of others are refused', async () => {
    const mine = await world.filled({ questions: [aQuestion()] });
    const other = await world.filled();
    const { id, version, settings } = mine;
    const [tier] = settings.tiers;
    const [question] = settings.questions;
    const tiers = [aTier({ name: 'New first' }), { ...aTier(), id: tier?.id ?? null }];
    const edited = await editService(world.host, {
      ...{ serviceId: id, version },
      settings: { ...settings, tiers, questions: [{ ...aQuestion(), id: question?.id ?? null }] },
    });
    expect(edited.settings.tiers.map(({ name }) => name)).toEqual(['New first', 'One hour']);
    expect(edited.tiers[1]?.id).toBe(tier?.id);
    expect(edited.questionIds).toEqual([question?.id]);
    const stolen = editService(world.host, {
      ...{ serviceId: id, version: edited.version },
      settings: { ...settings, tiers: other.settings.tiers },
    });
    expect(await outcomes([stolen])).toEqual({ 'payload.invalid': 1 });
  });

  test('of a published one never takes away what it needs', async () => {
    const { id, version, settings } = await world.published();
    const save = (change: object) =>
      editService(world.host, { serviceId: id, version, settings: { ...settings, ...change } });
    expect(
      await outcomes([
        save({ tiers: [] }),
        save({ images: [] }),
        save({ title: '' }),
        save({ description: null }),
      ]),
    ).toEqual({ 'service.incomplete': 4 });
    expect((await save({ summary: null })).state).toBe('PUBLISHED');
  });

  test('of pictures takes own ones alone', async () => {
    const theirs = (await world.settings({}, world.second)).images;
    const { id, version, settings } = await world.filled();
    const save = editService(world.host, {
      ...{ serviceId: id, version },
      settings: { ...settings, images: theirs },
    });
    expect(await outcomes([save])).toEqual({ 'media.photo_unknown': 1 });
  });

  test('of a tier that was bought keeps price and length; left out it is no longer offered', async () => {
    const two = [aTier({ stock: 5 }), aTier({ name: 'Two hours', minutes: 120 })];
    const { id, version, settings } = await world.published({ tiers: two });
    const [first, second] = settings.tiers;
    await countOrder(world.nobody, first?.id ?? '', 1);
    const edit = await serviceEdit(world.host, { serviceId: id });
    expect(edit.tiers.map(({ isSold, orders }) => ({ isSold, orders }))).toEqual([
      { isSold: true, orders: 1 },
      { isSold: false, orders: 0 },
    ]);
    expect(edit.isCurrencyFixed).toBe(true);
    const save = (tiers: typeof settings.tiers, change: object = {}) =>
      editService(world.host, {
        ...{ serviceId: id, version },
        settings: { ...settings, tiers, ...change },
      });
    if (!first || !second) throw new Error('no tiers');
    expect(
      await outcomes([
        save([{ ...first, price: 3100 }, second]),
        save([{ ...first, minutes: 30 }, second]),
        save([first, second], { kind: 'DELIVERY' }),
        save([first, second], { currency: 'USD' }),
      ]),
    ).toEqual({ 'service.tier_sold': 3, 'service.currency_fixed': 1 });
    const renamed = { ...first, name: 'Hour', included: ['More'] };
    const saved = await save([{ ...second, price: 5000 }, renamed]);
    expect(saved.settings.tiers.map(({ name, price }) => [name, price])).toEqual([
      ['Two hours', 5000],
      ['Hour', 3000],
    ]);
    const without = await editService(world.host, {
      ...{ serviceId: id, version: saved.version },
      settings: { ...saved.settings, tiers: [{ ...second, price: 5000 }] },
    });
    expect(without.tiers).toHaveLength(1);
    const kept = await world.db
      .selectFrom('serviceTiers')
      .select('retiredAt')
      .where('id', '=', first.id)
      .executeTakeFirst();
    expect(kept?.retiredAt).toBeInstanceOf(Date);
    // Its id is that of no tier any more.
    const back = editService(world.host, {
      ...{ serviceId: id, version: without.version },
      settings: { ...without.settings, tiers: [renamed] },
    });
    expect(await outcomes([back])).toEqual({ 'payload.invalid': 1 });
  });
});
