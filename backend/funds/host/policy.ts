import type { ErrorCode } from '@/lib/shared/errors';
import type { FundSettings } from '@/lib/shared/fund/fund';
import { LIMITS } from '@/lib/shared/limits';
import { amountFault } from '@/lib/shared/money/money';
import { hasContributions, isLocked } from '@/backend/funds/policy';
import type { HeldFund } from '@/backend/funds/store/fundRepository';

const DAY_MS = 24 * 60 * 60_000;
/** Bytes of what travels with each message of a fund; the rest is for people and numbers. */
const TEXT_BYTES = 18_000;

/** Why settings do not fit each other; null: they do. */
export function settingsRefusal(settings: FundSettings): ErrorCode | null {
  const { min, max, presets, currency, tiers } = settings;
  const smallest = Math.min(min, ...tiers.map(({ price }) => price), ...presets);
  if (amountFault({ amount: smallest, currency }) !== null) return 'payment.amount_too_small';
  const largest = Math.max(max, ...tiers.map(({ price }) => price), ...presets);
  const isTooLarge = amountFault({ amount: largest, currency }) !== null;
  if (isTooLarge || max < min) return 'payment.amount_too_large';
  const texts = [settings.title, settings.summary, settings.tiers, settings.milestones];
  const bytes = Buffer.byteLength(JSON.stringify([...texts, settings.polls]));
  return bytes > TEXT_BYTES ? 'fund.texts_too_long' : null;
}

/** Why a fund with these times cannot open then; null: it can. */
export function timesRefusal(
  { mode, deadlineAt }: Pick<FundSettings, 'mode' | 'deadlineAt'>,
  opens: Date,
  now: Date,
): ErrorCode | null {
  if (opens.getTime() > now.getTime() + LIMITS.planDays * DAY_MS) return 'fund.times_invalid';
  if (deadlineAt === null) return mode === 'KEEP' ? null : 'fund.deadline_needed';
  const ends = new Date(deadlineAt);
  const isAfter = ends > opens && ends > now;
  const isNear = ends.getTime() <= opens.getTime() + LIMITS.fundDays * DAY_MS;
  return isAfter && isNear ? null : 'fund.times_invalid';
}

/** Why what givers relied on cannot change so; null: it can. */
export function changeRefusal(
  fund: HeldFund,
  settings: FundSettings,
  namedOptions: ReadonlySet<string>,
): ErrorCode | null {
  return termsRefusal(fund, settings) ?? partsRefusal(fund, settings, namedOptions);
}

function termsRefusal(fund: HeldFund, settings: FundSettings): ErrorCode | null {
  if (!hasContributions(fund)) return null;
  if (settings.currency !== fund.currency) return 'fund.currency_fixed';
  if (settings.mode !== fund.mode) return 'fund.locked';
  if (!isLocked(fund)) return settings.goal < fund.goal ? 'fund.goal_falls' : null;
  const deadline = settings.deadlineAt === null ? null : new Date(settings.deadlineAt).getTime();
  const isSame = settings.goal === fund.goal && deadline === fund.deadlineAt?.getTime();
  return isSame ? null : 'fund.locked';
}

function partsRefusal(
  fund: HeldFund,
  settings: FundSettings,
  namedOptions: ReadonlySet<string>,
): ErrorCode | null {
  const tiers = new Map(settings.tiers.map((tier) => [tier.id, tier]));
  for (const { id, title, price, question, taken, retiredAt } of fund.tiers) {
    const tier = tiers.get(id);
    if (!tier || retiredAt !== null || taken === 0) continue;
    const isSame = tier.title === title && tier.price === price && tier.question === question;
    if (!isSame || (tier.stock !== null && tier.stock < taken)) return 'fund.tier_fixed';
  }
  const milestones = new Map(settings.milestones.map((one) => [one.id, one]));
  const isReachedFixed = fund.milestones
    .filter(({ reachedAt }) => reachedAt !== null)
    .every(({ id, amount }) => milestones.get(id)?.amount === amount);
  if (!isReachedFixed) return 'fund.locked';
  const options = new Map(
    settings.polls.flatMap((poll) => poll.options.map(({ id, label }) => [id, label] as const)),
  );
  const isVoteFixed = fund.polls
    .flatMap((poll) => poll.options)
    .filter(({ id }) => namedOptions.has(id))
    .every(({ id, label }) => options.get(id) === label);
  return isVoteFixed ? null : 'fund.locked';
}
