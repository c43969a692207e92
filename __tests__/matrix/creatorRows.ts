const missing = '00000000-0000-7000-8000-000000000000';

const anyone = { own: { others: 200 }, missing: { others: 200 } } as const;
const members = {
  own: { visitor: 401, others: 200 },
  missing: { visitor: 401, others: 200 },
} as const;
const creators = {
  own: { creator: 200, otherCreator: 200, owner: 200, visitor: 401, others: 403 },
  missing: { creator: 200, otherCreator: 200, owner: 200, visitor: 401, others: 403 },
} as const;

/** Calls of creators' pages: what everyone reads, what a creator saves, everyone's own looks. */
export const creatorRows = [
  ...[
    'userCreator/creatorTheme/',
    'userCreator/userCreator/',
    'get-banner-info',
    'verified-info',
    'get-socialmedia-handles',
    'get-creator-id',
    'get-examples-query',
  ].map((path) => ({ path, payload: () => ({ handle: 'matrix-owner' }), ...anyone })),
  { path: 'get-creator-info', payload: () => ({ creatorId: missing }), ...anyone },
  { path: 'get-creator-faqs', payload: () => ({ creatorId: missing }), ...anyone },
  { path: 'userCreator/creatorCategories', payload: () => ({}), ...anyone },
  { path: 'creators/get-featured/', payload: () => ({}), ...anyone },
  { path: 'page-setup', payload: () => ({}), ...creators },
  {
    path: 'creators/save-page/',
    payload: () => ({
      version: 0,
      tagline: 'Matrix',
      bio: '',
      bannerPhoto: null,
      socials: [],
      categories: [],
    }),
    ...creators,
  },
  {
    path: 'creators/save-examples/',
    payload: () => ({ version: 0, items: [] }),
    ...creators,
  },
  { path: 'creators/save-faqs/', payload: () => ({ version: 0, items: [] }), ...creators },
  {
    path: 'creators/save-theme/',
    payload: () => ({ display_hue: '120', display_is_dark_mode: true }),
    ...members,
  },
  { path: 'myUser/myUserTheme', payload: () => ({}), ...members },
  { path: 'accounts/set-photo/', payload: () => ({ url: null }), ...members },
  {
    // No file comes with it: who may send one is told that this is none.
    path: 'upload-one-photo',
    payload: () => ({}),
    own: { visitor: 401, others: 415 },
    missing: { visitor: 401, others: 415 },
  },
];
