import { creatorView } from '@/backend/hosting/service';
import { listPhoto } from '@/lib/shared/creators/extraPublic';
import type { FundFace, FundUpdate, Leader, Supporter, Tier } from '@/lib/shared/fund/messages';
import type {
  FundParts,
  LeaderRow,
  MilestoneRow,
  TierRow,
} from '@/backend/funds/store/partsRepository';
import type { FundRow, FundView, HeldFund } from '@/backend/funds/store/fundRepository';
import type { SupporterRow } from '@/backend/funds/store/supporterRepository';
import { isOpenPoll, isRunningMatch, raisedOf, tierRefusal } from './policy';

/** Bytes of an update: the limit of a message is 32 KiB, and it travels with an envelope. */
const MOST_BYTES = 30_000;

/** What everyone sees of a fund and what changes while it runs. */
export function faceOf(fund: FundRow & FundParts, now: Date): FundFace {
  return {
    id: fund.id,
    title: fund.title,
    summary: fund.summary,
    cover: fund.cover,
    state: fund.state,
    mode: fund.mode,
    currency: fund.currency,
    goal: fund.goal,
    startsAt: fund.state === 'SCHEDULED' ? isoOf(fund.startsAt) : null,
    deadlineAt: isoOf(fund.deadlineAt),
    settled: fund.settled,
    pending: fund.pending,
    offline: fund.offline,
    starting: fund.starting,
    raised: raisedOf(fund),
    supporterCount: fund.supporterCount,
    pledgeCount: fund.pledgeCount,
    failedCount: fund.failedCount,
    failedAmount: fund.failedAmount,
    session: sessionOf(fund),
    reachedAt: isoOf(fund.reachedAt),
    endedAt: isoOf(fund.endedAt),
    cancelReason: fund.cancelReason,
    milestones: milestonesOf(fund.milestones),
    polls: fund.polls.map((poll) => ({
      id: poll.id,
      title: poll.title,
      closesAt: isoOf(poll.closesAt),
      isOpen: isOpenPoll(fund, poll, now),
      options: poll.options.map(({ id, label, total }) => ({ id, label, total })),
    })),
    tiers: fund.tiers
      .filter(({ retiredAt }) => retiredAt === null)
      .map((tier) => tierView(fund, tier, now)),
    matches: fund.matches.map((match) => ({
      id: match.id,
      name: match.name,
      upTo: match.upTo,
      matched: Math.min(match.matched, match.upTo),
      until: match.until.toISOString(),
      isOpen: isRunningMatch(match, now),
    })),
    corrections: fund.corrections.map(({ id, kind, amount, at }) => ({
      ...{ id, kind, amount },
      at: at.toISOString(),
    })),
    leaders: fund.leaderboardShown ? fund.leaders.map(leaderView) : [],
  };
}

/** The message that says all that changes of a fund while it runs. */
export function updateOf(fund: FundView, now: Date): FundUpdate {
  const update: FundUpdate = {
    type: 'FUND_UPDATE',
    seq: fund.seq,
    fund: faceOf(fund, now),
    supporters: [],
    creator: creatorView(fund),
  };
  let bytes = Buffer.byteLength(JSON.stringify(update));
  // Texts of a fund and of its supporters may be long together: who came last fits first.
  for (const supporter of fund.supporters.map(supporterView)) {
    bytes += Buffer.byteLength(JSON.stringify(supporter)) + 1;
    if (bytes > MOST_BYTES) break;
    update.supporters.push(supporter);
  }
  return update;
}

/** A contribution as everybody sees it: what its giver hides is not in it. */
export function supporterView(row: SupporterRow): Supporter {
  const isNamed = row.visibility === 'PUBLIC' || row.visibility === 'HIDE_AMOUNT';
  const isAmountShown = row.visibility !== 'HIDE_AMOUNT';
  const handle = isNamed ? row.handle : null;
  return {
    id: row.id,
    name: row.visibility === 'ALIAS' ? row.alias : isNamed ? (row.handle ?? row.name) : null,
    handle,
    profilePhoto: handle === null ? null : listPhoto(row.extraPublic),
    amount: isAmountShown ? row.amount : null,
    tier: isAmountShown ? row.tier : null,
    message: row.messageState === 'APPROVED' ? row.message : null,
    at: new Date(row.paidAt).toISOString(),
  };
}

/** Somebody who is ranked. */
export function leaderView(row: LeaderRow): Leader {
  return {
    name: row.name,
    handle: row.handle,
    profilePhoto: row.handle === null ? null : listPhoto(row.extraPublic),
    total: row.total,
  };
}

function tierView(fund: HeldFund | (FundRow & FundParts), tier: TierRow, now: Date): Tier {
  const { id, title, description, price, stock, backers, question, delivery } = tier;
  return {
    ...{ id, title, description, price, stock, backers, question, delivery },
    left: stock === null ? null : Math.max(0, stock - tier.taken),
    opensAt: isoOf(tier.opensAt),
    closesAt: isoOf(tier.closesAt),
    isAvailable: fund.state === 'LIVE' && tierRefusal(tier, now) === null,
  };
}

/** Lowest amount first; hidden ones last, and of these nothing but that they are there. */
function milestonesOf(rows: readonly MilestoneRow[]): FundFace['milestones'] {
  const shown = rows.filter(({ isHidden }) => !isHidden);
  const hidden = rows.filter(({ isHidden }) => isHidden);
  return [
    ...shown.map(({ id, amount, title, note, reachedAt }) => ({
      ...{ id, isHidden: false, amount, title, note },
      reachedAt: isoOf(reachedAt),
    })),
    ...hidden.map(({ id }) => ({
      ...{ id, isHidden: true, amount: null, title: null, note: null, reachedAt: null },
    })),
  ];
}

function sessionOf(fund: FundRow): FundFace['session'] {
  if (fund.sessionSince === null || fund.sessionBase === null) return null;
  return {
    raised: raisedOf(fund) - fund.sessionBase,
    since: fund.sessionSince.toISOString(),
    goal: fund.sessionGoal,
  };
}

/** A time as the wire has it. */
export const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;
