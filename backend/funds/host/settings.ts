import { isDeepStrictEqual } from 'node:util';
import { changesIn, recordChanges } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';
import type { FundSettings } from '@/lib/shared/fund/fund';
import type { FundPatch, HeldFund } from '@/backend/funds/store/fundRepository';
import { isoOf } from '@/backend/funds/views';

/** Amounts and what would tell them stay out of the log: moderators read it. */
const SECRET: readonly (keyof FundSettings)[] = ['tiers', 'milestones', 'starting'];

/** What a creator set; rewards that are no longer offered are none of it. */
export function settingsOf(fund: HeldFund): FundSettings {
  return {
    title: fund.title,
    summary: fund.summary,
    story: fund.story,
    cover: fund.cover,
    videoUrl: fund.videoUrl,
    currency: fund.currency,
    mode: fund.mode,
    goal: fund.goal,
    startsAt: isoOf(fund.startsAt),
    deadlineAt: isoOf(fund.deadlineAt),
    liveMinutes: fund.liveMinutes,
    min: fund.min,
    max: fund.max,
    presets: fund.presets,
    starting: fund.starting,
    anonymousAllowed: fund.anonymousAllowed,
    messagesModerated: fund.messagesModerated,
    moderatorsSeeAmounts: fund.moderatorsSeeAmounts,
    leaderboardShown: fund.leaderboardShown,
    alertMin: fund.alertMin,
    speakMin: fund.speakMin,
    alertMaxChars: fund.alertMaxChars,
    thanks: fund.thanks,
    tiers: fund.tiers
      .filter(({ retiredAt }) => retiredAt === null)
      .map(({ id, title, description, price, stock, question, delivery, thanks, ...times }) => ({
        ...{ id, title, description, price, stock, question, delivery, thanks },
        opensAt: isoOf(times.opensAt),
        closesAt: isoOf(times.closesAt),
      })),
    milestones: fund.milestones.map(({ id, amount, title, note, isHidden }) => ({
      ...{ id, amount, title, note, isHidden },
    })),
    polls: fund.polls.map(({ id, title, closesAt, options }) => ({
      ...{ id, title, closesAt: isoOf(closesAt) },
      options: options.map(({ id: optionId, label }) => ({ id: optionId, label })),
    })),
  };
}

/** The settings as the table has them; the parts have tables of their own. */
export function columnsOf({
  tiers: _tiers,
  milestones: _milestones,
  polls: _polls,
  presets,
  startsAt,
  deadlineAt,
  ...plain
}: FundSettings) {
  return {
    ...plain,
    presets: JSON.stringify(presets),
    startsAt: startsAt === null ? null : new Date(startsAt),
    deadlineAt: deadlineAt === null ? null : new Date(deadlineAt),
  } satisfies FundPatch;
}

/** Writes down which settings change. */
export async function recordSettings(
  context: Context,
  { id: toolId, creatorId }: HeldFund,
  before: FundSettings,
  after: FundSettings,
): Promise<void> {
  const fields = (Object.keys(after) as (keyof FundSettings)[]).filter(
    (field) => !isDeepStrictEqual(comparable(before[field]), comparable(after[field])),
  );
  if (fields.length === 0) return;
  const values = (of: FundSettings) => Object.fromEntries(fields.map((key) => [key, of[key]]));
  const changes = changesIn(values(before), values(after), SECRET);
  await recordChanges(context, [{ kind: 'SETTINGS', creatorId, toolId, changes }]);
}

/** A moment may be written with or without milliseconds. */
function comparable(value: unknown) {
  const isMoment = typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value);
  return isMoment ? new Date(value).getTime() : value;
}
