import type { ErrorCode } from '@/lib/shared/errors';
import type {
  ContributionMessage,
  ContributionPayment,
  ContributionShow,
  Visibility,
} from '@/lib/shared/fund/states';
import { stripLinks } from '@/lib/shared/links';
import type { Currency } from '@/lib/shared/money/money';
import { isOpenPoll, tierRefusal } from '@/backend/funds/policy';
import type { HeldFund } from '@/backend/funds/store/fundRepository';
import { isOut } from '@/backend/funds/sums/policy';

/** What somebody wants to give. */
interface Wish {
  amount: number;
  currency: Currency;
  tierId: string | null;
  pollOptionId: string | null;
  visibility: Visibility;
}

/** Why nobody can give to this fund now; null: they can. */
export function closedRefusal(
  { state, deadlineAt }: Pick<HeldFund, 'state' | 'deadlineAt'>,
  now: Date,
): ErrorCode | null {
  if (state === 'DRAFT') return 'fund.not_found';
  if (state === 'PAUSED') return 'fund.paused';
  const isLate = deadlineAt !== null && deadlineAt <= now;
  return state === 'LIVE' && !isLate ? null : 'fund.closed';
}

/** Why this cannot be given; null: it can. `isMember`: by a confirmed account. */
export function wishRefusal(
  fund: HeldFund,
  wish: Wish,
  { isMember, now }: { isMember: boolean; now: Date },
): ErrorCode | null {
  const closed = closedRefusal(fund, now);
  if (closed) return closed;
  if (wish.currency !== fund.currency) return 'fund.currency';
  if (wish.amount < fund.min) return 'fund.amount_too_small';
  if (wish.amount > fund.max) return 'fund.amount_too_large';
  if (wish.visibility === 'ANONYMOUS' && !fund.anonymousAllowed) {
    return 'fund.anonymous_not_allowed';
  }
  return rewardRefusal(fund, wish, { isMember, now }) ?? voteRefusal(fund, wish, now);
}

function rewardRefusal(
  { tiers }: HeldFund,
  { tierId, amount }: Wish,
  { isMember, now }: { isMember: boolean; now: Date },
): ErrorCode | null {
  if (tierId === null) return null;
  const tier = tiers.find(({ id }) => id === tierId);
  if (!tier) return 'fund.tier_changed';
  const refusal = tierRefusal(tier, now);
  if (refusal) return refusal;
  if (amount < tier.price) return 'fund.below_tier';
  // Nothing rare is held for an address that nobody has proven.
  return tier.stock !== null && !isMember ? 'fund.email_needed' : null;
}

function voteRefusal(fund: HeldFund, { pollOptionId }: Wish, now: Date): ErrorCode | null {
  if (pollOptionId === null) return null;
  const poll = fund.polls.find(({ options }) => options.some(({ id }) => id === pollOptionId));
  return poll && isOpenPoll(fund, poll, now) ? null : 'fund.vote_closed';
}

/** Whether a reward that was let go can be held again. */
export function canHold({ tiers }: Pick<HeldFund, 'tiers'>, tierId: string | null): boolean {
  const tier = tiers.find(({ id }) => id === tierId);
  return !tier || tier.stock === null || tier.taken < tier.stock;
}

/** What of somebody's words is kept, and where they stand. */
export function messageOf(
  written: string | null,
  { isModerated, passes }: { isModerated: boolean; passes: (text: string) => boolean },
): { message: string | null; linksRemoved: number; messageState: ContributionMessage } {
  const { words, count: linksRemoved } = stripLinks(written ?? '');
  if (words.replaceAll('…', '').trim() === '') {
    return { message: null, linksRemoved, messageState: 'ABSENT' };
  }
  const isStopped = linksRemoved > 0 || !passes(words);
  const open = isModerated ? 'PENDING' : 'APPROVED';
  return { message: words, linksRemoved, messageState: isStopped ? 'FLAGGED' : open };
}

const SHOWABLE: readonly ContributionPayment[] = [
  ...(['PLEDGED', 'DECLINED', 'SETTLED', 'PARTLY_REFUNDED', 'DISPUTED'] as const),
];

/** Where a contribution stands on the stream. What was shown or left out stays so. */
export function showOf(
  row: {
    show: ContributionShow;
    payment: ContributionPayment;
    messageState: ContributionMessage;
    amount: number;
    isTest: boolean;
  },
  { alertMin }: { alertMin: number },
): ContributionShow {
  if (row.show === 'SHOWN' || row.show === 'SKIPPED') return row.show;
  if (isOut(row.payment)) return 'SKIPPED';
  if (row.messageState === 'PENDING' || row.messageState === 'FLAGGED') return 'PENDING';
  if (!SHOWABLE.includes(row.payment)) return 'READY';
  return row.isTest || row.amount >= alertMin ? 'SHOWN' : 'SKIPPED';
}

/** Where the money of a contribution stands, by its payment. */
interface Paid {
  state: string;
  refunded: number;
  chargedBack: number;
  dispute: string | null;
  money: { amount: number };
}

/** The state of a contribution whose charge succeeded. */
export function paidState({ refunded, chargedBack, dispute, money }: Paid): ContributionPayment {
  if (dispute === 'OPEN') return 'DISPUTED';
  if (chargedBack > 0) return 'CHARGED_BACK';
  if (refunded >= money.amount) return 'REFUNDED';
  return refunded > 0 ? 'PARTLY_REFUNDED' : 'SETTLED';
}
