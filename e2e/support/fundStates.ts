/** Funds as overlays are told of them, in every state that looks different. */

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const NAMES = ['Mika', 'juno_plays', 'Sam', 'PixelPaula', 'otto88', 'Lumi', 'rook', 'Tamsin'];
const HARD_NAMES = [
  'Bartholomew_of_the_Northern_Lights',
  'W'.repeat(40),
  '🦊🔥 foxy 🎮✨',
  '<img src=x onerror=alert(1)>',
  'xX_NoScopeLegend2009_Xx',
];
const ARABIC = ['مريم العتيبي', 'محمد الأسطورة', 'سارة', 'نور_تلعب', 'كريم٩٩'];

const leaders = (names: readonly string[]) =>
  names.map((name, at) => {
    return { name, handle: name, profilePhoto: null, total: 25_000 - at * 2500 };
  });

const supporters = (names: readonly string[]) =>
  names.slice(0, 5).map((name, at) => ({
    ...{ id: `gift-${at}`, name, handle: name, profilePhoto: null },
    ...{ amount: 2500, tier: null, message: null, at: inHours(-at) },
  }));

const step = (amount: number, title: string, raised: number) => ({
  ...{ id: `step-${amount}`, isHidden: false, amount, title, note: null },
  reachedAt: raised >= amount ? inHours(-1) : null,
});

const secret = {
  ...{ id: 'secret', isHidden: true, amount: null, title: null },
  ...{ note: null, reachedAt: null },
};

const vote = (title: string, options: readonly (readonly [string, number])[]) => ({
  ...{ id: 'vote', title, closesAt: null, isOpen: true },
  options: options.map(([label, total], at) => ({ id: `option-${at}`, label, total })),
});

const VOTE = vote('Which game next?', [
  ['Hollow Castle', 42_000],
  ['Kart Kings', 31_500],
  ['Mountain Train Simulator', 18_000],
]);

/** A fund as the session of an overlay carries it: 1,240 of 2,000 euros. */
function aShownFund(change: object = {}, names: readonly string[] = NAMES) {
  const { raised = 124_000 } = change as { raised?: number };
  return {
    id: '018f0000-0000-7000-8000-000000000003',
    seq: 1,
    fund: {
      id: '018f0000-0000-7000-8000-000000000003',
      title: 'New capture card',
      ...{ summary: null, cover: null, state: 'LIVE', mode: 'KEEP', currency: 'EUR' },
      ...{ goal: 200_000, startsAt: inHours(-9), deadlineAt: inHours(148.2) },
      ...{ settled: raised, pending: 6000, offline: 0, starting: 0, raised },
      ...{ supporterCount: 83, pledgeCount: 0, failedCount: 0, failedAmount: 0 },
      ...{ session: null, reachedAt: null, endedAt: null, cancelReason: null },
      milestones: [
        step(50_000, 'First steps', raised),
        step(100_000, 'Giveaway', raised),
        step(150_000, '24-hour stream', raised),
        secret,
      ],
      polls: [VOTE],
      ...{ tiers: [], matches: [], corrections: [], leaders: leaders(names) },
      ...change,
    },
    supporters: supporters(names),
    creator: { id: 'c', handle: 'nora', name: 'Nora', extra_public: '{}' },
  };
}

const ended = { pending: 0, deadlineAt: null, endedAt: inHours(-1) };

/** Every state with the words that show that it is on the picture. */
export const fundStates = [
  { name: 'running', fund: () => aShownFund() },
  {
    name: 'empty',
    fund: () =>
      aShownFund(
        {
          ...{ raised: 0, pending: 0, supporterCount: 0 },
          polls: [{ ...VOTE, options: VOTE.options.map((one) => ({ ...one, total: 0 })) }],
        },
        [],
      ),
  },
  {
    name: 'show',
    fund: () => aShownFund({ session: { raised: 12_000, since: inHours(-1), goal: 50_000 } }),
  },
  {
    name: 'refund',
    fund: () =>
      aShownFund({
        corrections: [{ id: 'r', kind: 'REFUND', amount: -2500, at: inHours(0) }],
      }),
  },
  { name: 'pledges', fund: () => aShownFund({ mode: 'ALL_OR_NOTHING', pending: 124_000 }) },
  { name: 'paused', fund: () => aShownFund({ state: 'PAUSED' }) },
  { name: 'soon', fund: () => aShownFund({ state: 'SCHEDULED', startsAt: inHours(2), raised: 0 }) },
  { name: 'above', fund: () => aShownFund({ raised: 231_500, reachedAt: inHours(-1) }) },
  {
    name: 'reached',
    fund: () => aShownFund({ ...ended, state: 'REACHED', raised: 231_500, reachedAt: inHours(-2) }),
  },
  {
    name: 'missed',
    fund: () =>
      aShownFund({
        ...{ ...ended, state: 'MISSED', mode: 'ALL_OR_NOTHING' },
        polls: [{ ...VOTE, isOpen: false }],
      }),
  },
  { name: 'cancelled', fund: () => aShownFund({ ...ended, state: 'CANCELLED' }) },
  {
    name: 'long',
    fund: () =>
      aShownFund(
        {
          title: 'The very long title of a goal that never ends and never fits',
          ...{ goal: 20_000_050, raised: 12_345_678, pending: 123_456, supporterCount: 123_456 },
          milestones: [
            step(1_000_000, 'Donaudampfschifffahrtsgesellschaftskapitän', 12_345_678),
            step(15_000_000, 'A milestone whose name is much longer than any line', 0),
            step(17_000_000, 'W'.repeat(60), 0),
          ],
          polls: [
            vote('Which of these games with very long names shall we play next?', [
              ['The Legend of the Extremely Long Title II: Director’s Cut', 9_000_000],
              ['W'.repeat(40), 3_000_000],
              ['<img src=x onerror=alert(1)>', 1],
            ]),
          ],
        },
        HARD_NAMES,
      ),
  },
  {
    name: 'arabic',
    fund: () =>
      aShownFund(
        {
          title: 'ميكروفون جديد 🎙️',
          milestones: [
            step(50_000, 'الخطوة الأولى', 124_000),
            step(150_000, 'بث ٢٤ ساعة', 124_000),
          ],
          polls: [
            vote('أي لعبة بعد ذلك؟', [
              ['قلعة', 42_000],
              ['سباق', 31_500],
            ]),
          ],
        },
        ARABIC,
      ),
  },
] as const;
