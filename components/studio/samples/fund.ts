import type { OverlayFund } from '@/hooks/widgets/overlayFund';
import type { FundFace, Leader, Milestone, Poll, Supporter } from '@/lib/shared/fund/messages';
import type { PartyCreator } from '@/lib/shared/parties/messages';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const NAMES = ['Mika', 'juno_plays', 'Sam', 'PixelPaula', 'otto88', 'Lumi', 'rook', 'bea-b'];
const LONG_NAMES = [
  'xX_NoScopeLegend2009_Xx_the_3rd',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  '<img src=x onerror=alert(1)>',
  '👩‍👩‍👧‍👦🏳️‍🌈🎮🎮🎮🎮🎮🎮🎮',
];
const ARABIC_NAMES = ['ليلى 🎮', 'محمد الأسطورة', 'سارة', 'نور_تلعب', 'كريم٩٩', 'هند'];

const TOTALS = [25_000, 12_000, 7500, 5000, 2500, 2000, 1500, 1000];
const leaders = (names: readonly string[]): Leader[] =>
  names.map((name, index) => {
    return { name, handle: name, profilePhoto: null, total: TOTALS[index] ?? 500 };
  });

const supporters = (names: readonly string[]): Supporter[] =>
  names.map((name, index) => ({
    ...{ id: `sample-${name}`, name, handle: name, profilePhoto: null },
    ...{ amount: TOTALS[index] ?? 500, tier: null, message: null, at: inHours(-index) },
  }));

const milestone = (amount: number, title: string, isReached: boolean): Milestone => ({
  ...{ id: `sample-${amount}`, isHidden: false, amount, title, note: null },
  reachedAt: isReached ? inHours(-2) : null,
});

/** Milestones at a quarter, a half and three quarters of 2,000, and a hidden one. */
const steps = (raised: number, titles = ['First steps', 'Giveaway', '24-hour stream']) => [
  ...titles.map((title, index) => {
    const amount = (index + 1) * 50_000;
    return milestone(amount, title, raised >= amount);
  }),
  {
    ...{ id: 'sample-hidden', isHidden: true, amount: null },
    ...{ title: null, note: null, reachedAt: null },
  },
];

const poll = (title: string, options: readonly (readonly [string, number])[]): Poll => ({
  ...{ id: 'sample-poll', title, closesAt: null, isOpen: true },
  options: options.map(([label, total]) => ({ id: `sample-${label}`, label, total })),
});

const VOTE = poll('Which game next?', [
  ['Hollow Castle', 42_000],
  ['Kart Kings', 31_500],
  ['Mountain Train Simulator', 18_000],
]);

/** A made-up fund of this creator. */
function fund(
  creator: PartyCreator,
  change: Partial<FundFace>,
  names: readonly string[] = NAMES,
): OverlayFund {
  const raised = change.raised ?? 124_000;
  return {
    id: 'sample-fund',
    seq: 1,
    fund: {
      id: 'sample-fund',
      title: 'New capture card',
      ...{ summary: null, cover: null, state: 'LIVE', mode: 'KEEP', currency: 'EUR' },
      goal: 200_000,
      ...{ startsAt: inHours(-48), deadlineAt: inHours(6 * 24 + 4) },
      ...{ settled: raised, pending: 6000, offline: 0, starting: 0, raised },
      supporterCount: 83,
      ...{ pledgeCount: 0, failedCount: 0, failedAmount: 0, session: null },
      ...{ reachedAt: null, endedAt: null, cancelReason: null },
      milestones: steps(raised),
      polls: [VOTE],
      ...{ tiers: [], matches: [], corrections: [] },
      leaders: leaders(names),
      ...change,
    },
    supporters: supporters(names.slice(0, 5)),
    creator,
  };
}

const NOBODY = { raised: 0, pending: 0, supporterCount: 0, leaders: [] };

/** Made-up funds by what there is to try. Times count from the moment of the call. */
export const fundSamples = {
  RUNNING: (creator: PartyCreator) => fund(creator, {}),
  /** Somebody has just given: what moves, moves. */
  NEXT: (creator: PartyCreator) =>
    fund(creator, {
      raised: 154_000,
      supporterCount: 84,
      leaders: leaders(['otto88', ...NAMES.filter((name) => name !== 'otto88')]),
    }),
  EMPTY: (creator: PartyCreator) => ({
    ...fund(creator, {
      ...NOBODY,
      milestones: steps(0),
      polls: [{ ...VOTE, options: VOTE.options.map((one) => ({ ...one, total: 0 })) }],
    }),
    supporters: [],
  }),
  REACHED: (creator: PartyCreator) =>
    fund(creator, { raised: 231_500, pending: 0, reachedAt: inHours(-1) }),
  MISSED: (creator: PartyCreator) =>
    fund(creator, {
      ...{ state: 'MISSED', mode: 'ALL_OR_NOTHING', settled: 0, pending: 0, endedAt: inHours(-1) },
      polls: [{ ...VOTE, isOpen: false }],
    }),
  PLEDGES: (creator: PartyCreator) =>
    fund(creator, { mode: 'ALL_OR_NOTHING', settled: 0, pending: 124_000, pledgeCount: 83 }),
  REFUND: (creator: PartyCreator) =>
    fund(creator, {
      raised: 121_500,
      corrections: [{ id: `sample-${Date.now()}`, kind: 'REFUND', amount: -2500, at: inHours(0) }],
    }),
  LONG: (creator: PartyCreator) =>
    fund(
      creator,
      {
        title: 'The very long title of a goal that never ends and never fits',
        ...{ goal: 20_000_000, raised: 12_345_678, pending: 123_456, supporterCount: 123_456 },
        milestones: steps(0, [
          'A milestone whose name is much longer than any line',
          'W'.repeat(60),
          'Donaudampfschifffahrtsgesellschaftskapitän',
        ]),
        polls: [
          poll('Which of these games with very long names shall we play next?', [
            ['The Legend of the Extremely Long Title II: Director’s Cut', 9_000_000],
            ['W'.repeat(40), 3_000_000],
            ['<img src=x onerror=alert(1)>', 1],
          ]),
        ],
      },
      LONG_NAMES,
    ),
  ARABIC: (creator: PartyCreator) =>
    fund(
      creator,
      {
        title: 'ميكروفون جديد 🎙️',
        milestones: steps(124_000, ['الخطوة الأولى', 'سحب على جائزة', 'بث ٢٤ ساعة']),
        polls: [
          poll('أي لعبة بعد ذلك؟', [
            ['قلعة', 42_000],
            ['سباق', 31_500],
          ]),
        ],
      },
      ARABIC_NAMES,
    ),
  CLOSE: (creator: PartyCreator) =>
    fund(creator, {
      polls: [
        {
          ...poll('Which game next?', [
            ['Hollow Castle', 42_000],
            ['Kart Kings', 41_900],
          ]),
          closesAt: inHours(0.2),
        },
      ],
    }),
};
