import { members, type Row } from './row';

const code = { email: 'matrix-code@example.org', code: '000000' };

/** Rows of the access table: names and mailed codes of people who may have no account yet. */
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
];
