import type { ClaimView, LotteryView, MyEntry } from '@/hooks/lottery/types';

const EXTRA = JSON.stringify({
  profile_photo: '/default-user.png',
  display_is_dark_mode: false,
  display_hue: '200',
});

const creator = { id: 'creator-1', handle: 'hana', name: 'Hana', extra_public: EXTRA };

const prize = {
  title: 'Wireless headset',
  photo: null,
  valueMinor: 12_900,
  currency: 'EUR',
  quantity: 1,
  delivery: 'PHYSICAL' as const,
};

/** A draw that is open, with two people and three tickets. */
export function aLottery(changes: Partial<LotteryView> = {}): LotteryView {
  return {
    id: 'lottery-1',
    title: 'Winter giveaway',
    notice: null,
    state: 'OPEN',
    opensAt: null,
    closesAt: null,
    prizes: [prize],
    claimMode: 'LIVE',
    claimSeconds: 120,
    memberCount: 2,
    ticketTotal: 3,
    randomness: 'drand-quicknet',
    commitHash: 'c'.repeat(64),
    logSeq: 2,
    logHead: 'a'.repeat(64),
    entrantsHash: null,
    closedAt: null,
    round: null,
    roundAt: null,
    revealedAt: null,
    cancelReason: null,
    prizeCount: 1,
    drawnCount: 0,
    winners: [],
    rules: 'Wireless headset\n\nFree entry. One entry per person.',
    verifiedOnly: false,
    followersOnly: false,
    minAccountDays: 0,
    countries: [],
    minAge: null,
    notWonDays: 0,
    maxEntries: null,
    seq: 5,
    seedHash: 'd'.repeat(64),
    seed: null,
    partyMembers: [],
    membersCursor: null,
    creator,
    myEntry: null,
    bonusOffers: [],
    isAsked: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...changes,
  };
}

/** An entry with one ticket. */
export function anEntry(changes: Partial<MyEntry> = {}): MyEntry {
  return {
    id: 'entry-1',
    uuid: 'claim-1',
    n: 1,
    status: 100,
    tickets: 1,
    rank: null,
    prize: null,
    confirmedAt: null,
    claimBy: null,
    receipt: null,
    ...changes,
  };
}

/** A drawn winner who holds the first prize. */
export function aWinner(changes: Partial<LotteryView['winners'][number]> = {}) {
  return {
    id: 'entry-2',
    slot: 1,
    prize: 0,
    n: 2,
    rank: 1,
    tickets: 2,
    status: 200,
    handle: 'mika',
    profilePhoto: '/default-user.png',
    confirmedAt: null,
    claimBy: null,
    outReason: null,
    ...changes,
  };
}

/** A claim whose winner has not pressed yet. */
export function aClaim(changes: Partial<ClaimView> = {}): ClaimView {
  return {
    id: 'entry-1',
    uuid: 'claim-1',
    lotteryId: 'lottery-1',
    title: 'Winter giveaway',
    state: 'CLAIMING',
    prize,
    delivery: 'PHYSICAL',
    status: 200,
    handle: 'sam_plays',
    isMine: true,
    creator,
    claimBy: new Date(Date.now() + 100_000).toISOString(),
    claimedAt: null,
    detailsBy: null,
    details: null,
    detailsAt: null,
    fulfilledAt: null,
    purgeAt: null,
    outReason: null,
    now: new Date().toISOString(),
    ...changes,
  };
}
