import { localMoment, momentOf, type LocalMoment } from '@/lib/i18n/localMoment';
import type { FundSettings } from '@/lib/shared/fund/fund';
import type { FundMode } from '@/lib/shared/fund/states';
import { netOf } from '@/lib/shared/money/fees';
import { LARGEST_CHARGE, SMALLEST_CHARGE, type Currency } from '@/lib/shared/money/money';

/** What a new fund starts from. */
export const FUND_PRESETS = ['GEAR', 'CHARITY', 'EVENT', 'NOTHING'] as const;
export type FundPreset = (typeof FUND_PRESETS)[number];

/** Those with a picture; the last one is a line below them. */
export const PICTURED = ['GEAR', 'CHARITY', 'EVENT'] as const;

/** How many days each preset runs; null: until a press. */
const DAYS: Record<FundPreset, number | null> = { GEAR: 28, CHARITY: 0, EVENT: 21, NOTHING: null };

/** What a preset says of money that does not reach the goal. */
export const modeOf = (preset: FundPreset): FundMode =>
  preset === 'EVENT' ? 'ALL_OR_NOTHING' : 'KEEP';

/** When a preset ends, on the clock of this browser: in the evening, of one night at midnight. */
export function endOf(preset: FundPreset, now: Date): LocalMoment | null {
  const days = DAYS[preset];
  if (days === null) return null;
  const at = new Date(now);
  at.setDate(at.getDate() + days);
  if (days === 0) at.setHours(23, 45, 0, 0);
  else at.setHours(20, 0, 0, 0);
  if (at <= now) at.setDate(at.getDate() + 1);
  return localMoment(at);
}

/** What buttons of a page offer to give, in minor units. */
const OFFERED: Readonly<Record<Currency, readonly number[]>> = {
  EUR: [500, 1000, 2500, 5000],
  USD: [500, 1000, 2500, 5000],
  GBP: [500, 1000, 2500, 5000],
  CHF: [500, 1000, 2500, 5000],
  BRL: [1000, 2500, 5000, 10_000],
};

/** What people are said to give most. */
const usualOf = (currency: Currency) => OFFERED[currency][2] ?? 0;

/** How many usual contributions make a goal, and what is left of them for the creator. */
export function goalInHand(goal: number, currency: Currency) {
  const each = usualOf(currency);
  const count = Math.ceil(goal / each);
  return {
    each,
    count,
    net: Math.min(goal, count * netOf('CONTRIBUTION', { amount: each, currency })),
  };
}

/** What the dialog asks, and what is folded. */
export interface NewFund extends Pick<
  FundSettings,
  'title' | 'story' | 'cover' | 'goal' | 'mode' | 'tiers' | 'milestones' | 'polls'
> {
  currency: Currency;
  ends: LocalMoment | null;
}

/** The settings of a new fund; a day that is none is the server's to refuse. Pure. */
export function settingsOfNew({ ends, ...fund }: NewFund): FundSettings {
  const { currency } = fund;
  return {
    ...fund,
    summary: null,
    videoUrl: null,
    startsAt: null,
    liveMinutes: null,
    deadlineAt: ends && (momentOf(ends)?.toISOString() ?? ends.day),
    min: SMALLEST_CHARGE[currency],
    max: LARGEST_CHARGE,
    presets: [...OFFERED[currency]],
    starting: 0,
    anonymousAllowed: true,
    messagesModerated: true,
    moderatorsSeeAmounts: false,
    leaderboardShown: true,
    alertMin: 0,
    speakMin: usualOf(currency),
    alertMaxChars: 200,
    thanks: null,
  };
}
