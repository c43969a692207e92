type Outcome = number | string;

const everyoneHears = (others: Outcome) => ({ own: { others }, missing: { others } });
const membersHear = (others: Outcome) => ({
  own: { visitor: 401, others },
  missing: { visitor: 401, others },
});

/** Recovery and verification: these concern the caller alone, or whoever holds a mailed secret. */
export const recoveryRows = [
  {
    path: 'accounts/request-password-reset/',
    payload: () => ({ email: 'matrix-owner@example.org' }),
    ...everyoneHears(200),
  },
  {
    path: 'accounts/reset-password/',
    payload: () => ({ token: 'none', password: 'violet kettle 9' }),
    ...everyoneHears('auth.link_invalid'),
  },
  {
    path: 'accounts/change-password/',
    payload: () => ({ currentPassword: 'a guess', password: 'violet kettle 9' }),
    ...membersHear('auth.wrong_password'),
  },
  { path: 'accounts/get-sessions/', payload: () => ({}), ...membersHear(200) },
  {
    path: 'accounts/end-session/',
    payload: () => ({ sessionId: crypto.randomUUID() }),
    ...membersHear(403),
  },
  { path: 'accounts/end-other-sessions/', payload: () => ({}), ...membersHear(200) },
  { path: 'user-verifications', payload: () => ({}), ...membersHear(200) },
  { path: 'accounts/request-email-verification/', payload: () => ({}), ...membersHear(200) },
  {
    path: 'accounts/request-email-change/',
    payload: () => ({ email: 'matrix-new@example.org', password: 'a guess' }),
    ...membersHear('auth.wrong_password'),
  },
  {
    path: 'accounts/confirm-email/',
    payload: () => ({ token: 'none' }),
    ...everyoneHears('auth.link_invalid'),
  },
  {
    path: 'accounts/request-phone-code/',
    payload: () => ({ phone: `+49151${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}` }),
    ...membersHear(200),
  },
  {
    path: 'accounts/confirm-phone/',
    payload: () => ({ code: 'abc' }),
    ...membersHear(400),
  },
  {
    path: 'accounts/unsubscribe/',
    payload: () => ({ token: 'none' }),
    ...everyoneHears('auth.link_invalid'),
  },
];
