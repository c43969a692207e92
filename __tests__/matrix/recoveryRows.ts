import { members, nobodys, ownerOnly, type Row } from './row';

/** Recovery and verification: these concern the caller alone, or whoever holds a mailed secret. */
export const recoveryRows: Row[] = [
  // First: an address gets five mails an hour, and the next row asks for more.
  {
    path: 'accounts/request-email-verification/',
    payload: () => ({ email: null }),
    fields: 'length sentTo',
    own: members(1),
  },
  {
    path: 'accounts/request-password-reset/',
    payload: ({ handle }) => ({ email: `${handle}@matrix.test` }),
    // Alike for every address: no error and no item.
    own: { others: 0 },
    missing: { others: 0 },
  },
  {
    path: 'accounts/reset-password/',
    payload: () => ({ token: 'none', password: 'violet kettle 9' }),
    own: { others: 'auth.link_invalid' },
  },
  {
    path: 'accounts/change-password/',
    payload: () => ({ currentPassword: 'a guess', password: 'violet kettle 9' }),
    own: members('auth.wrong_password'),
  },
  {
    path: 'accounts/get-sessions/',
    fields: 'clientAgent createdAt id isCurrent lastSeenAt',
    own: { ...members(1), owner: 2 },
  },
  {
    path: 'accounts/end-session/',
    payload: ({ sessionId }) => ({ sessionId }),
    fields: 'isCurrent',
    own: ownerOnly(1),
    missing: nobodys,
  },
  { path: 'accounts/end-other-sessions/', fields: 'endedSessions', own: members(1) },
  {
    path: 'user-verifications',
    fields:
      'email emailVerified handle hasChosenHandle hasPassword payoutAccount phone phoneVerified',
    isOwnAccount: true,
    own: members(1),
  },
  {
    path: 'accounts/request-email-change/',
    payload: () => ({ email: 'matrix-new@example.org', proof: 'a guess' }),
    own: members('auth.wrong_password'),
  },
  {
    path: 'accounts/confirm-email/',
    payload: () => ({ token: 'none' }),
    own: { others: 'auth.link_invalid' },
  },
  {
    path: 'accounts/confirm-email-code/',
    payload: () => ({ code: '000000' }),
    own: members('auth.code_invalid'),
  },
  {
    path: 'accounts/log-in-instead/',
    payload: () => ({ token: 'none', code: null }),
    own: { others: 'auth.link_invalid' },
  },
  {
    path: 'accounts/take-over-account/',
    payload: () => ({ token: 'none' }),
    own: { others: 'auth.link_invalid' },
  },
  {
    path: 'accounts/undo-email-change/',
    payload: () => ({ token: 'none' }),
    own: { others: 'auth.link_invalid' },
  },
  // Nobody here has confirmed an address, so nothing is sent.
  { path: 'accounts/request-proof/', fields: 'length sentTo', own: members(1) },
  {
    path: 'accounts/request-phone-code/',
    payload: () => ({ phone: `+49151${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}` }),
    fields: 'sentTo',
    own: members(1),
  },
  {
    path: 'accounts/confirm-phone/',
    payload: () => ({ code: '000000' }),
    own: members('auth.code_invalid'),
  },
  {
    path: 'accounts/unsubscribe/',
    payload: () => ({ token: 'none' }),
    own: { others: 'auth.link_invalid' },
  },
];
