import { builder } from '@/backend/platform/server/builder';
import type { FundSettings } from '@/lib/shared/fund/fund';
import { CurrencyType, FundModeType } from './typesGraph';

const TierInput = builder.inputRef<FundSettings['tiers'][number]>('FundTierInput').implement({
  fields: (t) => ({
    id: t.id({ required: false }),
    title: t.string(),
    description: t.string({ required: false }),
    price: t.int(),
    stock: t.int({ required: false }),
    question: t.string({ required: false }),
    opensAt: t.string({ required: false }),
    closesAt: t.string({ required: false }),
    delivery: t.string({ required: false }),
    thanks: t.string({ required: false }),
  }),
});

const MilestoneInput = builder
  .inputRef<FundSettings['milestones'][number]>('FundMilestoneInput')
  .implement({
    fields: (t) => ({
      id: t.id({ required: false }),
      amount: t.int(),
      title: t.string(),
      note: t.string({ required: false }),
      isHidden: t.boolean(),
    }),
  });

type OwnPoll = FundSettings['polls'][number];
const OptionInput = builder.inputRef<OwnPoll['options'][number]>('FundPollOptionInput').implement({
  fields: (t) => ({ id: t.id({ required: false }), label: t.string() }),
});

const PollInput = builder.inputRef<OwnPoll>('FundPollInput').implement({
  fields: (t) => ({
    id: t.id({ required: false }),
    title: t.string(),
    closesAt: t.string({ required: false }),
    options: t.field({ type: [OptionInput] }),
  }),
});

/** Everything a creator sets of a fund. */
export const SettingsInput = builder.inputRef<FundSettings>('FundSettingsInput').implement({
  fields: (t) => ({
    title: t.string(),
    summary: t.string({ required: false }),
    story: t.string({ required: false }),
    cover: t.string({ required: false }),
    videoUrl: t.string({ required: false }),
    currency: t.field({ type: CurrencyType as never }),
    mode: t.field({ type: FundModeType }),
    goal: t.int(),
    startsAt: t.string({ required: false }),
    deadlineAt: t.string({ required: false }),
    liveMinutes: t.int({ required: false }),
    min: t.int(),
    max: t.int(),
    presets: t.intList(),
    starting: t.int(),
    anonymousAllowed: t.boolean(),
    messagesModerated: t.boolean(),
    moderatorsSeeAmounts: t.boolean(),
    leaderboardShown: t.boolean(),
    alertMin: t.int(),
    speakMin: t.int(),
    alertMaxChars: t.int(),
    thanks: t.string({ required: false }),
    tiers: t.field({ type: [TierInput] }),
    milestones: t.field({ type: [MilestoneInput] }),
    polls: t.field({ type: [PollInput] }),
  }),
});
