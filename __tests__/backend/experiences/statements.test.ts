import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  askQuestion,
  checkoutService,
  editService,
  myQuestionsPage,
  myServicesPage,
  refreshFreeTimes,
  searchServices,
  serviceEdit,
  serviceForSale,
  servicePage,
  serviceQuestionsPage,
  userServicesPage,
} from '@/backend/experiences/service';
import { favoritesPage, saveFavorite } from '@/backend/favorites/service';
import type { Context } from '@/backend/platform/context';
import { counted } from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';
import { aQuestion, aTier, filters, openServiceWorld, type ServiceWorld } from './serviceWorld';

let world: ServiceWorld;
beforeAll(async () => {
  world = await openServiceWorld();
  await world.openHours(world.host);
}, 60_000);
afterAll(() => world.close());

test('P12: how many statements each call of services takes', async () => {
  const change = { tiers: [aTier(), aTier({ name: 'Two' })], questions: [aQuestion()] };
  const { id, version, settings } = await world.published(change);
  for (let no = 0; no < 5; no += 1) await world.published({ title: `Coaching ${no}` });
  await world.settleSearch();
  const taken: Record<string, number> = {};
  const count = async (
    name: string,
    asker: Context,
    call: (context: Context) => Promise<unknown>,
  ) => {
    const { context, statements } = counted(asker as TestContext);
    await call(context);
    taken[name] = statements();
  };
  const { nobody, host, fan } = world;
  const serviceTierId = settings.tiers[0]?.id ?? '';
  const search =
    (text: string, more = {}) =>
    (context: Context) =>
      searchServices(context, { filters: filters({ text, ...more }), exactly: false });
  await count('page', fan, (context) => servicePage(context, { serviceId: id }));
  await count('checkout', fan, (context) =>
    checkoutService(context, { serviceId: id, serviceTierId }),
  );
  await count('sale', fan, (context) => serviceForSale(context, serviceTierId, { lock: true }));
  await count('profile', nobody, (context) =>
    userServicesPage(context, { handle: world.creator.handle }),
  );
  await count('search', nobody, search(''));
  await count('search in an order', nobody, search('', { sort: 'PRICE_UP', kind: 'SESSION' }));
  await count('words', nobody, search('ranked coachng'));
  await count('nothing found', nobody, search('ranked', { category: 'art' }));
  await count('questions', nobody, (context) => serviceQuestionsPage(context, { serviceId: id }));
  await count('own services', host, (context) => myServicesPage(context, { isArchived: false }));
  await count('own questions', host, (context) => myQuestionsPage(context, {}));
  await count('editor', host, (context) => serviceEdit(context, { serviceId: id }));
  await count('edit', host, (context) =>
    editService(context, { serviceId: id, version, settings: { ...settings, title: 'New' } }),
  );
  await count('ask', fan, (context) =>
    askQuestion(context, { serviceId: id, text: 'And on PS5?', requestKey: randomUUID() }),
  );
  await count('keep', fan, (context) =>
    saveFavorite(context, { targetType: 'SERVICE', targetId: id, notifyLive: false }),
  );
  await count('favorites', fan, (context) => favoritesPage(context, {}));
  await count('free times of a creator', nobody, refreshFreeTimes);
  expect(taken).toEqual({
    // The service with its parts, its notice, and two for its next free times.
    page: 4,
    // One more for what was answered last.
    checkout: 5,
    sale: 2,
    profile: 2,
    // The count, who is live and what is new, the order, the cards.
    search: 4,
    'search in an order': 3,
    // What is known of the words, what has them, the cards.
    words: 3,
    'nothing found': 3,
    questions: 2,
    'own services': 1,
    'own questions': 1,
    // The service twice, its currency, and four for what is missing.
    editor: 7,
    // Two locks, four for the parts, two for the card and its words, seven for the editor.
    edit: 17,
    // Two tell the creator.
    ask: 5,
    keep: 5,
    favorites: 3,
    'free times of a creator': 6,
  });
});
