const anyone = { own: { others: 200 }, missing: { others: 200 } } as const;
const noSuchLink = { others: 'waitlist.link_invalid' };
const members = {
  own: { visitor: 401, others: 200 },
  missing: { visitor: 401, others: 200 },
} as const;
const creators = {
  own: { creator: 200, otherCreator: 200, owner: 200, visitor: 401, others: 403 },
  missing: { creator: 200, otherCreator: 200, owner: 200, visitor: 401, others: 403 },
} as const;

/** What belongs to no tool: page views, numbers in the sidebar, the waitlist. */
export const houseRows = [
  { path: 'sidebar-badge', payload: () => ({}), ...members },
  { path: 'page-views/record/', payload: () => ({ path: '/matrix-owner' }), ...anyone },
  { path: 'page-views/get-mine/', payload: () => ({}), ...creators },
  {
    path: 'waitlist/join/',
    payload: () => ({ email: 'matrix@waitlist.test', locale: 'en' }),
    // Ten an hour from one address: whoever asks after them is told to wait.
    own: { owner: 429, fan: 429, others: 200 },
    missing: { others: 200 },
  },
  {
    path: 'waitlist/confirm/',
    payload: () => ({ token: 'no-mail-ever-had-this' }),
    own: noSuchLink,
    missing: noSuchLink,
  },
];
