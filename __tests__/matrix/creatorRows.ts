import { CATEGORIES } from '@/lib/shared/creators/categories';
import { anImage } from '@/__tests__/support/images';
import { creators, members, type Ids, type Outcomes, type Row } from './row';

/** The owner may show the photo; to another creator it is as unknown as one that never was. */
const photoOf = (owner: number): Pick<Row, 'own' | 'missing'> => {
  const unknown = creators('media.photo_unknown');
  return { own: { ...unknown, owner }, missing: unknown };
};

const everyone: { own: Outcomes; missing: Outcomes } = {
  own: { others: 1 },
  missing: { others: 0 },
};
const byHandle = { payload: ({ handle }: Ids) => ({ handle }), ...everyone };
const byId = { payload: ({ creatorId }: Ids) => ({ creatorId }), ...everyone };

const page =
  'bannerPhoto bio categories extraPublic handle id liveFunds liveLotteries liveParties memberSince name socials tagline verified';
const setup =
  'bannerPhoto bio categories examples extraPublic faqs handle id name socials tagline version';

/**
 * Calls of creators' pages: what a creator saves, what everyone reads then, everyone's own looks. The
 * owner saves first, so that what others read is known to be there.
 */
export const creatorRows: Row[] = [
  {
    path: 'creators/save-page/',
    payload: ({ photoUrl }) => ({
      version: 0,
      tagline: 'Matrix',
      bio: '',
      bannerPhoto: photoUrl,
      socials: [],
      categories: [],
    }),
    fields: setup,
    ...photoOf(1),
  },
  {
    path: 'creators/save-examples/',
    payload: ({ photoUrl }) => ({
      version: 1,
      items: [{ kind: 'IMAGE', title: 'Work', url: null, photo: photoUrl }],
    }),
    fields: setup,
    ...photoOf(1),
  },
  {
    path: 'creators/save-faqs/',
    // Each creator saves their own page: the owner's has been saved twice by now.
    payload: (_id, role) => ({
      version: role === 'owner' ? 2 : 0,
      items: [{ question: 'Who?', answer: role }],
    }),
    fields: setup,
    own: creators(1),
  },
  { path: 'page-setup', fields: setup, own: creators(1) },
  { path: 'userCreator/creatorTheme/', fields: 'extraPublic handle id name', ...byHandle },
  {
    path: 'userCreator/userCreator/',
    fields: `${page} examples faqs plannedFunds plannedLotteries plannedParties`,
    ...byHandle,
  },
  {
    path: 'get-banner-info',
    fields: 'bannerPhoto extraPublic handle id liveFunds liveLotteries liveParties name tagline',
    ...byHandle,
  },
  { path: 'verified-info', fields: 'id verified', ...byHandle },
  { path: 'get-socialmedia-handles', fields: 'id socials', ...byHandle },
  { path: 'get-creator-id', fields: 'id', ...byHandle },
  { path: 'get-examples-query', fields: 'id kind photo title url', ...byHandle },
  { path: 'get-creator-info', fields: page, ...byId },
  { path: 'get-creator-faqs', fields: 'answer id question', ...byId },
  {
    path: 'get-creator-parties',
    fields:
      'askerCount createdAt game id isArchived memberCount opensAt plannedMinutes playedCount queueSize state title',
    ...byId,
  },
  {
    path: 'userCreator/creatorCategories',
    fields: 'count key services',
    own: { others: CATEGORIES.length },
  },
  {
    path: 'creators/get-featured/',
    fields:
      'bannerPhoto categories extraPublic handle id liveFund liveLottery liveParty name ' +
      'plannedFunds plannedLotteries plannedParties tagline',
    // Only the owner has a page to meet; who is gone is shown no more.
    own: { others: 1 },
  },
  {
    path: 'creators/get-suggested/',
    fields:
      'bannerPhoto categories extraPublic handle id liveFund liveLottery liveParty name tagline',
    own: { ...creators(0), fan: 1, otherFan: 1 },
  },
  {
    path: 'creators/save-theme/',
    payload: () => ({ display_hue: '120', display_is_dark_mode: true }),
    fields: 'extraPublic id',
    own: members(1),
  },
  { path: 'myUser/myUserTheme', fields: 'extraPublic id', own: members(1) },
  {
    path: 'accounts/set-photo/',
    payload: ({ photoUrl }) => ({ url: photoUrl }),
    fields: 'extraPublic id',
    own: { ...members('media.photo_unknown'), owner: 1 },
    missing: members('media.photo_unknown'),
  },
  {
    path: 'upload-one-photo',
    file: () => anImage('png'),
    fields: 'height url width',
    own: members(1),
  },
];
