import type { CurrentUser } from '@/backend/accounts/service';
import {
  answerItem,
  answerList,
  builder,
  itemRoot,
  listRoot,
  namedType,
} from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { CURRENCIES } from '@/lib/shared/money/money';
import {
  ACCOUNT_STATES,
  BANK_PAYOUT_STATES,
  chooseCountryPayload,
  LINE_CAUSES,
  LINE_STATES,
  payoutLinesPayload,
  retryPayoutPayload,
  type AmountAt,
  type BankPayout,
  type EarningsWeek,
  type FailedPayout,
  type PayoutAccount,
  type PayoutCountry,
  type PayoutLine,
  type PayoutOverview,
} from '@/lib/shared/payouts/payouts';
import {
  chooseCountry,
  connectPayouts,
  openStripeDashboard,
  payoutExport,
  payoutLines,
  payoutOverview,
  payoutStanding,
  retryPayout,
} from './service';

const CurrencyType = builder.enumType('Currency', { values: CURRENCIES });
const FeeKindType = builder.enumType('FeeKind', {
  values: ['EXPERIENCE', 'CONTRIBUTION'] as const,
});
const AccountStateType = builder.enumType('PayoutAccountState', { values: ACCOUNT_STATES });
const LineStateType = builder.enumType('PayoutLineState', { values: LINE_STATES });
const LineCauseType = builder.enumType('PayoutLineCause', { values: LINE_CAUSES });
const BankPayoutStateType = builder.enumType('BankPayoutState', { values: BANK_PAYOUT_STATES });

const CountryType = builder.objectRef<PayoutCountry>('PayoutCountry').implement({
  fields: (t) => ({
    country: t.exposeString('country'),
    currencies: t.expose('currencies', { type: [CurrencyType] }),
  }),
});

const AccountType = builder.objectRef<PayoutAccount>('PayoutAccount').implement({
  description: 'The caller’s account at Stripe.',
  fields: (t) => ({
    state: t.expose('state', { type: AccountStateType }),
    country: t.exposeString('country', { nullable: true }),
    currency: t.expose('currency', { type: CurrencyType, nullable: true }),
    bankLast4: t.exposeString('bankLast4', { nullable: true }),
    due: t.exposeStringList('due'),
    mayChangeCurrency: t.exposeBoolean('mayChangeCurrency'),
    countries: t.expose('countries', { type: [CountryType] }),
  }),
});

const AmountAtType = builder.objectRef<AmountAt>('AmountAt').implement({
  fields: (t) => ({ amount: t.exposeInt('amount'), at: t.exposeString('at') }),
});

const ClearingType = builder.objectRef<PayoutOverview['clearing']>('PayoutClearing').implement({
  fields: (t) => ({
    amount: t.exposeInt('amount'),
    next: t.expose('next', { type: AmountAtType, nullable: true }),
  }),
});

const AvailableType = builder.objectRef<PayoutOverview['available']>('PayoutAvailable').implement({
  fields: (t) => ({
    amount: t.exposeInt('amount'),
    goesOutAt: t.exposeString('goesOutAt', { nullable: true }),
  }),
});

const FailedType = builder.objectRef<FailedPayout>('FailedPayout').implement({
  fields: (t) => ({
    payoutID: t.exposeID('payoutID'),
    amount: t.exposeInt('amount'),
    code: t.exposeString('code'),
  }),
});

const OnItsWayType = builder.objectRef<PayoutOverview['onItsWay']>('PayoutOnItsWay').implement({
  fields: (t) => ({
    amount: t.exposeInt('amount'),
    arrivesAt: t.exposeString('arrivesAt', { nullable: true }),
    failed: t.expose('failed', { type: FailedType, nullable: true }),
  }),
});

const NegativeType = builder
  .objectRef<NonNullable<PayoutOverview['negative']>>('PayoutNegative')
  .implement({
    fields: (t) => ({ clears: t.expose('clears', { type: AmountAtType, nullable: true }) }),
  });

const WeekType = builder.objectRef<EarningsWeek>('EarningsWeek').implement({
  fields: (t) => ({
    start: t.exposeString('start'),
    contributions: t.exposeInt('contributions'),
    experiences: t.exposeInt('experiences'),
  }),
});

const BankPayoutType = builder.objectRef<BankPayout>('BankPayout').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.exposeString('at'),
    amount: t.exposeInt('amount'),
    state: t.expose('state', { type: BankPayoutStateType }),
    bankLast4: t.exposeString('bankLast4', { nullable: true }),
  }),
});

const OverviewType = builder.objectRef<PayoutOverview>('PayoutOverview').implement({
  description: 'Where the caller’s money is, in minor units.',
  fields: (t) => ({
    account: t.expose('account', { type: AccountType }),
    currency: t.expose('currency', { type: CurrencyType, nullable: true }),
    clearing: t.expose('clearing', { type: ClearingType }),
    available: t.expose('available', { type: AvailableType }),
    onItsWay: t.expose('onItsWay', { type: OnItsWayType }),
    negative: t.expose('negative', { type: NegativeType, nullable: true }),
    weeks: t.expose('weeks', { type: [WeekType] }),
    payouts: t.expose('payouts', { type: [BankPayoutType] }),
  }),
});

const LineType = builder.objectRef<PayoutLine>('PayoutLine').implement({
  description: 'One cause that moved the caller’s money.',
  fields: (t) => ({
    id: t.exposeID('id'),
    what: t.expose('what', { type: LineCauseType }),
    kind: t.expose('kind', { type: FeeKindType }),
    title: t.exposeString('title'),
    fromName: t.exposeString('fromName', { nullable: true }),
    href: t.exposeString('href', { nullable: true }),
    at: t.exposeString('at'),
    gross: t.exposeInt('gross'),
    fee: t.exposeInt('fee'),
    net: t.exposeInt('net'),
    currency: t.expose('currency', { type: CurrencyType }),
    state: t.expose('state', { type: LineStateType }),
    stateAt: t.exposeString('stateAt', { nullable: true }),
  }),
});

const StripeLinks = builder
  .objectRef<{ stripeOnboardUrl?: string; stripeDashboard?: string }>('StripeLinks')
  .implement({
    fields: (t) => ({
      stripeOnboardUrl: t.string({ nullable: true, resolve: (links) => links.stripeOnboardUrl }),
      stripeDashboard: t.string({ nullable: true, resolve: (links) => links.stripeDashboard }),
    }),
  });

const AccountResult = itemRoot('PayoutAccountResult', AccountType);
const OverviewResult = itemRoot('PayoutOverviewResult', OverviewType);
const BankPayoutResult = itemRoot('BankPayoutResult', BankPayoutType);
const StripeLinksResult = itemRoot('StripeLinksResult', StripeLinks);
const LineList = listRoot('PayoutLineList', LineType, { paged: true });

builder.queryFields((t) => {
  const args = {
    state: t.arg({ type: LineStateType, required: false }),
    cursor: t.arg.string({ required: false }),
  };
  return {
    payoutOverview: t.field({
      type: OverviewResult,
      resolve: (_root, _args, context) => answerItem(() => payoutOverview(context)),
    }),
    payoutLines: t.field({
      type: LineList,
      args,
      resolve: (_root, input, context) =>
        answerList(() => payoutLines(context, parsePayload(payoutLinesPayload, input))),
    }),
    payoutExport: t.field({
      type: LineList,
      description: 'payoutLines in longer pages',
      args,
      resolve: (_root, input, context) =>
        answerList(() => payoutExport(context, parsePayload(payoutLinesPayload, input))),
    }),
  };
});

builder.objectField(namedType<CurrentUser>('CurrentUser'), 'payoutAccount', (t) =>
  t.string({
    description: 'CLOSED: nothing can be sold here; MISSING, INCOMPLETE or READY',
    resolve: ({ id }, _args, context) => payoutStanding(context, id),
  }),
);

builder.mutationFields((t) => ({
  connectPayouts: t.field({
    type: StripeLinksResult,
    resolve: (_root, _args, context) => answerItem(() => connectPayouts(context)),
  }),
  openStripeDashboard: t.field({
    type: StripeLinksResult,
    resolve: (_root, _args, context) => answerItem(() => openStripeDashboard(context)),
  }),
  choosePayoutCountry: t.field({
    type: AccountResult,
    args: { country: t.arg.string(), currency: t.arg({ type: CurrencyType }) },
    resolve: (_root, args, context) =>
      answerItem(() => chooseCountry(context, parsePayload(chooseCountryPayload, args))),
  }),
  retryPayout: t.field({
    type: BankPayoutResult,
    args: { payoutID: t.arg.id(), requestKey: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => retryPayout(context, parsePayload(retryPayoutPayload, args))),
  }),
}));
