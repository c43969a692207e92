const members = {
  own: { visitor: 401, others: 200 },
  missing: { visitor: 401, others: 200 },
} as const;

/** Calls about oneself: every member has one of oneself, and nobody reaches another's. */
export const settingsRows = [
  { path: 'personal-info-query', payload: () => ({}), ...members },
  {
    path: 'accounts/save-personal-info/',
    payload: () => ({
      firstName: 'Test',
      lastName: 'Person',
      timeZone: 'Europe/Berlin',
      locale: 'en',
    }),
    ...members,
  },
  {
    path: 'accounts/save-notification-prefs/',
    payload: () => ({ type: 'removed', channel: 'inApp', isOn: true }),
    ...members,
  },
  { path: 'accounts/export-my-data/', payload: () => ({}), ...members },
  {
    path: 'accounts/delete-account/',
    payload: () => ({ confirmation: 'not the password' }),
    own: { visitor: 401, others: 'auth.wrong_password' },
    missing: { visitor: 401, others: 'auth.wrong_password' },
  },
  {
    path: 'help/send-ticket/',
    payload: () => ({ subject: 'Matrix', text: 'Who may ask a question?' }),
    ...members,
  },
  { path: 'party/get-my-tickets/', payload: () => ({}), ...members },
];
