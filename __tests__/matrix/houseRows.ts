import { creators, members, type Row } from './row';

export const account =
  'canSwitch email extraPublic firstName handle hasRocky id isOnAir isQuick lastName onboardingComplete onboardingStatus userType';

/** What belongs to no tool: who one is, page views, numbers in the sidebar, the waitlist. */
export const houseRows: Row[] = [
  {
    path: 'get-current-user-ssr',
    fields: account,
    isOwnAccount: true,
    own: { visitor: 0, others: 1 },
  },
  { path: 'get-current-user-mw', fields: 'handle id userType', own: { visitor: 0, others: 1 } },
  { path: 'my-user/', fields: account, isOwnAccount: true, own: members(1) },
  { path: 'get-pubnub-token/', fields: 'expiresAt token', own: { others: 1 } },
  { path: 'sidebar-badge', fields: 'chat experiences home party', own: members(1) },
  {
    path: 'page-views/record/',
    payload: ({ handle }) => ({ path: `/${handle}` }),
    fields: 'isTaken',
    own: { others: 1 },
    // The answer tells nobody which pages there are.
    missing: { others: 1 },
  },
  { path: 'page-views/get-mine/', fields: 'days pages total', own: creators(1) },
  { path: 'widgets/get-on-air/', fields: 'isOnAir', own: creators(1) },
  { path: 'widgets/get-rehearsal/', fields: 'rehearsal', own: creators(1) },
  {
    path: 'widgets/rehearse/',
    payload: () => ({ act: 'STOP', pace: 1 }),
    fields: 'rehearsal',
    own: creators(1),
  },
  {
    path: 'waitlist/join/',
    payload: () => ({ email: 'matrix@waitlist.test', locale: 'en' }),
    fields: 'isConfirmed',
    own: { others: 1 },
  },
  {
    path: 'waitlist/confirm/',
    payload: () => ({ token: 'no-mail-ever-had-this' }),
    own: { others: 'waitlist.link_invalid' },
  },
];
