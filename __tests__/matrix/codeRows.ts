import { account } from './houseRows';
import { creators, members, nobodys, ownerOnly, type Row } from './row';

const code = { email: 'matrix-code@example.org', code: '000000' };

/** Rows of the access table: people who may have no account yet, and what hosts ask of them. */
export const codeRows: Row[] = [
  {
    path: 'accounts/check-name/',
    payload: ({ handle }) => ({ name: handle }),
    fields: 'isFree suggestion',
    own: { others: 1 },
    missing: { others: 1 },
  },
  {
    path: 'accounts/request-code/',
    payload: () => ({ email: code.email }),
    fields: 'length sentTo',
    own: { others: 1 },
  },
  {
    path: 'accounts/log-in-with-code/',
    payload: () => code,
    own: { others: 'auth.code_invalid' },
  },
  { path: 'accounts/add-email/', payload: () => code, own: members('auth.email_given') },
  { path: 'accounts/get-other-account/', own: members(0) },
  {
    path: 'accounts/switch-account/',
    payload: ({ fanHandle }) => ({ handle: fanHandle }),
    fields: account,
    isOwnAccount: true,
    // To the account that somebody uses already nothing is switched.
    own: { ...members('auth.switch_over'), fan: 1 },
    missing: members('auth.switch_over'),
  },
  { path: 'party/get-places-behind/', own: members(0) },
  { path: 'party/take-along/', payload: () => ({ isTaken: true }), own: members(0) },
  {
    path: 'party/set-verified-only/',
    payload: ({ partyID }) => ({ partyID, isOn: false }),
    fields:
      'askerCount createdAt game id isArchived memberCount opensAt plannedMinutes playedCount queueSize state title',
    own: ownerOnly(1),
    missing: nobodys,
  },
  { path: 'creators/get-words/', fields: 'words', own: creators(1) },
  {
    path: 'creators/save-words/',
    payload: () => ({ words: ['cabbage'] }),
    fields: 'words',
    own: creators(1),
  },
];
