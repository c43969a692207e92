import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { saveTheme, setPhoto } from '@/backend/accounts/service';
import {
  creatorByHandle,
  creatorById,
  creatorsByIds,
  examplesPage,
  faqsPage,
  pageSetup,
  saveExamples,
  saveFaqs,
  savePage,
} from '@/backend/creators/service';
import { seedUsers } from '@/__tests__/support/seed';
import {
  codeOf,
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

describe('the public face', () => {
  test('calls who has one name by it, without a space behind', async () => {
    const [cher] = await seedUsers(stage.db, 'cher', 1, 'CREATOR');
    await stage.db
      .updateTable('users')
      .set({ firstName: 'Cher', lastName: '' })
      .where('id', '=', cher?.id ?? '')
      .execute();
    expect((await creatorByHandle(stage.visitor, { handle: 'cher-0' }))?.name).toBe('Cher');
  });

  test('holds what was set up, and nothing of the account', async () => {
    const { creator, visitor } = stage;
    await savePage(creator, { ...words, version: 0 });
    await saveTheme(creator, { display_hue: '12.5', display_is_dark_mode: true });
    const found = await creatorByHandle(visitor, { handle: ' CREATOR-0 ' });
    expect(found).toEqual({
      id: userIdOf(creator),
      handle: 'creator-0',
      name: 'Seeded User',
      extraPublic: {
        profile_photo: '/default-user.png',
        display_is_dark_mode: true,
        display_hue: '12.5',
      },
      ...words,
      socials: [{ network: 'twitch', handle: 'creator0', url: 'https://twitch.tv/creator0' }],
      verified: { email: false, phone: false, payout: false },
      memberSince: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
      liveParties: [],
      liveLotteries: [],
      plannedParties: [],
      plannedLotteries: [],
      liveFunds: [],
      plannedFunds: [],
    });
    expect(await creatorById(visitor, { creatorId: userIdOf(creator) })).toEqual(found);
  });

  test('is empty, not broken, before anything was set up', async () => {
    const { otherCreator, visitor } = stage;
    expect(await creatorById(visitor, { creatorId: userIdOf(otherCreator) })).toMatchObject({
      tagline: '',
      bio: '',
      bannerPhoto: null,
      socials: [],
      categories: [],
    });
  });

  test('shows at most six queues that run now, newest first', async () => {
    const { otherCreator, visitor } = stage;
    const ids: string[] = [];
    for (let index = 0; index < 8; index += 1) ids.push(await openParty(otherCreator));
    const found = await creatorById(visitor, { creatorId: userIdOf(otherCreator) });
    expect(found?.liveParties.map(({ id }) => id)).toEqual(ids.reverse().slice(0, 6));
    expect(found?.liveParties[0]).toMatchObject({ state: 'OPEN', game: 'Chess', memberCount: 0 });
  });

  test.each([
    'nobody',
    'fan-0',
    '',
    'no\u0000byte',
    "' or true --",
    'robots.txt',
    'a'.repeat(5000),
  ])('the handle %j is no creator', async (handle) => {
    expect(await creatorByHandle(stage.visitor, { handle })).toBeNull();
    expect(await examplesPage(stage.visitor, { handle })).toEqual({ items: [], cursor: null });
  });

  test('by id leaves out fans', async () => {
    const ids = [userIdOf(stage.creator), userIdOf(stage.fan(0))];
    const creators = await creatorsByIds(stage.visitor, ids);
    expect([...creators.keys()]).toEqual([userIdOf(stage.creator)]);
  });
});

describe('a save', () => {
  test('names the version it saw; a repeated one finds its work done', async () => {
    const { creator } = stage;
    const { version } = await pageSetup(creator);
    const input = { ...words, tagline: 'Two', version };
    expect(await savePage(creator, input)).toMatchObject({ tagline: 'Two', version: version + 1 });
    expect(await savePage(creator, input)).toMatchObject({ tagline: 'Two', version: version + 1 });
    const late = savePage(creator, { ...input, tagline: 'Three' });
    expect(await refusal(late)).toBe('page.version_conflict');
    expect(await refusal(saveFaqs(creator, { version, items: [faq(1)] }))).toBe(
      'page.version_conflict',
    );
  });

  test('of examples and questions replaces all of them, in order', async () => {
    const { creator, visitor } = stage;
    const photo = await ownPhoto(creator);
    const { version } = await pageSetup(creator);
    const image = { kind: 'IMAGE' as const, title: 'A drawing', url: null, photo };
    const link = { kind: 'LINK' as const, title: 'Shop', url: 'https://example.org/', photo: null };
    await saveExamples(creator, { version, items: [image, link] });
    await saveExamples(creator, { version: version + 1, items: [link, image] });
    await saveFaqs(creator, { version: version + 2, items: [faq(2), faq(1)] });
    const examples = await examplesPage(visitor, { handle: 'creator-0' });
    expect(examples).toMatchObject({ items: [link, image], cursor: null });
    const faqs = await faqsPage(visitor, { creatorId: userIdOf(creator) });
    expect(faqs).toMatchObject({ items: [faq(2), faq(1)], cursor: null });
  });

  test('takes the own uploads only', async () => {
    const { creator, otherCreator } = stage;
    const { version } = await pageSetup(creator);
    const foreign = await ownPhoto(otherCreator);
    const never = `/uploads/${'0'.repeat(32)}.webp`;
    for (const bannerPhoto of [foreign, never]) {
      const saved = savePage(creator, { ...words, bannerPhoto, version });
      expect(await refusal(saved)).toBe('media.photo_unknown');
    }
    const example = { kind: 'IMAGE' as const, title: 'Not mine', url: null, photo: foreign };
    expect(await refusal(saveExamples(creator, { version, items: [example] }))).toBe(
      'media.photo_unknown',
    );
    expect(await refusal(setPhoto(creator, { url: foreign }))).toBe('media.photo_unknown');
  });

  test('is for creators', async () => {
    const fan = stage.fan(0);
    for (const [context, code] of [
      [stage.visitor, 'auth.required'],
      [fan, 'forbidden'],
    ] as const) {
      expect(await refusal(pageSetup(context))).toBe(code);
      expect(await refusal(savePage(context, { ...words, version: 0 }))).toBe(code);
      expect(await refusal(saveExamples(context, { version: 0, items: [] }))).toBe(code);
      expect(await refusal(saveFaqs(context, { version: 0, items: [] }))).toBe(code);
    }
  });

  test('two first saves at once: one wins, the other hears of it', async () => {
    const [user] = await seedUsers(stage.db, 'racer', 1, 'CREATOR');
    const context = {
      ...stage.visitor,
      actor: { ...stage.creator.actor, userId: user?.id ?? '', handle: user?.handle ?? '' },
    };
    const results = await Promise.all(
      ['One', 'Two'].map((tagline) =>
        refusal(savePage(context, { ...words, tagline, version: 0 })),
      ),
    );
    expect(results.sort()).toEqual(['ok', 'page.version_conflict']);
  });
});

describe('looks', () => {
  const theme = { display_hue: '200', display_is_dark_mode: true };

  test('a fan has a theme too, and a photo of their own uploads', async () => {
    const fan = stage.fan(0);
    await saveTheme(fan, theme);
    const url = await ownPhoto(fan);
    const changed = await setPhoto(fan, { url });
    expect(changed?.extraPublic).toEqual({ ...theme, profile_photo: url });
    const dropped = await setPhoto(fan, { url: null });
    expect(dropped?.extraPublic).toEqual({ ...theme, profile_photo: '/default-user.png' });
  });

  test('visitors have none', async () => {
    expect(await refusal(saveTheme(stage.visitor, theme))).toBe('auth.required');
    expect(await refusal(setPhoto(stage.visitor, { url: null }))).toBe('auth.required');
  });
});
