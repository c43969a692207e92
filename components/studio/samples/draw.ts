import type { OverlayLottery } from '@/hooks/widgets/overlayLottery';
import type { LotteryMember, LotteryWinner } from '@/lib/shared/lottery/messages';
import { ENTRY } from '@/lib/shared/lottery/states';
import type { PartyCreator } from '@/lib/shared/parties/messages';

const NAMES = ['Mika', 'juno_plays', 'Sam', 'PixelPaula', 'otto88', 'Lumi', 'rook', 'bea-b'];
const LONG_NAMES = [
  'xX_NoScopeLegend2009_Xx_the_3rd',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  '<img src=x onerror=alert(1)>',
  '👩‍👩‍👧‍👦🏳️‍🌈🎮🎮🎮🎮🎮🎮🎮',
];
const HEAD = '40df2033eb4b31a9af8caa754af47401e047605b22aa7a1d051900d39222d40a';
const HASH = '6c6f637496b04f9cf50e0b4b6a6e2ffcb4671851d491f1b0d2749ede7460ff0f';

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

const entrants = (names: readonly string[]): LotteryMember[] =>
  names.map((handle) => ({
    id: `sample-${handle}`,
    status: ENTRY.entered,
    tickets: 2,
    handle,
    profilePhoto: '',
    joinedAt: inSeconds(-600),
  }));

const winner = (handle: string): LotteryWinner => ({
  id: `sample-${handle}`,
  slot: 1,
  prize: 0,
  n: 1,
  rank: 1,
  tickets: 2,
  status: ENTRY.won,
  handle,
  profilePhoto: '',
  confirmedAt: null,
  claimBy: null,
  outReason: null,
});

/** A made-up draw of this creator. */
function draw(creator: PartyCreator, change: Partial<OverlayLottery>): OverlayLottery {
  return {
    id: 'sample-draw',
    title: 'Friday giveaway',
    notice: null,
    state: 'OPEN',
    opensAt: null,
    closesAt: inSeconds(272),
    prizes: [
      {
        title: 'Wireless headset',
        photo: null,
        valueMinor: 9900,
        currency: 'EUR',
        quantity: 1,
        delivery: 'PHYSICAL',
      },
    ],
    claimMode: 'LIVE',
    claimSeconds: 120,
    memberCount: 212,
    ticketTotal: 424,
    randomness: 'drand-quicknet',
    commitHash: HASH,
    logSeq: 215,
    logHead: HEAD,
    entrantsHash: null,
    closedAt: null,
    round: null,
    roundAt: null,
    revealedAt: null,
    cancelReason: null,
    prizeCount: 1,
    drawnCount: 0,
    winners: [],
    seq: 1,
    partyMembers: entrants(NAMES),
    creator,
    ...change,
  };
}

const closed = (creator: PartyCreator, seconds: number, change: Partial<OverlayLottery>) =>
  draw(creator, {
    state: 'CLOSED',
    closesAt: null,
    entrantsHash: HASH,
    closedAt: inSeconds(seconds - 10),
    round: 1000,
    roundAt: inSeconds(seconds),
    seq: 2,
    ...change,
  });

const drawn = (creator: PartyCreator, handle: string, change: Partial<OverlayLottery>) =>
  closed(creator, -1, {
    state: 'CLAIMING',
    revealedAt: inSeconds(-1),
    drawnCount: 1,
    winners: [winner(handle)],
    seq: 3,
    ...change,
  });

/** Made-up draws by what there is to try. Times count from the moment of the call. */
export const drawSamples = {
  OPEN: (creator: PartyCreator) => draw(creator, {}),
  LAST: (creator: PartyCreator) => draw(creator, { closesAt: inSeconds(9) }),
  MANY: (creator: PartyCreator) =>
    draw(creator, { memberCount: 12_345, ticketTotal: 48_210, partyMembers: entrants(LONG_NAMES) }),
  WAITING: (creator: PartyCreator) => closed(creator, 60, {}),
  WINNER: (creator: PartyCreator) => drawn(creator, 'juno_plays', {}),
  /** It happens now: the reveal plays. */
  REVEAL: (creator: PartyCreator) => drawn(creator, 'juno_plays', { seq: 4, isNews: true }),
  LONG: (creator: PartyCreator) =>
    drawn(creator, 'xX_NoScopeLegend2009_Xx_the_3rd', { partyMembers: entrants(LONG_NAMES) }),
  ARABIC: (creator: PartyCreator) => drawn(creator, 'محمد الأسطورة 🎮', {}),
};
