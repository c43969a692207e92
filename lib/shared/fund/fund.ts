import { z } from 'zod';
import { cursorSchema, idSchema } from '@/lib/shared/id';
import { LIMITS } from '@/lib/shared/limits';
import { UPLOAD_PATTERN } from '@/lib/shared/media/uploads';
import { currencySchema } from '@/lib/shared/money/money';
import { line, lines, orNone, requiredLine } from '@/lib/shared/text';
import {
  CONTRIBUTION_LISTS,
  FUND_ACTIONS,
  FUND_LISTS,
  FUND_MODES,
  LEADERBOARD_PERIODS,
  VERDICTS,
} from './states';

const fundId = idSchema;
const requestKey = z.uuid();
const amount = z.int().min(1).max(LIMITS.fundGoal);
const time = z.iso.datetime();
/** Of a part that is there already; null: a new one. */
const partId = idSchema.nullable();

const tier = z.strictObject({
  id: partId,
  title: requiredLine(LIMITS.rewardTitle),
  description: orNone(lines(LIMITS.rewardText)),
  price: amount,
  stock: z.int().min(1).max(LIMITS.tierStock).nullable(),
  question: orNone(line(LIMITS.tierQuestion)),
  opensAt: time.nullable(),
  closesAt: time.nullable(),
  delivery: orNone(line(LIMITS.rewardTitle)),
  /** What backers of it read after paying. */
  thanks: orNone(lines(LIMITS.rewardText)),
});

const milestone = z.strictObject({
  id: partId,
  amount,
  title: requiredLine(LIMITS.rewardTitle),
  note: orNone(line(LIMITS.rewardText)),
  /** Nobody but hosts sees it until it is revealed. */
  isHidden: z.boolean(),
});

const poll = z.strictObject({
  id: partId,
  title: requiredLine(LIMITS.rewardTitle),
  closesAt: time.nullable(),
  options: z
    .array(z.strictObject({ id: partId, label: requiredLine(LIMITS.pollOption) }))
    .min(2)
    .max(LIMITS.pollOptions),
});

/** What a fund is: everything its creator sets. Amounts in minor units, times UTC ISO 8601. */
export const fundSettings = z.strictObject({
  title: requiredLine(LIMITS.fundTitle),
  summary: orNone(line(LIMITS.fundSummary)),
  story: orNone(lines(LIMITS.fundStory)),
  cover: z.string().regex(UPLOAD_PATTERN).nullable(),
  /** A page of somewhere else, opened by a press. */
  videoUrl: z
    .url({ protocol: /^https$/ })
    .max(LIMITS.link)
    .nullable(),
  currency: currencySchema,
  mode: z.enum(FUND_MODES),
  goal: amount,
  /** Null: it opens by a press. */
  startsAt: time.nullable(),
  /** Null: it ends by a press; all-or-nothing needs one before it opens. */
  deadlineAt: time.nullable(),
  /** Planned as a show of so many minutes; null: it takes none of its creator's time. */
  liveMinutes: z.int().min(15).max(LIMITS.planMinutes).nullable(),
  min: amount,
  max: amount,
  presets: z.array(amount).max(LIMITS.fundPresets),
  /** What it begins with, raised before. */
  starting: z.int().min(0).max(LIMITS.fundGoal),
  anonymousAllowed: z.boolean(),
  /** Messages wait for a host; without it only those the word list stops do. */
  messagesModerated: z.boolean(),
  moderatorsSeeAmounts: z.boolean(),
  leaderboardShown: z.boolean(),
  /** Smaller contributions raise no alert, and none that are read aloud. */
  alertMin: z.int().min(0).max(LIMITS.fundGoal),
  speakMin: z.int().min(0).max(LIMITS.fundGoal),
  /** Longer messages are cut on the stream. */
  alertMaxChars: z.int().min(20).max(LIMITS.contributionMessage),
  /** What everybody reads after paying, unless their reward says something of its own. */
  thanks: orNone(lines(LIMITS.rewardText)),
  tiers: z.array(tier).max(LIMITS.fundTiers),
  milestones: z.array(milestone).max(LIMITS.fundMilestones),
  polls: z.array(poll).max(LIMITS.fundPolls),
});
export type FundSettings = z.output<typeof fundSettings>;

/** Payload of calls about one fund. */
export const fundIdPayload = z.strictObject({ fundId });

/** Payload of calls that page through a fund. */
export const fundPagePayload = z.strictObject({ fundId, cursor: cursorSchema });

/** Payload of `get-fund-by-creator-id`. */
export const creatorFundsPayload = z.strictObject({ creatorId: idSchema, cursor: cursorSchema });

/** Payload of `fund/get-leaderboard/`. */
export const leaderboardPayload = z.strictObject({ fundId, period: z.enum(LEADERBOARD_PERIODS) });

/** Payload of `fund/get-my-funds/`; without `list`, all of them. */
export const myFundsPayload = z.strictObject({
  list: z.enum(FUND_LISTS).nullish(),
  cursor: cursorSchema,
});

/** Payload of `fund/create-fund/`; the same `requestKey` makes one draft. */
export const createFundPayload = z.strictObject({ settings: fundSettings, requestKey });

/** Payload of `fund/edit-fund/`; `version` is the one the editor saw. */
export const editFundPayload = z.strictObject({
  fundId,
  version: z.int().min(1),
  settings: fundSettings,
});

/** Payload of `fund/run-again/`. */
export const runFundAgainPayload = z.strictObject({ fundId, requestKey });

/** Payload of `fund/archive/`. */
export const archiveFundPayload = z.strictObject({ fundId, isArchived: z.boolean() });

/** Payload of `fund/change-state/`. */
export const changeFundStatePayload = z.strictObject({ fundId, action: z.enum(FUND_ACTIONS) });

/** Payload of `fund/cancel-fund/` and `fund/refund-all/`: why, as supporters read it. */
export const endFundPayload = z.strictObject({ fundId, reason: requiredLine(LIMITS.hostNote) });

/** Payload of `fund/get-host-contributions/`. */
export const hostContributionsPayload = z.strictObject({
  fundId,
  list: z.enum(CONTRIBUTION_LISTS),
  cursor: cursorSchema,
});

/** Payload of `fund/check-message/`. */
export const checkMessagePayload = z.strictObject({
  fundId,
  contributionId: idSchema,
  verdict: z.enum(VERDICTS),
});

/** Payload of `fund/refund-contribution/`. */
export const refundContributionPayload = z.strictObject({
  fundId,
  contributionId: idSchema,
  reason: requiredLine(LIMITS.hostNote),
  requestKey,
});

/** Payload of `fund/reveal-milestone/`. */
export const revealMilestonePayload = z.strictObject({ fundId, milestoneId: idSchema });

/** Payload of `fund/add-offline/`; a negative amount takes a mistake back. */
export const addOfflinePayload = z.strictObject({
  fundId,
  amount: z
    .int()
    .min(-LIMITS.fundGoal)
    .max(LIMITS.fundGoal)
    .refine((value) => value !== 0),
  requestKey,
});

/** Payload of `fund/test-contribution/`: seen by hosts and on the overlays, in no total. */
export const testContributionPayload = z.strictObject({ fundId, amount, requestKey });

/** Payload of `fund/post-update/`. */
export const postUpdatePayload = z.strictObject({
  fundId,
  title: requiredLine(LIMITS.rewardTitle),
  text: lines(LIMITS.fundUpdateText).min(1),
  requestKey,
});

/** Payload of `fund/thank/`: one supporter, or with null everybody who was not thanked yet. */
export const thankPayload = z.strictObject({
  fundId,
  contributionId: idSchema.nullable(),
  text: requiredLine(LIMITS.thanks),
  requestKey,
});

/** Payload of `fund/start-session/`: a bar of its own for this show; goal null: only counted. */
export const startSessionPayload = z.strictObject({ fundId, goal: amount.nullable() });

/** Payload of `fund/promise-match/`: what somebody adds, shown apart from the sum. */
export const promiseMatchPayload = z.strictObject({
  fundId,
  name: requiredLine(LIMITS.name),
  upTo: amount,
  until: time,
  requestKey,
});

/** Payload of `fund/end-match/`. */
export const endMatchPayload = z.strictObject({ fundId, matchId: idSchema });
