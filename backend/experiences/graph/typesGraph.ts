import {
  builder,
  itemRoot,
  listRoot,
  namedType,
  type FieldsOf,
} from '@/backend/platform/server/builder';
import { CATEGORIES } from '@/lib/shared/creators/categories';
import {
  BOOKING_MODES,
  CANCEL_POLICIES,
  INTAKE_KINDS,
  INTAKE_TIMES,
  PUBLIC_QUESTION_STATES,
  SERVICE_KINDS,
  SERVICE_PLACES,
  SERVICE_STATES,
} from '@/lib/shared/experiences/kinds';
import type {
  CheckoutService,
  FoundServices,
  IntakeQuestion,
  OwnService,
  PublicQuestion,
  ServiceCard,
  ServicePage,
  ServiceQuestion,
  TierView,
  WaitingQuestion,
} from '@/lib/shared/experiences/views';
import type { Currency } from '@/lib/shared/money/money';
import type { PartyCreator } from '@/lib/shared/parties/messages';

export const CategoryType = builder.enumType('Category', { values: CATEGORIES });
export const ServiceKindType = builder.enumType('ServiceKind', { values: SERVICE_KINDS });
export const ServiceStateType = builder.enumType('ServiceState', { values: SERVICE_STATES });
export const BookingModeType = builder.enumType('BookingMode', { values: BOOKING_MODES });
export const ServicePlaceType = builder.enumType('ServicePlace', { values: SERVICE_PLACES });
export const CancelPolicyType = builder.enumType('CancelPolicy', { values: CANCEL_POLICIES });
export const IntakeKindType = builder.enumType('IntakeKind', { values: INTAKE_KINDS });
export const IntakeTimeType = builder.enumType('IntakeTime', { values: INTAKE_TIMES });
const QuestionStateType = builder.enumType('PublicQuestionState', {
  values: PUBLIC_QUESTION_STATES,
});
export const CurrencyType = namedType<Currency>('Currency');

const cardFields = (t: FieldsOf<ServiceCard>) => ({
  id: t.exposeID('id'),
  creatorId: t.exposeID('creatorId'),
  handle: t.exposeString('handle'),
  creatorName: t.exposeString('creatorName'),
  creatorPhoto: t.exposeString('creatorPhoto', { nullable: true }),
  isCreatorLive: t.exposeBoolean('isCreatorLive'),
  title: t.exposeString('title'),
  summary: t.exposeString('summary', { nullable: true }),
  image: t.exposeString('image', { nullable: true }),
  category: t.expose('category', { type: CategoryType }),
  kind: t.expose('kind', { type: ServiceKindType }),
  state: t.expose('state', { type: ServiceStateType }),
  language: t.exposeString('language'),
  priceFrom: t.exposeInt('priceFrom'),
  currency: t.expose('currency', { type: CurrencyType }),
  rating: t.exposeInt('rating', { nullable: true, description: 'In tenths of a star.' }),
  ratingCount: t.exposeInt('ratingCount'),
  nextFreeAt: t.exposeString('nextFreeAt', { nullable: true }),
  days: t.exposeInt('days', { nullable: true }),
});

const CardType = builder.objectRef<ServiceCard>('ServiceCard').implement({
  description: 'A service in lists. Money in minor units.',
  fields: cardFields,
});

const OwnServiceType = builder.objectRef<OwnService>('OwnService').implement({
  fields: (t) => ({
    ...cardFields(t),
    orderCount: t.exposeInt('orderCount'),
    favoriteCount: t.exposeInt('favoriteCount'),
    openQuestions: t.exposeInt('openQuestions'),
  }),
});

const TierType = builder.objectRef<TierView>('ServiceTier').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    price: t.exposeInt('price'),
    included: t.exposeStringList('included'),
    minutes: t.exposeInt('minutes', { nullable: true }),
    days: t.exposeInt('days', { nullable: true }),
    revisions: t.exposeInt('revisions'),
    seats: t.exposeInt('seats'),
    hasDeposit: t.exposeBoolean('hasDeposit'),
    sessions: t.exposeInt('sessions'),
    useDays: t.exposeInt('useDays'),
    stockLeft: t.exposeInt('stockLeft', { nullable: true, description: 'Null: without limit.' }),
    nextFreeAt: t.exposeString('nextFreeAt', { nullable: true }),
    isMostBooked: t.exposeBoolean('isMostBooked'),
  }),
});

const IntakeType = builder.objectRef<IntakeQuestion>('IntakeQuestion').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    text: t.exposeString('text'),
    kind: t.expose('kind', { type: IntakeKindType }),
    isRequired: t.exposeBoolean('isRequired'),
    choices: t.exposeStringList('choices'),
    when: t.expose('when', { type: IntakeTimeType }),
  }),
});

const askedFields = (t: FieldsOf<PublicQuestion>) => ({
  id: t.exposeID('id'),
  serviceId: t.exposeID('serviceId'),
  text: t.exposeString('text'),
  answer: t.exposeString('answer', { nullable: true }),
  state: t.expose('state', { type: QuestionStateType }),
  askedAt: t.exposeString('askedAt'),
  answeredAt: t.exposeString('answeredAt', { nullable: true }),
  isMine: t.exposeBoolean('isMine'),
});

const AskedType = builder.objectRef<PublicQuestion>('PublicQuestion').implement({
  description: 'What a fan asked; never says who.',
  fields: askedFields,
});

const WaitingType = builder.objectRef<WaitingQuestion>('WaitingQuestion').implement({
  fields: (t) => ({
    ...askedFields(t),
    title: t.exposeString('title'),
    handle: t.exposeString('handle'),
  }),
});

const QuestionType = builder.objectRef<ServiceQuestion>('ServiceQuestion').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    intake: t.expose('intake', { type: IntakeType, nullable: true }),
    asked: t.expose('asked', { type: AskedType, nullable: true }),
  }),
});

type Faq = ServicePage['faqs'][number];
export const FaqType = builder.objectRef<Faq>('ServiceFaq').implement({
  fields: (t) => ({ question: t.exposeString('question'), answer: t.exposeString('answer') }),
});

const PageType = builder.objectRef<ServicePage>('ServicePage').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    creator: t.expose('creator', { type: namedType<PartyCreator>('PartyCreator') }),
    isCreatorLive: t.exposeBoolean('isCreatorLive'),
    title: t.exposeString('title'),
    summary: t.exposeString('summary', { nullable: true }),
    description: t.exposeString('description', { nullable: true }),
    category: t.expose('category', { type: CategoryType }),
    kind: t.expose('kind', { type: ServiceKindType }),
    state: t.expose('state', { type: ServiceStateType }),
    language: t.exposeString('language'),
    tags: t.exposeStringList('tags'),
    images: t.exposeStringList('images'),
    bookingMode: t.expose('bookingMode', { type: BookingModeType }),
    place: t.expose('place', { type: ServicePlaceType }),
    cancelPolicy: t.expose('cancelPolicy', { type: CancelPolicyType }),
    currency: t.expose('currency', { type: CurrencyType }),
    tiers: t.expose('tiers', { type: [TierType] }),
    faqs: t.expose('faqs', { type: [FaqType] }),
    rating: t.exposeInt('rating', { nullable: true, description: 'In tenths of a star.' }),
    ratingCount: t.exposeInt('ratingCount'),
    stars: t.exposeIntList('stars'),
    favoriteCount: t.exposeInt('favoriteCount'),
    orderCount: t.exposeInt('orderCount'),
    noticeMinutes: t.exposeInt('noticeMinutes', { nullable: true }),
    isFavorite: t.exposeBoolean('isFavorite'),
    isTold: t.exposeBoolean('isTold'),
    isOwn: t.exposeBoolean('isOwn'),
    isForSale: t.exposeBoolean('isForSale'),
  }),
});

type AnswerBefore = CheckoutService['answersBefore'][number];
const AnswerBeforeType = builder.objectRef<AnswerBefore>('IntakeAnswerBefore').implement({
  fields: (t) => ({ questionId: t.exposeID('questionId'), value: t.exposeString('value') }),
});

const CheckoutType = builder.objectRef<CheckoutService>('CheckoutService').implement({
  fields: (t) => ({
    service: t.expose('service', { type: PageType }),
    tier: t.expose('tier', { type: TierType }),
    questions: t.expose('questions', { type: [IntakeType] }),
    answersBefore: t.expose('answersBefore', { type: [AnswerBeforeType] }),
    total: t.exposeInt('total', { description: 'What the buyer pays, and nothing more.' }),
  }),
});

type Without = FoundServices['without'][number];
const WithoutType = builder.objectRef<Without>('FoundWithout').implement({
  fields: (t) => ({ filter: t.exposeString('filter'), count: t.exposeInt('count') }),
});

const FoundType = builder.objectRef<FoundServices>('FoundServices').implement({
  fields: (t) => ({
    correctedTo: t.exposeString('correctedTo', { nullable: true }),
    ignored: t.exposeStringList('ignored'),
    count: t.exposeInt('count'),
    isCountCut: t.exposeBoolean('isCountCut'),
    without: t.expose('without', { type: [WithoutType] }),
    cards: t.expose('cards', { type: [CardType] }),
  }),
});

export const ServicePageList = listRoot('ServicePageList', PageType);
export const CheckoutList = listRoot('CheckoutServiceList', CheckoutType);
export const CardList = listRoot('ServiceCardList', CardType, { paged: true });
export const OwnServiceList = listRoot('OwnServiceList', OwnServiceType, { paged: true });
export const FoundList = listRoot('FoundServicesList', FoundType, { paged: true });
export const QuestionList = listRoot('ServiceQuestionList', QuestionType, { paged: true });
export const WaitingList = listRoot('WaitingQuestionList', WaitingType, { paged: true });
export const AskedResult = itemRoot('PublicQuestionResult', AskedType);
