import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { changeServiceState, searchServices, serviceDone } from '@/backend/experiences/service';
import { liftSuspension, suspendSeller } from '@/backend/payments/service';
import type { ServiceSettings } from '@/lib/shared/experiences/service';
import { openParty, outcomes } from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';
import { aDelivery, aTier, filters, openServiceWorld, type ServiceWorld } from './serviceWorld';

const DAY = 24 * 60 * 60_000;

let world: ServiceWorld;
beforeAll(async () => {
  world = await openServiceWorld();
  await world.openHours(world.host);
  await world.enroll(world.second);
  const { published } = world;
  const delivery: Partial<ServiceSettings> = { kind: 'DELIVERY', tiers: [aDelivery()] };
  await published({ title: 'Minecraft coaching for beginners', tags: ['redstone'] });
  await published({
    title: 'Speedrun lessons',
    category: 'speedrun',
    tiers: [aTier({ price: 1500 })],
  });
  await published(
    {
      ...delivery,
      title: 'Überarbeitung deiner Stream-Einblendung',
      language: 'de',
      category: 'art',
    },
    world.second,
  );
  await published(
    { ...delivery, title: 'Dessin d’émotes pour ta chaîne', language: 'fr', category: 'art' },
    world.second,
  );
  await published(
    { ...delivery, title: 'Edición de videos cortos', language: 'es', category: 'art' },
    world.second,
  );
  await published(
    { ...delivery, title: 'Jogar corrida com você', language: 'pt', category: 'racing' },
    world.second,
  );
  await world.filled({ title: 'Minecraft draft' });
  await world.settleSearch();
}, 120_000);
afterAll(() => world.close());

describe('words', () => {
  test.each([
    ['minecraft', 'Minecraft coaching for beginners'],
    ['MINECRAFT coaching', 'Minecraft coaching for beginners'],
    ['redstone', 'Minecraft coaching for beginners'],
    // Another form of the word.
    ['lesson', 'Speedrun lessons'],
    ['überarbeitungen', 'Überarbeitung deiner Stream-Einblendung'],
    ['uberarbeitung', 'Überarbeitung deiner Stream-Einblendung'],
    ['emote', 'Dessin d’émotes pour ta chaîne'],
    ['chaine', 'Dessin d’émotes pour ta chaîne'],
    ['edicion', 'Edición de videos cortos'],
    ['voce corrida', 'Jogar corrida com você'],
    // What its category is called there.
    ['rezepte', null],
    ['corridas', 'Jogar corrida com você'],
    // Words that say nothing stand beside words that do.
    ['coaching with the minecraft', 'Minecraft coaching for beginners'],
  ])('“%s” finds %s', async (text, title) => {
    const { titles } = await world.search({ text });
    expect(titles[0] ?? null).toBe(title);
  });

  test.each([
    ['mincraft coachng', 'minecraft coaching', 'Minecraft coaching for beginners'],
    ['speedrum', 'speedrun', 'Speedrun lessons'],
    ['uberarbeitng', 'uberarbeitung', 'Überarbeitung deiner Stream-Einblendung'],
    ['desin', 'dessin', 'Dessin d’émotes pour ta chaîne'],
    ['edcion', 'edicion', 'Edición de videos cortos'],
    ['coridda', 'corrida', 'Jogar corrida com você'],
  ])('“%s” is taken as “%s”', async (text, correctedTo, title) => {
    const found = await world.search({ text });
    expect(found).toMatchObject({ correctedTo, ignored: [], count: 1, isCountCut: false });
    expect(found.titles).toEqual([title]);
    const exactly = await world.search({ text }, { exactly: true });
    expect(exactly).toMatchObject({ correctedTo: null, count: 0, cards: [] });
  });

  test('that nothing has are left out, and said', async () => {
    const found = await world.search({ text: 'minecraft qqqqzzzz' });
    expect(found).toMatchObject({ ignored: ['qqqqzzzz'], correctedTo: null, count: 1 });
    expect(await world.search({ text: 'qqqqzzzz' })).toMatchObject({ count: 0, cards: [] });
  });

  test.each(["'", '\\', "a' | 'b", '& ! :*', '%_', '()'])('“%s” is no syntax', async (text) => {
    expect((await world.search({ text })).cursor).toBeNull();
  });

  test('a creator’s name and handle find what they offer', async () => {
    expect((await world.search({ text: world.creator.handle })).count).toBe(2);
    expect((await world.search({ text: 'Seeded User' })).count).toBe(6);
  });
});

describe('filters', () => {
  test('narrow, one by one', async () => {
    const count = async (change: object) => (await world.search(change)).count;
    expect(await count({})).toBe(6);
    expect(await count({ category: 'art' })).toBe(3);
    expect(await count({ kind: 'SESSION' })).toBe(2);
    expect(await count({ language: 'pt' })).toBe(1);
    expect(await count({ priceTo: 1500 })).toBe(1);
    expect(await count({ priceFrom: 1501 })).toBe(5);
    expect(await count({ ratingFrom: 40 })).toBe(0);
    // Deliveries take five days; sessions are free today or tomorrow.
    expect(await count({ freeWithinDays: 2 })).toBe(2);
    expect(await count({ freeWithinDays: 5 })).toBe(6);
  });

  test('that find nothing say what each left out would find', async () => {
    const found = await world.search({ text: 'minecraft', category: 'art', language: 'en' });
    expect(found).toMatchObject({ count: 0, cards: [] });
    expect(found.without).toEqual([{ filter: 'category', count: 1 }]);
    const empty = await world.search({ language: 'es', kind: 'SESSION' });
    expect(empty.without).toEqual([
      { filter: 'kind', count: 1 },
      { filter: 'language', count: 2 },
    ]);
  });

  test('sort', async () => {
    const first = async (sort: 'PRICE_UP' | 'NEWEST' | 'SOONEST' | 'PRICE_DOWN') =>
      (await world.search({ sort })).cards[0];
    expect((await first('PRICE_UP'))?.priceFrom).toBe(1500);
    expect((await first('PRICE_DOWN'))?.priceFrom).toBe(3000);
    expect((await first('NEWEST'))?.title).toBe('Jogar corrida com você');
    expect((await first('SOONEST'))?.nextFreeAt).not.toBeNull();
  });
});

describe('what is found', () => {
  test('is what can be bought now', async () => {
    const { id } = await world.published({ title: 'Lobster whispering' });
    const count = async () => (await world.search({ text: 'lobster' })).count;
    expect(await count()).toBe(1);
    await changeServiceState(world.host, { serviceId: id, action: 'PAUSE' });
    expect(await count()).toBe(0);
    await changeServiceState(world.host, { serviceId: id, action: 'RESUME' });
    expect(await count()).toBe(1);
    await changeServiceState(world.host, { serviceId: id, action: 'ARCHIVE' });
    expect(await count()).toBe(0);
  });

  test('is nothing of whom may not sell', async () => {
    const creatorId = world.second.actor.userId ?? '';
    await suspendSeller(world.nobody, { creatorId, reason: 'test' });
    expect((await world.search({ category: 'art' })).count).toBe(0);
    await liftSuspension(world.nobody, creatorId);
    expect((await world.search({ category: 'art' })).count).toBe(3);
  });

  test('fades with time since it was bought last', async () => {
    const scores = () =>
      world.db.selectFrom('serviceCards').select(['id', 'score']).orderBy('id').execute();
    const [before] = await scores();
    world.later(90 * DAY);
    await world.settleSearch();
    const [faded] = await scores();
    expect(faded?.score).toBeLessThan(before?.score ?? 0);
    await serviceDone(world.nobody, before?.id ?? '', world.sandbox.now());
    expect((await scores())[0]?.score).toBe(before?.score);
  });
});

test('pages go on by cursor in every order, each service once', async () => {
  for (let no = 0; no < 26; no += 1) {
    await world.published({
      title: `Chess evening ${no}`,
      tiers: [aTier({ price: 2000 + no * 10 })],
    });
    world.later(1000);
  }
  await world.settleSearch();
  for (const sort of ['FIT', 'PRICE_UP', 'PRICE_DOWN', 'RATING', 'NEWEST', 'SOONEST'] as const) {
    for (const text of ['', 'chess']) {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const found = await world.search({ sort, text }, { cursor });
        seen.push(...found.cards.map(({ id }) => id));
        cursor = found.cursor;
        expect(found.count).toBe(text === '' ? 32 : 26);
      } while (cursor);
      expect([sort, text, seen.length]).toEqual([sort, text, text === '' ? 32 : 26]);
      expect(new Set(seen).size).toBe(seen.length);
    }
  }
  const bad = searchServices(world.nobody, { filters: filters(), exactly: false, cursor: 'x' });
  expect(await outcomes([bad])).toEqual({ 'payload.invalid': 1 });
}, 60_000);

test('who is live now stands first', async () => {
  const { search } = world;
  expect((await search({})).cards[0]?.creatorId).toBe(world.creator.id);
  await openParty(world.second as TestContext);
  const { cards } = await search({});
  expect(cards.slice(0, 4).map((card) => card.isCreatorLive)).toEqual([true, true, true, true]);
  expect(cards[4]?.isCreatorLive).toBe(false);
});
