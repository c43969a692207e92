import { members, type Row } from './row';

const info =
  'email emailVerified firstName handle hasPassword lastName locale notifications phone quietHours timeZone' as const;

/** Calls about oneself: every member has one of oneself, and nobody reaches another's. */
export const settingsRows: Row[] = [
  { path: 'personal-info-query', fields: info, isOwnAccount: true, own: members(1) },
  {
    path: 'accounts/save-personal-info/',
    payload: () => ({
      firstName: 'Test',
      lastName: 'Person',
      timeZone: 'Europe/Berlin',
      locale: 'en',
    }),
    fields: info,
    isOwnAccount: true,
    own: members(1),
  },
  {
    path: 'accounts/save-notification-prefs/',
    payload: () => ({ type: 'removed', channel: 'inApp', isOn: true }),
    fields: info,
    isOwnAccount: true,
    own: members(1),
  },
  {
    path: 'accounts/save-quiet-hours/',
    payload: () => ({ from: '22:00', to: '07:30', timeZone: 'Europe/Berlin' }),
    fields: info,
    isOwnAccount: true,
    own: members(1),
  },
  {
    path: 'accounts/save-rocky/',
    payload: () => ({ isOn: true }),
    fields: 'hasRocky',
    isOwnAccount: true,
    own: members(1),
  },
  { path: 'push/get-state/', fields: 'endpoint publicKey', own: members(1) },
  {
    path: 'push/subscribe/',
    // An endpoint of each one's own; the key is a point of the curve that anybody may know.
    payload: (_id, role) => ({
      endpoint: `https://web.push.apple.com/${role}`,
      p256dh:
        'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
      auth: 'AAAAAAAAAAAAAAAAAAAAAA',
    }),
    fields: 'endpoint publicKey',
    own: members(1),
  },
  { path: 'push/unsubscribe/', fields: 'endpoint publicKey', own: members(1) },
  { path: 'accounts/export-my-data/', fields: 'fileName json', own: members(1) },
  {
    path: 'accounts/delete-account/',
    payload: () => ({ confirmation: 'not the password' }),
    own: members('auth.wrong_password'),
  },
  {
    path: 'help/send-ticket/',
    payload: () => ({ subject: 'Matrix', text: 'Who may ask a question?' }),
    fields: 'id',
    own: members(1),
  },
  {
    path: 'help/send-visitor-ticket/',
    payload: () => ({
      email: 'matrix@visitor.test',
      text: 'Who may ask a question?',
      locale: 'en',
    }),
    fields: 'id',
    own: { others: 1 },
  },
  {
    path: 'turns/get-mine/',
    // The fan's ticket is the only one there.
    fields: 'hasCode host id kind path photo since state subject title toolId until',
    own: { ...members(0), fan: 1 },
  },
  {
    path: 'party/get-my-tickets/',
    fields:
      'creatorHandle creatorName endedAt game joinedAt partyId position queueUuid state status title',
    own: { ...members(0), fan: 1 },
  },
];
