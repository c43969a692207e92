import type { FundFace, Tier } from '@/lib/shared/fund/messages';
import type { Visibility } from '@/lib/shared/fund/states';
import { minorOf } from '@/lib/i18n/moneyInput';

/** What somebody has chosen and typed in a checkout. */
export interface Draft {
  /** As typed, in major units. */
  amount: string;
  tierId: string | null;
  tierAnswer: string;
  pollOptionId: string | null;
  message: string;
  visibility: Visibility;
  alias: string;
  /** Of somebody without an account. */
  name: string;
  email: string;
}

/** An amount in minor units as one types it. */
export const typedAmount = (minor: number) =>
  minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2);

/** What a checkout begins with; `tier` is the reward that led there. */
export function firstDraft(presets: readonly number[], tier: Tier | null): Draft {
  const usual = presets[Math.floor((presets.length - 1) / 2)];
  const amount = tier?.price ?? usual;
  return {
    amount: amount === undefined ? '' : typedAmount(amount),
    tierId: tier?.id ?? null,
    tierAnswer: '',
    pollOptionId: null,
    message: '',
    visibility: 'PUBLIC',
    alias: '',
    name: '',
    email: '',
  };
}

/** The reward a draft has chosen, as the fund has it now; null: none, or it can be had no more. */
export const tierOf = (fund: Pick<FundFace, 'tiers'>, { tierId }: Draft): Tier | null =>
  fund.tiers.find(({ id, isAvailable }) => id === tierId && isAvailable) ?? null;

/** With another amount; below the price of its reward that one goes, and `dropped` says which. */
export function withAmount(
  fund: Pick<FundFace, 'tiers'>,
  draft: Draft,
  amount: string,
): { draft: Draft; dropped: Tier | null } {
  const tier = tierOf(fund, draft);
  const minor = minorOf(amount);
  const isBelow = tier !== null && minor !== null && minor < tier.price;
  const next = { ...draft, amount };
  return isBelow
    ? { draft: { ...next, tierId: null, tierAnswer: '' }, dropped: tier }
    : { draft: next, dropped: null };
}

/** With another reward, whose price is the least that is given then. */
export function withTier(draft: Draft, tier: Tier | null, tierAnswer: string): Draft {
  if (tier === null) return { ...draft, tierId: null, tierAnswer: '' };
  const isEnough = (minorOf(draft.amount) ?? 0) >= tier.price;
  const amount = isEnough ? draft.amount : typedAmount(tier.price);
  return { ...draft, tierId: tier.id, tierAnswer, amount };
}
