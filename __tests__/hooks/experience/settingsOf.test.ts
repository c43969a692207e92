import { draftOf, emptyQuestion, emptyTier, withIds } from '@/hooks/experience/draft';
import { faultsOf, hasFaults, settingsOf } from '@/hooks/experience/settingsOf';
import { serviceSettings } from '@/lib/shared/experiences/service';
import { aTier, anEdit, someSettings } from '@/__tests__/support/serviceFactories';

const ID = '01890000-0000-7000-8000-000000000001';
const saved = someSettings({
  tiers: [aTier({ id: ID })],
  questions: [
    {
      ...{ id: ID, text: 'Live?', kind: 'CHOICE', isRequired: true, when: 'CHECKOUT' },
      choices: ['Yes', 'No'],
    },
  ],
  images: [],
});

test('what is read is saved as it was, and the server takes it', () => {
  const { settings } = settingsOf(draftOf({ settings: saved }), saved);
  expect(settings).toEqual(saved);
  expect(serviceSettings.parse(settings)).toEqual(saved);
});

test('what cannot be saved of a tier stays as it was, and is named', () => {
  const draft = draftOf({ settings: saved });
  const [tier] = draft.tiers;
  if (!tier) throw new Error('The draft lost its tier.');
  const wrong = { ...tier, price: '6000', minutes: '5', stock: '-1', seats: '2' };
  expect(faultsOf(wrong, draft)).toEqual(['minutes', 'price', 'stock']);
  const typed = { ...draft, tiers: [wrong] };
  expect(hasFaults(typed)).toBe(true);
  const [kept] = settingsOf(typed, saved).settings.tiers;
  expect(kept).toEqual({ ...aTier({ id: ID }), seats: 2 });
});

test('each kind has numbers of its own', () => {
  const draft = { ...draftOf({ settings: saved }), kind: 'DELIVERY' as const };
  const [tier] = settingsOf({ ...draft, tiers: [emptyTier()] }, saved).settings.tiers;
  expect(tier).toMatchObject({ minutes: null, days: 3, revisions: 1, seats: 1, price: 0 });
});

test('a package is paid at once, and there is none on request', () => {
  const draft = draftOf({ settings: saved });
  const [tier] = draft.tiers;
  if (!tier) throw new Error('The draft lost its tier.');
  const tiers = [{ ...tier, sessions: '3', useDays: '30', hasDeposit: true }];
  const [sold] = settingsOf({ ...draft, bookingMode: 'INSTANT', tiers }, saved).settings.tiers;
  expect(sold).toMatchObject({ sessions: 3, useDays: 30, hasDeposit: false });
  const { settings } = settingsOf({ ...draft, bookingMode: 'CONFIRM', tiers }, saved);
  expect(settings.tiers).toMatchObject([{ sessions: 1, hasDeposit: true }]);
  const [first] = settings.tiers;
  const forced = { ...settings, tiers: [{ ...first, sessions: 3 }] };
  expect(serviceSettings.safeParse(forced).success).toBe(false);
});

test('a question without words or choices is not sent yet; ids come to those that were', () => {
  const draft = draftOf({ settings: saved });
  const typed = {
    ...draft,
    questions: [
      emptyQuestion(),
      { ...emptyQuestion(), key: 'few', text: 'Which?', kind: 'CHOICE' as const, choices: 'One' },
      { ...emptyQuestion(), key: 'whole', text: 'Your rank?' },
    ],
  };
  const { settings, sent } = settingsOf(typed, saved);
  expect(settings.questions.map(({ text }) => text)).toEqual(['Your rank?']);
  const named = withIds(typed, sent, anEdit({ settings, questionIds: ['question-9'] }));
  expect(named.questions.map(({ id }) => id)).toEqual([null, null, 'question-9']);
});

test('tags are words between commas, each once', () => {
  const draft = { ...draftOf({ settings: saved }), tags: ' ranked, duo,,ranked , aim ' };
  expect(settingsOf(draft, saved).settings.tags).toEqual(['ranked', 'duo', 'aim']);
});
