// P12: what looking for services, their pages and free times costs among 100,000 of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import '@/backend/liveTools.ts';
import { freeSlots, saveAvailability } from '@/backend/availability/service.ts';
import {
  keepSearchUp,
  searchServices,
  servicePage,
  servicesInCategory,
  userServicesPage,
} from '@/backend/experiences/service.ts';
import { openDatabase } from '@/backend/platform/database/database.ts';
import { migrateToLatest } from '@/backend/platform/database/migrate.ts';
import { createLogger } from '@/backend/platform/logger.ts';
import { CATEGORIES } from '@/lib/shared/creators/categories.ts';
import { testConfig, testContext } from '@/__tests__/support/context.ts';
import { report } from './support/report.mjs';
import { quantile } from './support/ratio.mjs';
import { seedServices } from './support/search/seedServices.ts';

const count = Number(process.env.BENCH_SERVICES ?? 100_000);
const turns = Number(process.env.BENCH_TURNS ?? 150);
const mostMs = 50;
const mostStatements = 6;

const dataDir = mkdtempSync(join(tmpdir(), 'playplus-search-'));
const database = await openDatabase(
  { ...testConfig, dataDir, databaseUrl: process.env.DATABASE_URL ?? null },
  createLogger(testConfig),
  (error) => {
    throw error;
  },
);
const { db } = database;
await migrateToLatest(db);
const seeded = performance.now();
const { creators, serviceIds } = await seedServices(db, count);
let statements = 0;
const counting = db.withPlugin({
  transformQuery: ({ node }) => {
    statements += 1;
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
});
const context = testContext(counting);
await keepSearchUp(context);
const [busy] = creators;
const weekly = Array.from({ length: 7 }, () => [{ from: 9 * 60, to: 22 * 60 }]);
const hours = { bufferBefore: 0, bufferAfter: 15, noticeMinutes: 180, horizonDays: 60 };
for (const creator of creators.slice(0, turns)) {
  const actor = { userId: creator.id, userType: 'CREATOR', handle: creator.handle };
  await saveAvailability(testContext(db, { actor }), {
    version: 0,
    settings: { timeZone: 'Europe/Berlin', weekly, overrides: [], mostPerDay: null, ...hours },
  });
}
await takeHours(busy.id);
// As the maintenance of the embedded database does every five minutes.
await sql`vacuum (analyze)`.execute(db);
process.stderr.write(`seeded in ${Math.round((performance.now() - seeded) / 1000)} s\n`);

/** Every second hour of sixty days is taken. */
async function takeHours(creatorId) {
  await sql`
    insert into slot_holds (id, creator_id, session_id, source, starts_at, ends_at, span, state,
      created_at)
    select gen_random_uuid(), ${creatorId}, gen_random_uuid(), 'BOOKING', at,
      at + interval '1 hour', tstzrange(at, at + interval '1 hour'), 'CONSUMED', now()
    from generate_series(date_trunc('hour', now()), now() + interval '60 days',
      interval '2 hours') at`.execute(db);
}

const filters = {
  ...{ text: '', category: null, kind: null, language: null, priceFrom: null, priceTo: null },
  ...{ freeWithinDays: null, ratingFrom: null, sort: 'FIT' },
};
const search = (change, cursor = null) =>
  searchServices(context, { filters: { ...filters, ...change }, exactly: false, cursor });
const some = (items, turn) => items[turn % items.length];
const sorts = ['FIT', 'PRICE_UP', 'RATING', 'NEWEST', 'SOONEST'];

const acts = {
  'first page': () => search({}),
  category: (turn) => search({ category: some(CATEGORIES, turn), sort: some(sorts, turn) }),
  'category, kind, price, rating': (turn) =>
    search({
      ...{ category: some(CATEGORIES, turn), kind: 'SESSION', priceTo: 5000, ratingFrom: 40 },
      sort: some(sorts, turn),
    }),
  'free in 7 days, price band': (turn) =>
    search({ freeWithinDays: 7, priceFrom: 1000, priceTo: 3000, sort: some(sorts, turn) }),
  'one word': (turn) => search({ text: some(['minecraft', 'guitar', 'chess', 'zelda'], turn) }),
  'two words': (turn) => search({ text: some(['minecraft coaching', 'ranked review'], turn) }),
  'two words with errors': (turn) =>
    search({ text: some(['mincraft coachng', 'valornt trainig'], turn) }),
  'two words, an error, filters': (turn) =>
    search({
      ...{ text: 'minecraft coachng', language: 'en', priceTo: 6000, sort: some(sorts, turn) },
    }),
  'a common word, filters matching nothing': () =>
    search({ text: 'coaching', category: 'cooking', priceTo: 310, ratingFrom: 50 }),
  'twenty pages': pages,
  profile: (turn) => userServicesPage(context, { handle: some(creators, turn).handle }),
  'page of a service': (turn) =>
    servicePage(context, { serviceId: some(serviceIds, turn * creators.length) }),
  'free times of a month': () => {
    const day = (after) => new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10);
    return freeSlots(context, {
      ...{ creatorId: busy.id, tier: { id: serviceIds[0], minutes: 60, seats: 1 } },
      ...{ from: day(0), to: day(31), timeZone: 'Europe/Berlin' },
    });
  },
  'numbers of all categories': (turn) =>
    servicesInCategory(testContext(counting, { now: () => new Date(turn * 60_000) }), 'talk'),
};

/** Twenty pages one after the other; the time of one is counted. */
async function pages() {
  let cursor = null;
  for (let page = 0; page < 20; page += 1) ({ cursor } = await search({ sort: 'RATING' }, cursor));
}

for (const [act, run] of Object.entries(acts)) {
  const parts = act === 'twenty pages' ? 20 : 1;
  const times = act === 'twenty pages' ? Math.ceil(turns / 20) : turns;
  for (let turn = 0; turn < Math.min(5, times); turn += 1) await run(turn);
  const took = [];
  let most = 0;
  for (let turn = 0; turn < times; turn += 1) {
    statements = 0;
    const begin = performance.now();
    await run(turn);
    took.push((performance.now() - begin) / parts);
    most = Math.max(most, statements / parts);
  }
  const round = (value) => Number(value.toPrecision(3));
  const p99 = quantile(took, 0.99);
  report('search', 'P12', `among ${count}: p99 <= 50 ms, at most 6 statements`, {
    ...{ act, p50: round(quantile(took, 0.5)), p99: round(p99), statements: most },
    reached: p99 <= mostMs && most <= mostStatements,
  });
}
await database.close();
rmSync(dataDir, { recursive: true, force: true });
