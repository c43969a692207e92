import type {
  FundFace,
  FundUpdate,
  Leader,
  Milestone,
  Supporter,
} from '@/lib/shared/fund/messages';

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
