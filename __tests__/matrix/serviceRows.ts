import { creators, members, nobodys, ownerOnly, type Ids, type Outcomes, type Row } from './row';

const never = '00000000-0000-7000-8000-000000000000';
const requestKey = () => crypto.randomUUID();
const byId = ({ serviceId }: Ids) => ({ serviceId });
const gone = 'service.not_found';
/** The service is a draft: nobody's but its owner's. */
const draft: Outcomes = { owner: 1, others: gone };
const missing: Outcomes = { others: gone };

const card =
  'category creatorId creatorName creatorPhoto currency days handle id image isCreatorLive kind language nextFreeAt priceFrom rating ratingCount state summary title';
const edit = 'gaps handle id isCurrencyFixed questionIds settings state tiers version';

const settings = {
  ...{ title: 'Other', summary: null, description: null, category: 'talk', kind: 'SESSION' },
  ...{ language: 'en', tags: [], images: [], bookingMode: 'INSTANT', place: 'VOICE' },
  ...{ cancelPolicy: 'STANDARD', currency: 'EUR', tiers: [], questions: [], faqs: [] },
};
const filters = {
  ...{ text: '', category: null, kind: null, language: null, priceFrom: null, priceTo: null },
  ...{ freeWithinDays: null, ratingFrom: null, sort: 'FIT' },
};

/** Rows of the access table: services as everyone and their creators see them. */
export const serviceRows: Row[] = [
  {
    path: 'service-query',
    payload: byId,
    fields:
      'bookingMode cancelPolicy category creator currency description faqs favoriteCount id images isCreatorLive isFavorite isForSale isOwn isTold kind language noticeMinutes orderCount place rating ratingCount stars state summary tags tiers title',
    own: draft,
    missing,
  },
  {
    path: 'checkout-service',
    payload: (id) => ({ ...byId(id), serviceTierId: never }),
    own: { others: gone },
    missing,
  },
  {
    path: 'user-services-query',
    payload: ({ handle }) => ({ handle }),
    fields: card,
    own: { owner: 1, others: 0 },
    missing: { others: 0 },
  },
  {
    path: 'services/search/',
    payload: () => ({ filters, exactly: false }),
    fields: 'cards correctedTo count ignored isCountCut without',
    own: { others: 1 },
  },
  {
    path: 'get-service-questions',
    payload: byId,
    own: { owner: 0, others: gone },
    missing,
  },
  { path: 'get-service-edit', payload: byId, fields: edit, own: ownerOnly(1), missing: nobodys },
  {
    path: 'services/my-services/',
    payload: () => ({ isArchived: false }),
    fields: [...card.split(' '), 'favoriteCount', 'openQuestions', 'orderCount']
      .toSorted((one, other) => (one < other ? -1 : 1))
      .join(' '),
    own: { ...creators(0), owner: 1 },
  },
  {
    path: 'services/create-service/',
    payload: () => ({ template: 'BLANK', kind: 'DELIVERY', requestKey: requestKey() }),
    fields: edit,
    own: creators(1),
  },
  {
    path: 'services/edit-service/',
    // Nobody has saved so often.
    payload: (id) => ({ ...byId(id), version: 99, settings }),
    own: ownerOnly('service.version_conflict'),
    missing: nobodys,
  },
  {
    path: 'services/change-state/',
    payload: (id) => ({ ...byId(id), action: 'PUBLISH' }),
    own: ownerOnly('service.incomplete'),
    missing: nobodys,
  },
  {
    path: 'services/ask-question/',
    payload: (id) => ({ ...byId(id), text: 'Which platform?', requestKey: requestKey() }),
    own: { ...members(gone), owner: 'service.own' },
    missing: members(gone),
  },
  {
    path: 'services/answer-question/',
    payload: () => ({ questionId: never, answer: 'Yes' }),
    own: members(403),
  },
  {
    path: 'services/hide-question/',
    payload: () => ({ questionId: never, isHidden: true }),
    own: members(403),
  },
  { path: 'services/my-questions/', own: creators(0) },
];
