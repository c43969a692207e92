import { builder, itemRoot, listRoot, namedType } from '@/backend/platform/server/builder';
import type {
  Correction,
  FundFace,
  Leader,
  Match,
  Milestone,
  Poll,
  PollOption,
  Supporter,
  Tier,
} from '@/lib/shared/fund/messages';
import {
  CORRECTION_KINDS,
  FUND_ACTIONS,
  FUND_LISTS,
  FUND_MODES,
  FUND_STATES,
} from '@/lib/shared/fund/states';
import type { FundNews, FundPage, FundSummary, OwnNotice } from '@/lib/shared/fund/views';
import type { Currency } from '@/lib/shared/money/money';
import type { PartyCreator } from '@/lib/shared/parties/messages';
import type { ShownFund } from '@/backend/funds/types';

export const FundStateType = builder.enumType('FundState', { values: FUND_STATES });
export const FundModeType = builder.enumType('FundMode', { values: FUND_MODES });
export const FundListName = builder.enumType('FundListName', { values: FUND_LISTS });
export const FundActionType = builder.enumType('FundAction', { values: FUND_ACTIONS });
const CorrectionKindType = builder.enumType('CorrectionKind', { values: CORRECTION_KINDS });
export const CurrencyType = namedType<Currency>('Currency');
const SupporterType = namedType<Supporter>('Supporter');
const CreatorType = namedType<PartyCreator>('PartyCreator');

const MilestoneType = builder.objectRef<Milestone>('FundMilestone').implement({
  description: 'A hidden one says nothing but that it is there.',
  fields: (t) => ({
    id: t.exposeID('id'),
    isHidden: t.exposeBoolean('isHidden'),
    amount: t.exposeInt('amount', { nullable: true }),
    title: t.exposeString('title', { nullable: true }),
    note: t.exposeString('note', { nullable: true }),
    reachedAt: t.exposeString('reachedAt', { nullable: true }),
  }),
});

const OptionType = builder.objectRef<PollOption>('FundPollOption').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    label: t.exposeString('label'),
    total: t.exposeFloat('total'),
  }),
});

const PollType = builder.objectRef<Poll>('FundPoll').implement({
  description: 'Each contribution counts with its amount.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    closesAt: t.exposeString('closesAt', { nullable: true }),
    isOpen: t.exposeBoolean('isOpen'),
    options: t.expose('options', { type: [OptionType] }),
  }),
});

const TierType = builder.objectRef<Tier>('FundTier').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    description: t.exposeString('description', { nullable: true }),
    price: t.exposeInt('price'),
    left: t.exposeInt('left', { nullable: true }),
    stock: t.exposeInt('stock', { nullable: true }),
    backers: t.exposeInt('backers'),
    question: t.exposeString('question', { nullable: true }),
    opensAt: t.exposeString('opensAt', { nullable: true }),
    closesAt: t.exposeString('closesAt', { nullable: true }),
    delivery: t.exposeString('delivery', { nullable: true }),
    isAvailable: t.exposeBoolean('isAvailable'),
  }),
});

const MatchType = builder.objectRef<Match>('FundMatch').implement({
  description: 'A promise, never part of the sum.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    upTo: t.exposeInt('upTo'),
    matched: t.exposeInt('matched'),
    until: t.exposeString('until'),
    isOpen: t.exposeBoolean('isOpen'),
  }),
});

const CorrectionType = builder.objectRef<Correction>('FundCorrection').implement({
  description: 'Why the sum changed otherwise; never says whose money it was.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: CorrectionKindType }),
    amount: t.exposeInt('amount'),
    at: t.exposeString('at'),
  }),
});

type Session = NonNullable<FundFace['session']>;
const SessionType = builder.objectRef<Session>('FundSession').implement({
  fields: (t) => ({
    raised: t.exposeFloat('raised'),
    since: t.exposeString('since'),
    goal: t.exposeInt('goal', { nullable: true }),
  }),
});

export const FaceType = builder.objectRef<FundFace>('FundFace').implement({
  description: 'What everyone sees and what changes while it runs. Amounts in minor units.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    summary: t.exposeString('summary', { nullable: true }),
    cover: t.exposeString('cover', { nullable: true }),
    state: t.expose('state', { type: FundStateType }),
    mode: t.expose('mode', { type: FundModeType }),
    currency: t.expose('currency', { type: CurrencyType }),
    goal: t.exposeInt('goal'),
    startsAt: t.exposeString('startsAt', { nullable: true }),
    deadlineAt: t.exposeString('deadlineAt', { nullable: true }),
    settled: t.exposeFloat('settled'),
    pending: t.exposeFloat('pending'),
    offline: t.exposeFloat('offline'),
    starting: t.exposeInt('starting'),
    raised: t.exposeFloat('raised', { description: 'What the bar fills with.' }),
    supporterCount: t.exposeInt('supporterCount'),
    pledgeCount: t.exposeInt('pledgeCount'),
    failedCount: t.exposeInt('failedCount'),
    failedAmount: t.exposeFloat('failedAmount'),
    session: t.expose('session', { type: SessionType, nullable: true }),
    reachedAt: t.exposeString('reachedAt', { nullable: true }),
    endedAt: t.exposeString('endedAt', { nullable: true }),
    cancelReason: t.exposeString('cancelReason', { nullable: true }),
    milestones: t.expose('milestones', { type: [MilestoneType] }),
    polls: t.expose('polls', { type: [PollType] }),
    tiers: t.expose('tiers', { type: [TierType] }),
    matches: t.expose('matches', { type: [MatchType] }),
    corrections: t.expose('corrections', { type: [CorrectionType] }),
    leaders: t.expose('leaders', { type: [namedType<Leader>('Leader')] }),
  }),
});

export const ShownFundType = builder.objectRef<ShownFund>('ShownFund').implement({
  description: 'A fund as its overlays show it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    seq: t.exposeInt('seq'),
    fund: t.expose('fund', { type: FaceType }),
    supporters: t.expose('supporters', { type: [SupporterType] }),
    creator: t.expose('creator', { type: CreatorType }),
  }),
});

const NewsType = builder.objectRef<FundNews>('FundNews').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    text: t.exposeString('text'),
    at: t.exposeString('at'),
  }),
});

const NoticeType = builder.objectRef<OwnNotice>('FundNotice').implement({
  description: 'An own contribution that needs its giver.',
  fields: (t) => ({
    contributionId: t.exposeID('contributionId'),
    payment: t.expose('payment', {
      type: namedType<OwnNotice['payment']>('ContributionPayment'),
    }),
    amount: t.exposeInt('amount'),
    retryAt: t.exposeString('retryAt', { nullable: true }),
  }),
});

const PageType = builder.objectRef<FundPage>('FundPage').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    creatorId: t.exposeID('creatorId'),
    seq: t.exposeInt('seq'),
    creator: t.expose('creator', { type: CreatorType }),
    fund: t.expose('fund', { type: FaceType }),
    story: t.exposeString('story', { nullable: true }),
    videoUrl: t.exposeString('videoUrl', { nullable: true }),
    min: t.exposeInt('min'),
    max: t.exposeInt('max'),
    presets: t.exposeIntList('presets'),
    anonymousAllowed: t.exposeBoolean('anonymousAllowed'),
    messagesModerated: t.exposeBoolean('messagesModerated'),
    isForSale: t.exposeBoolean('isForSale'),
    supporters: t.expose('supporters', { type: [SupporterType] }),
    supportersCursor: t.exposeString('supportersCursor', { nullable: true }),
    updates: t.expose('updates', { type: [NewsType] }),
    updatesCursor: t.exposeString('updatesCursor', { nullable: true }),
    // Another domain's enum by its name.
    right: t.field({
      type: 'HostRight' as never,
      nullable: true,
      resolve: ({ right }) => right as never,
    }),
    notices: t.expose('notices', { type: [NoticeType] }),
  }),
});

const SummaryType = builder.objectRef<FundSummary>('FundSummary').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    handle: t.exposeString('handle'),
    title: t.exposeString('title'),
    summary: t.exposeString('summary', { nullable: true }),
    cover: t.exposeString('cover', { nullable: true }),
    state: t.expose('state', { type: FundStateType }),
    mode: t.expose('mode', { type: FundModeType }),
    currency: t.expose('currency', { type: CurrencyType }),
    goal: t.exposeInt('goal'),
    raised: t.exposeFloat('raised'),
    pending: t.exposeFloat('pending'),
    supporterCount: t.exposeInt('supporterCount'),
    startsAt: t.exposeString('startsAt', { nullable: true }),
    deadlineAt: t.exposeString('deadlineAt', { nullable: true }),
    endedAt: t.exposeString('endedAt', { nullable: true }),
    toCheck: t.exposeInt('toCheck', { nullable: true, description: 'For hosts alone.' }),
    isArchived: t.exposeBoolean('isArchived'),
  }),
});

export const FundPageList = listRoot('FundPageList', PageType);
export const FundSummaryList = listRoot('FundSummaryList', SummaryType, { paged: true });
export const FundSummaryResult = itemRoot('FundSummaryResult', SummaryType);
export const FundNewsList = listRoot('FundNewsList', NewsType, { paged: true });
export const FundNewsResult = itemRoot('FundNewsResult', NewsType);
