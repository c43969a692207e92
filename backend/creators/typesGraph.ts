import { builder, itemRoot, listRoot, namedType } from '@/backend/platform/server/builder';
import type { ExtraPublic } from '@/lib/shared/creators/extraPublic';
import type { FundMode, FundState } from '@/lib/shared/fund/states';
import type { LotteryState } from '@/lib/shared/lottery/states';
import type { Currency } from '@/lib/shared/money/money';
import type { PartyState } from '@/lib/shared/parties/messages';
import type { Creator, CreatorSetup, Example, Faq } from './read';
import { examplesPage, faqsPage } from './service';

const Social = builder.objectRef<Creator['socials'][number]>('CreatorSocial').implement({
  fields: (t) => ({
    network: t.exposeString('network'),
    handle: t.exposeString('handle'),
    url: t.exposeString('url'),
  }),
});

const Verified = builder.objectRef<Creator['verified']>('CreatorVerified').implement({
  fields: (t) => ({
    email: t.exposeBoolean('email'),
    phone: t.exposeBoolean('phone'),
    payout: t.exposeBoolean('payout'),
  }),
});

const LiveParty = builder.objectRef<Creator['liveParties'][number]>('LiveParty').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    game: t.exposeString('game'),
    state: t.expose('state', { type: namedType<PartyState>('PartyState') }),
    memberCount: t.exposeInt('memberCount'),
  }),
});

const PlannedParty = builder
  .objectRef<Creator['plannedParties'][number]>('PlannedParty')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      game: t.exposeString('game'),
      opensAt: t.exposeString('opensAt'),
      minutes: t.exposeInt('minutes'),
    }),
  });

const LiveLottery = builder.objectRef<Creator['liveLotteries'][number]>('LiveLottery').implement({
  description: 'A draw whose order is not known yet.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    prizeTitle: t.exposeString('prizeTitle', { description: 'Of the first prize.' }),
    state: t.expose('state', { type: namedType<LotteryState>('LotteryState') }),
    memberCount: t.exposeInt('memberCount'),
  }),
});

const PlannedLottery = builder
  .objectRef<Creator['plannedLotteries'][number]>('PlannedLottery')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      prizeTitle: t.exposeString('prizeTitle', { description: 'Of the first prize.' }),
      opensAt: t.exposeString('opensAt'),
    }),
  });

const LiveFund = builder.objectRef<Creator['liveFunds'][number]>('LiveFund').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    state: t.expose('state', { type: namedType<FundState>('FundState') }),
    mode: t.expose('mode', { type: namedType<FundMode>('FundMode') }),
    currency: t.expose('currency', { type: namedType<Currency>('Currency') }),
    goal: t.exposeInt('goal'),
    raised: t.exposeFloat('raised'),
    supporterCount: t.exposeInt('supporterCount'),
  }),
});

const PlannedFund = builder.objectRef<Creator['plannedFunds'][number]>('PlannedFund').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    opensAt: t.exposeString('opensAt'),
  }),
});

const CreatorExample = builder.objectRef<Example>('CreatorExample').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.exposeString('kind', { description: 'VIDEO, IMAGE or LINK' }),
    title: t.exposeString('title'),
    url: t.exposeString('url', { nullable: true }),
    photo: t.exposeString('photo', { nullable: true }),
  }),
});

const CreatorFaq = builder.objectRef<Faq>('CreatorFaq').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    question: t.exposeString('question'),
    answer: t.exposeString('answer'),
  }),
});

const UserCreator = builder.objectRef<Creator>('UserCreator').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    handle: t.exposeString('handle'),
    name: t.exposeString('name'),
    extraPublic: t.expose('extraPublic', { type: namedType<ExtraPublic>('ExtraPublic') }),
    tagline: t.exposeString('tagline'),
    bio: t.exposeString('bio'),
    bannerPhoto: t.exposeString('bannerPhoto', { nullable: true }),
    socials: t.expose('socials', { type: [Social] }),
    categories: t.exposeStringList('categories'),
    verified: t.expose('verified', { type: Verified }),
    memberSince: t.exposeString('memberSince'),
    liveParties: t.expose('liveParties', { type: [LiveParty] }),
    liveLotteries: t.expose('liveLotteries', { type: [LiveLottery] }),
    plannedParties: t.expose('plannedParties', { type: [PlannedParty] }),
    plannedLotteries: t.expose('plannedLotteries', { type: [PlannedLottery] }),
    liveFunds: t.expose('liveFunds', { type: [LiveFund] }),
    plannedFunds: t.expose('plannedFunds', { type: [PlannedFund] }),
    liveParty: t.field({
      type: LiveParty,
      nullable: true,
      description: 'The first of liveParties.',
      resolve: ({ liveParties }) => liveParties[0] ?? null,
    }),
    liveLottery: t.field({
      type: LiveLottery,
      nullable: true,
      description: 'The first of liveLotteries.',
      resolve: ({ liveLotteries }) => liveLotteries[0] ?? null,
    }),
    liveFund: t.field({
      type: LiveFund,
      nullable: true,
      description: 'The first of liveFunds.',
      resolve: ({ liveFunds }) => liveFunds[0] ?? null,
    }),
    examples: t.field({
      type: [CreatorExample],
      description: 'All of them: there are twelve at most. For one creator, not for a list.',
      resolve: async ({ handle }, _args, context) =>
        (await examplesPage(context, { handle })).items,
    }),
    faqs: t.field({
      type: [CreatorFaq],
      description: 'All of them: there are twenty at most. For one creator, not for a list.',
      resolve: async ({ id }, _args, context) => (await faqsPage(context, { creatorId: id })).items,
    }),
  }),
});

const Setup = builder.objectRef<CreatorSetup>('CreatorSetup').implement({
  description: 'What a creator sets up, for that creator alone.',
  fields: (t) => ({
    id: t.exposeID('id'),
    handle: t.exposeString('handle'),
    name: t.exposeString('name'),
    version: t.exposeInt('version', { description: 'The one a save has to name.' }),
    extraPublic: t.expose('extraPublic', { type: namedType<ExtraPublic>('ExtraPublic') }),
    tagline: t.exposeString('tagline'),
    bio: t.exposeString('bio'),
    bannerPhoto: t.exposeString('bannerPhoto', { nullable: true }),
    socials: t.expose('socials', { type: [Social] }),
    categories: t.exposeStringList('categories'),
    examples: t.expose('examples', { type: [CreatorExample] }),
    faqs: t.expose('faqs', { type: [CreatorFaq] }),
  }),
});

const CategoryCount = builder.objectRef<{ key: string; count: number }>('CategoryCount').implement({
  fields: (t) => ({ key: t.exposeString('key'), count: t.exposeInt('count') }),
});

export const UserCreatorList = listRoot('UserCreatorList', UserCreator);
export const UserCreatorPage = listRoot('UserCreatorPage', UserCreator, { paged: true });
export const CreatorExampleList = listRoot('CreatorExampleList', CreatorExample, { paged: true });
export const CreatorFaqList = listRoot('CreatorFaqList', CreatorFaq, { paged: true });
export const CreatorSetupList = listRoot('CreatorSetupList', Setup);
export const CreatorSetupResult = itemRoot('CreatorSetupResult', Setup);
export const CategoryCountList = listRoot('CategoryCountList', CategoryCount);

export const SocialInput = builder.inputType('CreatorSocialInput', {
  fields: (t) => ({ network: t.string(), handle: t.string() }),
});

export const ExampleInput = builder.inputType('CreatorExampleInput', {
  fields: (t) => ({
    kind: t.string(),
    title: t.string(),
    url: t.string({ required: false }),
    photo: t.string({ required: false }),
  }),
});

export const FaqInput = builder.inputType('CreatorFaqInput', {
  fields: (t) => ({ question: t.string(), answer: t.string() }),
});
