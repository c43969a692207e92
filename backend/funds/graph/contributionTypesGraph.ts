import { builder, itemRoot, listRoot, namedType } from '@/backend/platform/server/builder';
import type { Leader, Supporter } from '@/lib/shared/fund/messages';
import {
  CONTRIBUTION_LISTS,
  CONTRIBUTION_MESSAGES,
  CONTRIBUTION_PAYMENTS,
  CONTRIBUTION_SHOWS,
  LEADERBOARD_PERIODS,
  VERDICTS,
  VISIBILITIES,
} from '@/lib/shared/fund/states';
import type {
  HostContribution,
  OwnContribution,
  StartedContribution,
} from '@/lib/shared/fund/views';

const PaymentStateType = builder.enumType('ContributionPayment', { values: CONTRIBUTION_PAYMENTS });
const MessageStateType = builder.enumType('ContributionMessage', { values: CONTRIBUTION_MESSAGES });
const ShowType = builder.enumType('ContributionShow', { values: CONTRIBUTION_SHOWS });
/** What others see of a contribution. */
export const VisibilityType = builder.enumType('Visibility', { values: VISIBILITIES });
/** What a host decides of a message. */
export const VerdictType = builder.enumType('Verdict', { values: VERDICTS });
/** The host's lists of contributions. */
export const ContributionListType = builder.enumType('ContributionListName', {
  values: CONTRIBUTION_LISTS,
});
/** Over what time supporters are ranked. */
export const PeriodType = builder.enumType('LeaderboardPeriod', { values: LEADERBOARD_PERIODS });

// Of the fund and the domains below, by name.
const StateType = namedType<OwnContribution['fundState']>('FundState');
const ModeType = namedType<OwnContribution['mode']>('FundMode');
const FailureType = namedType<NonNullable<OwnContribution['failure']>>('PaymentFailure');
const CurrencyType = namedType<OwnContribution['currency']>('Currency');

const SupporterType = builder.objectRef<Supporter>('Supporter').implement({
  description: 'A contribution as everybody sees it; without a name it is "Somebody".',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { nullable: true }),
    handle: t.exposeString('handle', { nullable: true }),
    profilePhoto: t.exposeString('profilePhoto', { nullable: true }),
    amount: t.exposeInt('amount', { nullable: true }),
    tier: t.exposeString('tier', { nullable: true }),
    message: t.exposeString('message', { nullable: true }),
    at: t.exposeString('at'),
  }),
});

const LeaderType = builder.objectRef<Leader>('Leader').implement({
  description: 'A supporter in the ranking, by the sum of what they show.',
  fields: (t) => ({
    name: t.exposeString('name'),
    handle: t.exposeString('handle', { nullable: true }),
    profilePhoto: t.exposeString('profilePhoto', { nullable: true }),
    total: t.exposeFloat('total'),
  }),
});

const GivenCreatorType = builder
  .objectRef<OwnContribution['creator']>('ContributionCreator')
  .implement({
    fields: (t) => ({
      handle: t.exposeString('handle'),
      name: t.exposeString('name'),
      profilePhoto: t.exposeString('profilePhoto', { nullable: true }),
    }),
  });

const ChosenTierType = builder
  .objectRef<NonNullable<OwnContribution['tier']>>('ContributionTier')
  .implement({
    fields: (t) => ({
      title: t.exposeString('title'),
      delivery: t.exposeString('delivery', { nullable: true }),
      answer: t.exposeString('answer', { nullable: true }),
    }),
  });

const OwnContributionType = builder.objectRef<OwnContribution>('OwnContribution').implement({
  description: 'A contribution as its giver sees it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    fundId: t.exposeID('fundId'),
    fundTitle: t.exposeString('fundTitle'),
    fundState: t.field({ type: StateType, resolve: ({ fundState }) => fundState }),
    mode: t.field({ type: ModeType, resolve: ({ mode }) => mode }),
    goal: t.exposeInt('goal'),
    deadlineAt: t.exposeString('deadlineAt', { nullable: true }),
    creator: t.expose('creator', { type: GivenCreatorType }),
    amount: t.exposeInt('amount'),
    currency: t.field({ type: CurrencyType, resolve: ({ currency }) => currency }),
    refunded: t.exposeInt('refunded'),
    payment: t.expose('payment', { type: PaymentStateType }),
    message: t.exposeString('message', { nullable: true }),
    messageState: t.expose('messageState', { type: MessageStateType }),
    visibility: t.expose('visibility', { type: VisibilityType }),
    alias: t.exposeString('alias', { nullable: true }),
    shownAs: t.exposeString('shownAs', { nullable: true }),
    anonymousAllowed: t.exposeBoolean('anonymousAllowed'),
    tier: t.expose('tier', { type: ChosenTierType, nullable: true }),
    pollOption: t.exposeString('pollOption', { nullable: true }),
    thanks: t.exposeString('thanks', { nullable: true }),
    raised: t.exposeFloat('raised'),
    paymentId: t.exposeID('paymentId', { nullable: true }),
    heldUntil: t.exposeString('heldUntil', { nullable: true }),
    retryAt: t.exposeString('retryAt', { nullable: true }),
    failure: t.field({ type: FailureType, nullable: true, resolve: ({ failure }) => failure }),
    cardLast4: t.exposeString('cardLast4', { nullable: true }),
    isMine: t.exposeBoolean('isMine'),
    createdAt: t.exposeString('createdAt'),
  }),
});

const StartedContributionType = builder
  .objectRef<StartedContribution>('StartedContribution')
  .implement({
    description: 'A contribution and the page of Stripe on which it is paid.',
    fields: (t) => ({
      contributionId: t.exposeID('contributionId'),
      token: t.exposeString('token', { nullable: true }),
      url: t.exposeString('url'),
      expiresAt: t.exposeString('expiresAt'),
    }),
  });

const HostContributionType = builder.objectRef<HostContribution>('HostContribution').implement({
  description: 'A contribution as hosts see it; without amounts for those who may not see them.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { nullable: true }),
    handle: t.exposeString('handle', { nullable: true }),
    profilePhoto: t.exposeString('profilePhoto', { nullable: true }),
    visibility: t.expose('visibility', { type: VisibilityType }),
    amount: t.exposeInt('amount', { nullable: true }),
    refunded: t.exposeInt('refunded', { nullable: true }),
    tier: t.exposeString('tier', { nullable: true }),
    tierAnswer: t.exposeString('tierAnswer', { nullable: true }),
    pollOption: t.exposeString('pollOption', { nullable: true }),
    message: t.exposeString('message', { nullable: true }),
    messageState: t.expose('messageState', { type: MessageStateType }),
    linksRemoved: t.exposeInt('linksRemoved'),
    show: t.expose('show', { type: ShowType }),
    payment: t.expose('payment', { type: PaymentStateType }),
    isTest: t.exposeBoolean('isTest'),
    isThanked: t.exposeBoolean('isThanked'),
    isRefundable: t.exposeBoolean('isRefundable'),
    at: t.exposeString('at'),
  }),
});

export const SupporterList = listRoot('SupporterList', SupporterType, { paged: true });
export const LeaderList = listRoot('LeaderList', LeaderType);
export const OwnContributionResult = itemRoot('OwnContributionResult', OwnContributionType);
export const OwnContributionList = listRoot('OwnContributionList', OwnContributionType, {
  paged: true,
});
export const StartedContributionResult = itemRoot(
  'StartedContributionResult',
  StartedContributionType,
);
export const HostContributionResult = itemRoot('HostContributionResult', HostContributionType);
export const HostContributionList = listRoot('HostContributionList', HostContributionType, {
  paged: true,
});
