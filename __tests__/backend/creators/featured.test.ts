import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  categoryCounts,
  creatorByHandle,
  examplesPage,
  faqsPage,
  featuredCreators,
  pageSetup,
  saveExamples,
  saveFaqs,
  savePage,
  suggestedCreators,
} from '@/backend/creators/service';
import { LIMITS } from '@/lib/shared/limits';
import type { TestContext } from '@/__tests__/support/context';
import { seedUsers } from '@/__tests__/support/seed';
import {
  codeOf,
  counted,
  openParty,
  openStage,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';
import { faq, ownPhoto, words } from './support';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(1);
});
afterAll(() => stage.close());

const refusal = (call: Promise<unknown>) => call.then(() => 'ok', codeOf);

describe('suggestions', () => {
  test('live creators come first, each once, and a cursor goes on without gap or repeat', async () => {
    const users = await seedUsers(stage.db, 'shown', 30, 'CREATOR');
    const contexts = users.map((user) => ({
      ...stage.creator,
      actor: { ...stage.creator.actor, userId: user.id, handle: user.handle },
    }));
    for (const [index, context] of contexts.entries()) {
      const categories = index % 2 === 0 ? ['cooking' as const] : [];
      await savePage(context, { ...words, socials: [], categories, version: 0 });
      if (index % 5 === 0) await openParty(context);
    }
    const seen: { handle: string; isLive: boolean }[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof featuredCreators>> = await featuredCreators(
        stage.visitor,
        { cursor },
      );
      expect(page.items.length).toBeLessThanOrEqual(LIMITS.featured);
      seen.push(
        ...page.items.map(({ handle, liveParties }) => ({
          handle,
          isLive: liveParties.length > 0,
        })),
      );
      ({ cursor } = page);
    } while (cursor);
    const handles = seen.map(({ handle }) => handle);
    expect(new Set(handles).size).toBe(handles.length);
    expect(handles).toEqual(expect.arrayContaining(users.map(({ handle }) => handle)));
    const lives = seen.map(({ isLive }) => isLive);
    expect(lives).toEqual([...lives].sort((a, b) => Number(b) - Number(a)));
    const cooks = await featuredCreators(stage.visitor, { category: 'cooking' });
    expect(cooks.items.length).toBe(LIMITS.featured);
    expect(cooks.items.every(({ categories }) => categories.includes('cooking'))).toBe(true);
    expect(await refusal(featuredCreators(stage.visitor, { cursor: 'bGl2ZTox' }))).toBe(
      'payload.invalid',
    );
  });

  test('categories are counted, empty ones too', async () => {
    const counts = await categoryCounts(stage.visitor);
    expect(counts.find(({ key }) => key === 'cooking')?.count).toBe(15);
    expect(counts.find(({ key }) => key === 'tabletop')?.count).toBe(0);
  });
});

test('a category counts whom it leads to: without a tagline only while live', async () => {
  const category = 'tabletop' as const;
  const promised = async () => {
    const counts = await categoryCounts(stage.visitor);
    const { items } = await featuredCreators(stage.visitor, { category });
    return { count: counts.find(({ key }) => key === category)?.count, shown: items.length };
  };
  const { version } = await pageSetup(stage.creator);
  const unfinished = { ...words, tagline: '', categories: [category] };
  await savePage(stage.creator, { ...unfinished, version });
  expect(await promised()).toEqual({ count: 0, shown: 0 });
  await openParty(stage.creator);
  expect(await promised()).toEqual({ count: 1, shown: 1 });
  await savePage(stage.creator, { ...unfinished, tagline: 'Dice!', version: version + 1 });
  expect(await promised()).toEqual({ count: 1, shown: 1 });
});

test('a fan is shown the first six to discover; for a creator nobody is looked up', async () => {
  const fan = counted(stage.fan(0));
  const { items } = await featuredCreators(stage.visitor, {});
  expect(await suggestedCreators(fan.context)).toEqual(items.slice(0, 6));
  expect(fan.statements()).toBe(2);
  const creator = counted(stage.creator);
  expect(await suggestedCreators(creator.context)).toEqual([]);
  expect(creator.statements()).toBe(0);
});

test('P12: how many statements each call takes', async () => {
  const { creator, visitor } = stage;
  const { version } = await pageSetup(creator);
  const taken: Record<string, number> = {};
  const count = async (
    name: string,
    asker: TestContext,
    call: (context: TestContext) => Promise<unknown>,
  ) => {
    const { context, statements } = counted(asker);
    await call(context);
    taken[name] = statements();
  };
  const photo = await ownPhoto(creator);
  const image = { kind: 'IMAGE' as const, title: 'A drawing', url: null, photo };
  await count('profile', visitor, (asker) => creatorByHandle(asker, { handle: 'creator-0' }));
  await count('examples', visitor, (asker) => examplesPage(asker, { handle: 'creator-0' }));
  await count('faqs', visitor, (asker) => faqsPage(asker, { creatorId: userIdOf(creator) }));
  await count('featured', visitor, (asker) => featuredCreators(asker, {}));
  await count('categories', visitor, categoryCounts);
  await count('setup', creator, pageSetup);
  await count('save page', creator, (asker) => savePage(asker, { ...words, version }));
  await count('save examples', creator, (asker) =>
    saveExamples(asker, { version: version + 1, items: [image, image] }),
  );
  await count('save faqs', creator, (asker) =>
    saveFaqs(asker, { version: version + 2, items: [faq(1), faq(2)] }),
  );
  expect(taken).toEqual({
    profile: 1,
    examples: 1,
    faqs: 1,
    featured: 2,
    categories: 1,
    setup: 1,
    'save page': 3,
    'save examples': 6,
    'save faqs': 5,
  });
});
