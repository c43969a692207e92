import type { OverlayLottery } from '@/hooks/widgets/overlayLottery';
import type { LotteryMember, LotteryPrize, LotteryWinner } from '@/lib/shared/lottery/messages';
import { ENTRY } from '@/lib/shared/lottery/states';

const NAMES = ['Mika', 'juno_plays', 'Sam', 'PixelPaula', 'otto88', 'Lumi'];

export const aPrize = (change: Partial<LotteryPrize> = {}): LotteryPrize => ({
  title: 'Wireless headset',
  photo: null,
  valueMinor: 9900,
  currency: 'EUR',
  quantity: 1,
  delivery: 'PHYSICAL',
  ...change,
});

export const anEntrant = (number: number): LotteryMember => ({
  id: `entry-${number}`,
  status: ENTRY.entered,
  tickets: 2,
  handle: NAMES[number - 1] ?? `player${number}`,
  profilePhoto: '',
  joinedAt: '2026-11-24T12:00:00.000Z',
});

export const aWinner = (
  number: number,
  slot: number,
  change: Partial<LotteryWinner> = {},
): LotteryWinner => ({
  id: `entry-${number}`,
  slot,
  prize: slot - 1,
  n: number,
  rank: slot,
  tickets: 2,
  status: ENTRY.won,
  handle: anEntrant(number).handle,
  profilePhoto: '',
  confirmedAt: null,
  claimBy: null,
  outReason: null,
  ...change,
});

/** Who lost their prize. */
export const aPassedOne = (number: number, slot: number) =>
  aWinner(number, slot, { status: ENTRY.expired, handle: null, outReason: 'expired' });

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

/** A draw with three people in, as an overlay knows it. */
export const aDraw = (change: Partial<OverlayLottery> = {}): OverlayLottery => ({
  id: 'lottery-1',
  title: 'Friday giveaway',
  notice: null,
  state: 'OPEN',
  opensAt: null,
  closesAt: inSeconds(272.5),
  prizes: [aPrize()],
  claimMode: 'LIVE',
  claimSeconds: 120,
  memberCount: 212,
  ticketTotal: 424,
  randomness: 'drand-quicknet',
  commitHash: 'c'.repeat(64),
  logSeq: 215,
  logHead: '40df2033eb4b31a9af8caa754af47401e047605b22aa7a1d051900d39222d40a',
  entrantsHash: null,
  closedAt: null,
  round: null,
  roundAt: null,
  revealedAt: null,
  cancelReason: null,
  prizeCount: 1,
  drawnCount: 0,
  winners: [],
  seq: 7,
  partyMembers: [1, 2, 3].map(anEntrant),
  creator: { id: 'nora', handle: 'nora', name: 'Nora', extra_public: '{}' },
  ...change,
});

/** Its list is frozen; the number comes so many seconds from now. */
export const aClosedDraw = (seconds: number, change: Partial<OverlayLottery> = {}) =>
  aDraw({
    state: 'CLOSED',
    closesAt: null,
    entrantsHash: '6c6f637496b04f9cf50e0b4b6a6e2ffcb4671851d491f1b0d2749ede7460ff0f',
    closedAt: inSeconds(seconds - 10),
    round: 1000,
    roundAt: inSeconds(seconds),
    seq: 8,
    ...change,
  });

/** The order is known. */
export const aDrawnDraw = (winners: LotteryWinner[], change: Partial<OverlayLottery> = {}) =>
  aClosedDraw(-1, {
    state: 'CLAIMING',
    revealedAt: inSeconds(-1),
    drawnCount: winners.length,
    winners,
    seq: 9,
    ...change,
  });
