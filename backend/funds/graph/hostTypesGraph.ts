import type { ActionView } from '@/backend/hosting/service';
import { builder, itemRoot, listRoot, namedType } from '@/backend/platform/server/builder';
import type { OverlaySign } from '@/backend/widgets/service';
import type { FundSettings } from '@/lib/shared/fund/fund';
import type { FundEdit, FundRecap, HostContribution } from '@/lib/shared/fund/views';
import type { PartyCreator } from '@/lib/shared/parties/messages';
import { FUND_ACT_KINDS, type FundActKind, type FundConsole } from '@/backend/funds/types';
import { CurrencyType, FaceType, FundModeType, FundStateType } from './typesGraph';

type OwnTier = FundSettings['tiers'][number];
const OwnTierType = builder.objectRef<OwnTier>('FundTierSettings').implement({
  fields: (t) => ({
    id: t.exposeID('id', { nullable: true }),
    title: t.exposeString('title'),
    description: t.exposeString('description', { nullable: true }),
    price: t.exposeInt('price'),
    stock: t.exposeInt('stock', { nullable: true }),
    question: t.exposeString('question', { nullable: true }),
    opensAt: t.exposeString('opensAt', { nullable: true }),
    closesAt: t.exposeString('closesAt', { nullable: true }),
    delivery: t.exposeString('delivery', { nullable: true }),
    thanks: t.exposeString('thanks', { nullable: true }),
  }),
});

type OwnMilestone = FundSettings['milestones'][number];
const OwnMilestoneType = builder.objectRef<OwnMilestone>('FundMilestoneSettings').implement({
  fields: (t) => ({
    id: t.exposeID('id', { nullable: true }),
    amount: t.exposeInt('amount'),
    title: t.exposeString('title'),
    note: t.exposeString('note', { nullable: true }),
    isHidden: t.exposeBoolean('isHidden'),
  }),
});

type OwnPoll = FundSettings['polls'][number];
const OwnOptionType = builder
  .objectRef<OwnPoll['options'][number]>('FundPollOptionSettings')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id', { nullable: true }),
      label: t.exposeString('label'),
    }),
  });

const OwnPollType = builder.objectRef<OwnPoll>('FundPollSettings').implement({
  fields: (t) => ({
    id: t.exposeID('id', { nullable: true }),
    title: t.exposeString('title'),
    closesAt: t.exposeString('closesAt', { nullable: true }),
    options: t.expose('options', { type: [OwnOptionType] }),
  }),
});

const SettingsType = builder.objectRef<FundSettings>('FundSettings').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    summary: t.exposeString('summary', { nullable: true }),
    story: t.exposeString('story', { nullable: true }),
    cover: t.exposeString('cover', { nullable: true }),
    videoUrl: t.exposeString('videoUrl', { nullable: true }),
    currency: t.expose('currency', { type: CurrencyType }),
    mode: t.expose('mode', { type: FundModeType }),
    goal: t.exposeInt('goal'),
    startsAt: t.exposeString('startsAt', { nullable: true }),
    deadlineAt: t.exposeString('deadlineAt', { nullable: true }),
    liveMinutes: t.exposeInt('liveMinutes', { nullable: true }),
    min: t.exposeInt('min'),
    max: t.exposeInt('max'),
    presets: t.exposeIntList('presets'),
    starting: t.exposeInt('starting'),
    anonymousAllowed: t.exposeBoolean('anonymousAllowed'),
    messagesModerated: t.exposeBoolean('messagesModerated'),
    moderatorsSeeAmounts: t.exposeBoolean('moderatorsSeeAmounts'),
    leaderboardShown: t.exposeBoolean('leaderboardShown'),
    alertMin: t.exposeInt('alertMin'),
    speakMin: t.exposeInt('speakMin'),
    alertMaxChars: t.exposeInt('alertMaxChars'),
    thanks: t.exposeString('thanks', { nullable: true }),
    tiers: t.expose('tiers', { type: [OwnTierType] }),
    milestones: t.expose('milestones', { type: [OwnMilestoneType] }),
    polls: t.expose('polls', { type: [OwnPollType] }),
  }),
});

const ActKindType = builder.enumType('FundActKind', { values: FUND_ACT_KINDS });
const ActType = builder.objectRef<ActionView<FundActKind>>('FundAct').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: ActKindType }),
    actorHandle: t.exposeString('actorHandle', { nullable: true }),
    handles: t.exposeStringList('handles'),
    count: t.exposeInt('count'),
    what: t.exposeString('what', { nullable: true }),
    reason: t.exposeString('reason', { nullable: true }),
    at: t.exposeString('at'),
    isUndone: t.exposeBoolean('isUndone'),
    isFinal: t.exposeBoolean('isFinal'),
  }),
});

const HiddenType = builder
  .objectRef<FundEdit['hiddenMilestones'][number]>('HiddenMilestone')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      amount: t.exposeInt('amount'),
      title: t.exposeString('title'),
    }),
  });

const ContributionType = namedType<HostContribution>('HostContribution');

const EditType = builder.objectRef<FundConsole>('FundEdit').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    // Another domain's enum by its name.
    right: t.field({ type: 'HostRight' as never, resolve: ({ right }) => right as never }),
    version: t.exposeInt('version'),
    isLocked: t.exposeBoolean('isLocked', { description: 'Goal, mode and deadline are fixed.' }),
    hasContributions: t.exposeBoolean('hasContributions'),
    seesAmounts: t.exposeBoolean('seesAmounts'),
    canGoLive: t.exposeBoolean('canGoLive'),
    creator: t.expose('creator', { type: namedType<PartyCreator>('PartyCreator') }),
    settings: t.expose('settings', { type: SettingsType }),
    seq: t.exposeInt('seq'),
    fund: t.expose('fund', { type: FaceType }),
    hiddenMilestones: t.expose('hiddenMilestones', { type: [HiddenType] }),
    percent: t.exposeInt('percent'),
    lastHour: t.exposeFloat('lastHour', { nullable: true }),
    contributions: t.expose('contributions', { type: [ContributionType] }),
    contributionsCursor: t.exposeString('contributionsCursor', { nullable: true }),
    toCheck: t.expose('toCheck', { type: [ContributionType] }),
    toCheckCount: t.exposeInt('toCheckCount'),
    unthanked: t.exposeInt('unthanked'),
    acts: t.expose('acts', { type: [ActType] }),
    overlays: t.expose('overlays', { type: [namedType<OverlaySign>('OverlaySign')] }),
  }),
});

const RecapTierType = builder.objectRef<FundRecap['tiers'][number]>('FundRecapTier').implement({
  fields: (t) => ({ title: t.exposeString('title'), backers: t.exposeInt('backers') }),
});

const RecapDayType = builder.objectRef<FundRecap['days'][number]>('FundRecapDay').implement({
  fields: (t) => ({ day: t.exposeString('day'), amount: t.exposeFloat('amount') }),
});

const RecapType = builder.objectRef<FundRecap>('FundRecap').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    state: t.expose('state', { type: FundStateType }),
    mode: t.expose('mode', { type: FundModeType }),
    currency: t.expose('currency', { type: CurrencyType }),
    goal: t.exposeInt('goal'),
    raised: t.exposeFloat('raised'),
    settled: t.exposeFloat('settled', { nullable: true }),
    refunded: t.exposeFloat('refunded', { nullable: true }),
    fees: t.exposeFloat('fees', { nullable: true }),
    net: t.exposeFloat('net', { nullable: true }),
    supporterCount: t.exposeInt('supporterCount'),
    failedCount: t.exposeInt('failedCount'),
    clearsAt: t.exposeString('clearsAt', { nullable: true }),
    unthanked: t.exposeInt('unthanked'),
    tiers: t.expose('tiers', { type: [RecapTierType] }),
    days: t.expose('days', { type: [RecapDayType] }),
  }),
});

export const FundEditList = listRoot('FundEditList', EditType);
export const FundRecapResult = itemRoot('FundRecapResult', RecapType);
