import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { createFund } from '@/backend/funds/service';
import { drawable } from '@/backend/ogimages/textImage';
import { ogImageOf } from '@/backend/ogimages/service';
import { sitemapFiles, sitemapPages } from '@/backend/sitemap/service';
import { fundSettings } from '@/__tests__/support/fundSettings';
import { openDraw } from '@/__tests__/backend/lotteries/stage';
import { draft, openParty, openStage, type Stage } from '@/__tests__/backend/parties/stage';

let stage: Stage;
let partyId: string;
let drawId: string;
let fundId: string;
let hidden: string;
let serviceId: string;
beforeAll(async () => {
  stage = await openStage(1);
  partyId = await openParty(stage.creator);
  drawId = await openDraw(stage.creator);
  fundId = await liveFund();
  hidden = await draft(stage.creator);
  serviceId = await service('PUBLISHED');
  await service('DRAFT');
});
afterAll(() => stage.close());

/** A fund as it is once it is live, beside a draft that nobody is shown. */
async function liveFund(): Promise<string> {
  const make = () => ({ settings: fundSettings(), requestKey: crypto.randomUUID() });
  const { id } = await createFund(stage.creator, make());
  await createFund(stage.creator, make());
  await stage.creator.db.updateTable('funds').set({ state: 'LIVE' }).where('id', '=', id).execute();
  return id;
}

/** A service in a state. */
async function service(state: 'PUBLISHED' | 'DRAFT'): Promise<string> {
  const { db, actor } = stage.creator;
  const id = crypto.randomUUID();
  const now = new Date();
  const kinds = { kind: 'SESSION', bookingMode: 'INSTANT', place: 'GAME' } as const;
  await db
    .insertInto('services')
    .values({
      ...{ id, state, creatorId: String(actor.userId), requestKey: crypto.randomUUID() },
      ...{ title: 'Play with me', category: 'shooter', language: 'en', currency: 'EUR' },
      ...{ ...kinds, cancelPolicy: 'FLEXIBLE', createdAt: now, updatedAt: now },
    })
    .execute();
  return id;
}

const sizeOf = async (picture: Buffer | 'busy' | null) => {
  if (!(picture instanceof Buffer)) return picture;
  const { format, width, height } = await sharp(picture).metadata();
  return [format, width, height];
};

test('the product, a creator and a party each have a picture, others have none', async () => {
  const draw = async (motif: Parameters<typeof ogImageOf>[1]) =>
    sizeOf(await ogImageOf(stage.visitor, motif, 'de'));
  expect(await draw({ kind: 'product' })).toEqual(['png', 1200, 630]);
  expect(await draw({ kind: 'fund', fundId })).toEqual(['png', 1200, 630]);
  expect(await draw({ kind: 'service', serviceId })).toEqual(['png', 1200, 630]);
  expect(await draw({ kind: 'creator', handle: 'creator-0' })).toEqual(['png', 1200, 630]);
  expect(await draw({ kind: 'party', partyId })).toEqual(['png', 1200, 630]);
  expect(await draw({ kind: 'creator', handle: 'nobody-here' })).toBeNull();
  expect(await draw({ kind: 'party', partyId: hidden })).toBeNull();
});

test('a picture is drawn once and speaks the page’s language', async () => {
  const product = { kind: 'product' } as const;
  const english = await ogImageOf(stage.visitor, product, 'en');
  expect(await ogImageOf(stage.visitor, product, 'en')).toBe(english);
  expect(await ogImageOf(stage.visitor, product, 'fr')).not.toEqual(english);
});

test('a crowd that wants pictures at once is served up to a limit', async () => {
  const wanted = Array.from({ length: 40 }, (_, index) =>
    ogImageOf(stage.visitor, { kind: 'creator', handle: `nobody-${index}` }, 'en'),
  );
  const answers = await Promise.all(wanted);
  expect(answers.filter((answer) => answer === 'busy')).toHaveLength(10);
});

test('what the fonts cannot draw is left out, and something else stands where nothing remains', () => {
  expect(drawable('  Łódź 🎮  & <b> ', '@x')).toBe('Łódź & <b>');
  expect(drawable('日本語', '@x')).toBe('@x');
  expect(drawable('', '@x')).toBe('@x');
  expect(drawable('a'.repeat(500), '@x')).toHaveLength(160);
});

test('the sitemap lists creators and what can be joined, page by page', async () => {
  expect(await sitemapFiles(stage.visitor)).toEqual({
    creators: 1,
    services: 1,
    parties: 1,
    draws: 1,
    funds: 1,
  });
  const creators = await sitemapPages(stage.visitor, { kind: 'creators', file: 1 });
  expect(creators.map(({ path }) => path)).toContain('/creator-0');
  expect(creators.map(({ path }) => path)).not.toContain('/fan-0');
  const parties = await sitemapPages(stage.visitor, { kind: 'parties', file: 1 });
  expect(parties.map(({ path }) => path)).toEqual([`/party/${partyId}`]);
  expect(await sitemapPages(stage.visitor, { kind: 'parties', file: 2 })).toEqual([]);
  const draws = await sitemapPages(stage.visitor, { kind: 'draws', file: 1 });
  expect(draws.map(({ path }) => path)).toEqual([`/chance/${drawId}`]);
  const funds = await sitemapPages(stage.visitor, { kind: 'funds', file: 1 });
  expect(funds.map(({ path }) => path)).toEqual([`/creator-0/fund/${fundId}`]);
  const services = await sitemapPages(stage.visitor, { kind: 'services', file: 1 });
  expect(services.map(({ path }) => path)).toEqual([`/creator-0/${serviceId}`]);
});
