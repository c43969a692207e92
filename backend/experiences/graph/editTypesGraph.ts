import { builder, itemRoot, listRoot } from '@/backend/platform/server/builder';
import {
  PUBLISH_GAPS,
  SERVICE_ACTIONS,
  SERVICE_LANGUAGES,
  SERVICE_SORTS,
  SERVICE_TEMPLATES,
} from '@/lib/shared/experiences/kinds';
import type { SearchFilters, ServiceSettings } from '@/lib/shared/experiences/service';
import type { ServiceEdit, TierEdit } from '@/lib/shared/experiences/views';
import {
  BookingModeType,
  CancelPolicyType,
  CategoryType,
  CurrencyType,
  FaqType,
  IntakeKindType,
  IntakeTimeType,
  ServiceKindType,
  ServicePlaceType,
  ServiceStateType,
} from './typesGraph';

export const ServiceActionType = builder.enumType('ServiceAction', { values: SERVICE_ACTIONS });
export const TemplateType = builder.enumType('ServiceTemplate', { values: SERVICE_TEMPLATES });
const LanguageType = builder.enumType('ServiceLanguage', { values: SERVICE_LANGUAGES });
const GapType = builder.enumType('PublishGap', { values: PUBLISH_GAPS });
const SortType = builder.enumType('ServiceSort', { values: SERVICE_SORTS });

type TierSetting = ServiceSettings['tiers'][number];
const TierSettingType = builder.objectRef<TierSetting>('ServiceTierSettings').implement({
  fields: (t) => ({
    id: t.exposeID('id', { nullable: true }),
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
    stock: t.exposeInt('stock', { nullable: true }),
    link: t.exposeString('link', { nullable: true }),
  }),
});

type QuestionSetting = ServiceSettings['questions'][number];
const QuestionSettingType = builder
  .objectRef<QuestionSetting>('ServiceQuestionSettings')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id', { nullable: true }),
      text: t.exposeString('text'),
      kind: t.expose('kind', { type: IntakeKindType }),
      isRequired: t.exposeBoolean('isRequired'),
      choices: t.exposeStringList('choices'),
      when: t.expose('when', { type: IntakeTimeType }),
    }),
  });

const SettingsType = builder.objectRef<ServiceSettings>('ServiceSettings').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    summary: t.exposeString('summary', { nullable: true }),
    description: t.exposeString('description', { nullable: true }),
    category: t.expose('category', { type: CategoryType }),
    kind: t.expose('kind', { type: ServiceKindType }),
    language: t.expose('language', { type: LanguageType }),
    tags: t.exposeStringList('tags'),
    images: t.exposeStringList('images'),
    bookingMode: t.expose('bookingMode', { type: BookingModeType }),
    place: t.expose('place', { type: ServicePlaceType }),
    cancelPolicy: t.expose('cancelPolicy', { type: CancelPolicyType }),
    currency: t.expose('currency', { type: CurrencyType }),
    tiers: t.expose('tiers', { type: [TierSettingType] }),
    questions: t.expose('questions', { type: [QuestionSettingType] }),
    faqs: t.expose('faqs', { type: [FaqType] }),
  }),
});

type TierFile = TierEdit['files'][number];
const TierFileType = builder.objectRef<TierFile>('ServiceTierFile').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    bytes: t.exposeInt('bytes'),
  }),
});

const TierEditType = builder.objectRef<TierEdit>('ServiceTierEdit').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    isSold: t.exposeBoolean('isSold'),
    orders: t.exposeInt('orders'),
    files: t.expose('files', { type: [TierFileType] }),
  }),
});

const EditType = builder.objectRef<ServiceEdit>('ServiceEdit').implement({
  description: 'A service for the creator who offers it, and nobody else.',
  fields: (t) => ({
    id: t.exposeID('id'),
    handle: t.exposeString('handle'),
    version: t.exposeInt('version', { description: 'The one a save has to name.' }),
    state: t.expose('state', { type: ServiceStateType }),
    settings: t.expose('settings', { type: SettingsType }),
    tiers: t.expose('tiers', { type: [TierEditType], description: 'Beside settings.tiers.' }),
    questionIds: t.exposeStringList('questionIds'),
    isCurrencyFixed: t.exposeBoolean('isCurrencyFixed'),
    gaps: t.expose('gaps', { type: [GapType], description: 'What it lacks to be published.' }),
  }),
});

export const EditList = listRoot('ServiceEditList', EditType);
export const EditResult = itemRoot('ServiceEditResult', EditType);

const TierInput = builder.inputRef<TierSetting>('ServiceTierInput').implement({
  fields: (t) => ({
    id: t.id({ required: false }),
    name: t.string(),
    price: t.int(),
    included: t.stringList(),
    minutes: t.int({ required: false }),
    days: t.int({ required: false }),
    revisions: t.int(),
    seats: t.int(),
    hasDeposit: t.boolean(),
    sessions: t.int(),
    useDays: t.int(),
    stock: t.int({ required: false }),
    link: t.string({ required: false }),
  }),
});

const QuestionInput = builder.inputRef<QuestionSetting>('ServiceQuestionInput').implement({
  fields: (t) => ({
    id: t.id({ required: false }),
    text: t.string(),
    kind: t.field({ type: IntakeKindType }),
    isRequired: t.boolean(),
    choices: t.stringList(),
    when: t.field({ type: IntakeTimeType }),
  }),
});

const FaqInput = builder
  .inputRef<ServiceSettings['faqs'][number]>('ServiceFaqInput')
  .implement({ fields: (t) => ({ question: t.string(), answer: t.string() }) });

/** Everything a creator sets of a service. */
export const SettingsInput = builder.inputRef<ServiceSettings>('ServiceSettingsInput').implement({
  fields: (t) => ({
    title: t.string(),
    summary: t.string({ required: false }),
    description: t.string({ required: false }),
    category: t.field({ type: CategoryType }),
    kind: t.field({ type: ServiceKindType }),
    language: t.field({ type: LanguageType }),
    tags: t.stringList(),
    images: t.stringList(),
    bookingMode: t.field({ type: BookingModeType }),
    place: t.field({ type: ServicePlaceType }),
    cancelPolicy: t.field({ type: CancelPolicyType }),
    currency: t.field({ type: CurrencyType as never }),
    tiers: t.field({ type: [TierInput] }),
    questions: t.field({ type: [QuestionInput] }),
    faqs: t.field({ type: [FaqInput] }),
  }),
});

/** What narrows and sorts a search. */
export const FiltersInput = builder.inputRef<SearchFilters>('ServiceFiltersInput').implement({
  fields: (t) => ({
    text: t.string(),
    category: t.field({ type: CategoryType, required: false }),
    kind: t.field({ type: ServiceKindType, required: false }),
    language: t.field({ type: LanguageType, required: false }),
    priceFrom: t.int({ required: false }),
    priceTo: t.int({ required: false }),
    freeWithinDays: t.int({ required: false }),
    ratingFrom: t.int({ required: false }),
    sort: t.field({ type: SortType }),
  }),
});
