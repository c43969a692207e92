import { minorOf } from '@/lib/i18n/moneyInput';
import { looksLikeEmail } from '@/lib/shared/accounts/looksLikeEmail';
import type { ErrorCode } from '@/lib/shared/errors';
import type { FundPage } from '@/lib/shared/fund/views';
import { tierOf, type Draft } from './draft';

/** A place of the form that something is wrong with. */
export type FaultPlace = 'amount' | 'tier' | 'shown' | 'email';

/** What is wrong, by the key of its words under `faults` of the texts. */
export interface Fault {
  place: FaultPlace;
  words:
    | 'amount_unreadable'
    | 'amount_small'
    | 'amount_large'
    | 'answer_missing'
    | 'alias_missing'
    | 'anonymous'
    | 'email_missing';
}

/** The first thing that keeps a draft from being sent; null: nothing. */
export function faultOf(
  { fund, min, max, anonymousAllowed }: FundPage,
  draft: Draft,
  isVisitor: boolean,
): Fault | null {
  const amount = minorOf(draft.amount);
  if (amount === null) return { place: 'amount', words: 'amount_unreadable' };
  if (amount < min) return { place: 'amount', words: 'amount_small' };
  if (amount > max) return { place: 'amount', words: 'amount_large' };
  const tier = tierOf(fund, draft);
  if (tier?.question && draft.tierAnswer.trim() === '') {
    return { place: 'tier', words: 'answer_missing' };
  }
  if (draft.visibility === 'ALIAS' && draft.alias.trim() === '') {
    return { place: 'shown', words: 'alias_missing' };
  }
  if (draft.visibility === 'ANONYMOUS' && !anonymousAllowed) {
    return { place: 'shown', words: 'anonymous' };
  }
  if (isVisitor && !looksLikeEmail(draft.email)) {
    return { place: 'email', words: 'email_missing' };
  }
  return null;
}

const OF_CODE: Partial<Record<ErrorCode, Fault>> = {
  'fund.amount_too_small': { place: 'amount', words: 'amount_small' },
  'fund.amount_too_large': { place: 'amount', words: 'amount_large' },
  'payment.amount_too_small': { place: 'amount', words: 'amount_small' },
  'payment.amount_too_large': { place: 'amount', words: 'amount_large' },
  'fund.anonymous_not_allowed': { place: 'shown', words: 'anonymous' },
};

/** The place of the form that a refusal is about; null: none, it stands above the button. */
export const faultOfCode = (code: ErrorCode): Fault | null => OF_CODE[code] ?? null;

/** Refusals that change the form itself: each has a notice of its own at its top. */
export type Turn = 'sold_out' | 'closed' | 'paused' | 'tier_changed';

const TURNS: Partial<Record<ErrorCode, Turn>> = {
  'fund.sold_out': 'sold_out',
  'fund.closed': 'closed',
  'fund.paused': 'paused',
  'fund.tier_changed': 'tier_changed',
  'fund.below_tier': 'tier_changed',
};

export const turnOfCode = (code: ErrorCode): Turn | null => TURNS[code] ?? null;
