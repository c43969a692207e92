import type {
  FundFace,
  FundUpdate,
  Leader,
  Milestone,
  Poll,
  Supporter,
  Tier,
} from '@/lib/shared/fund/messages';
import type { FundPage, OwnContribution } from '@/lib/shared/fund/views';

const EXTRA = JSON.stringify({
  profile_photo: '/default-user.png',
  display_is_dark_mode: false,
  display_hue: '200',
});

export const fundCreator = { id: 'creator-1', handle: 'nora', name: 'Nora', extra_public: EXTRA };

/** A fund that is live: 1,280 of 2,000 euros by 34 people, 60 on the way. */
export function aFund(changes: Partial<FundFace> = {}): FundFace {
  return {
    id: 'fund-1',
    title: 'New studio microphone',
    summary: 'So that you hear me, not my fan.',
    cover: null,
    state: 'LIVE',
    mode: 'KEEP',
    currency: 'EUR',
    goal: 200_000,
    startsAt: '2026-01-01T00:00:00.000Z',
    deadlineAt: null,
    settled: 128_000,
    pending: 6000,
    offline: 0,
    starting: 0,
    raised: 128_000,
    supporterCount: 34,
    pledgeCount: 0,
    failedCount: 0,
    failedAmount: 0,
    session: null,
    reachedAt: null,
    endedAt: null,
    cancelReason: null,
    milestones: [],
    polls: [],
    tiers: [],
    matches: [],
    corrections: [],
    leaders: [],
    ...changes,
  };
}

/** A milestone that is not reached yet. */
export function aMilestone(changes: Partial<Milestone> = {}): Milestone {
  return {
    id: 'milestone-1',
    isHidden: false,
    amount: 150_000,
    title: 'Karaoke stream',
    note: null,
    reachedAt: null,
    ...changes,
  };
}

/** Somebody who gave openly. */
export function aSupporter(changes: Partial<Supporter> = {}): Supporter {
  return {
    id: 'contribution-1',
    name: 'mika',
    handle: 'mika',
    profilePhoto: null,
    amount: 2000,
    tier: null,
    message: 'Keep going!',
    at: '2026-01-02T10:00:00.000Z',
    ...changes,
  };
}

/** Somebody who gave most. */
export function aLeader(changes: Partial<Leader> = {}): Leader {
  return { name: 'mika', handle: 'mika', profilePhoto: null, total: 12_000, ...changes };
}

/** A message that says everything of a fund. */
export function aFundUpdate(changes: Partial<FundUpdate> = {}): FundUpdate {
  return {
    type: 'FUND_UPDATE',
    seq: 6,
    fund: aFund(),
    supporters: [],
    creator: fundCreator,
    ...changes,
  };
}

/** A reward that can be had. */
export function aTier(changes: Partial<Tier> = {}): Tier {
  return {
    id: 'tier-1',
    title: 'Sticker pack',
    description: 'Five stickers by post, drawn by Nora.',
    price: 2500,
    left: null,
    stock: null,
    backers: 31,
    question: null,
    opensAt: null,
    closesAt: null,
    delivery: 'Ships by Dec 20',
    isAvailable: true,
    ...changes,
  };
}

/** A vote between two. */
export function aPoll(changes: Partial<Poll> = {}): Poll {
  return {
    id: 'poll-1',
    title: 'Which game gets the first test run?',
    closesAt: null,
    isOpen: true,
    options: [
      { id: 'option-1', label: 'Star Harbor', total: 41_200 },
      { id: 'option-2', label: 'Mossfall', total: 38_800 },
    ],
    ...changes,
  };
}

/** The page of a fund as a visitor reads it. */
export function aFundPage(changes: Partial<FundPage> = {}): FundPage {
  return {
    id: 'fund-1',
    creatorId: 'creator-1',
    seq: 5,
    creator: fundCreator,
    fund: aFund(),
    story: null,
    videoUrl: null,
    min: 100,
    max: 500_000,
    presets: [500, 1000, 2500, 6000, 15_000],
    anonymousAllowed: true,
    messagesModerated: true,
    isForSale: true,
    supporters: [],
    supportersCursor: null,
    updates: [],
    updatesCursor: null,
    right: null,
    notices: [],
    ...changes,
  };
}

/** A contribution as its giver sees it: 25 euros, paid. */
export function anOwnContribution(changes: Partial<OwnContribution> = {}): OwnContribution {
  return {
    id: 'contribution-1',
    fundId: 'fund-1',
    fundTitle: 'New studio microphone',
    fundState: 'LIVE',
    mode: 'KEEP',
    goal: 200_000,
    deadlineAt: null,
    creator: { handle: 'nora', name: 'Nora', profilePhoto: null },
    amount: 2500,
    currency: 'EUR',
    refunded: 0,
    payment: 'SETTLED',
    message: null,
    messageState: 'ABSENT',
    visibility: 'PUBLIC',
    alias: null,
    shownAs: 'sam',
    anonymousAllowed: true,
    tier: null,
    pollOption: null,
    thanks: null,
    raised: 130_500,
    paymentId: 'payment-1',
    heldUntil: null,
    retryAt: null,
    failure: null,
    cardLast4: '4242',
    isMine: true,
    createdAt: '2026-01-02T10:00:00.000Z',
    ...changes,
  };
}
