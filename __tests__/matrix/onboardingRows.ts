import { members, type Outcomes, type Row } from './row';

// Google is not configured here, so there is nobody it could let in.
const nobody: Outcomes = { others: 404 };
const account =
  'handle hasChosenHandle hasChosenType id onboardingComplete onboardingStatus userType';
const proof = { credential: 'no.token.atall', nonce: 'A'.repeat(43) };

/** Rows of the access table: signing in with Google, handles, the kind of account. */
export const onboardingRows: Row[] = [
  { path: 'myUser/get-onboarding-status', fields: account, own: members(1) },
  { path: 'get-user-type', fields: 'userType', own: members(1) },
  { path: 'accounts/get-sign-in-nonce/', own: nobody },
  {
    path: 'accounts/sign-in-with-google/',
    payload: () => ({ ...proof, locale: 'en' }),
    own: nobody,
  },
  {
    path: 'accounts/link-google/',
    payload: () => ({ ...proof, password: 'a password' }),
    own: nobody,
  },
  {
    path: 'accounts/check-handle/',
    payload: ({ handle }) => ({ handle }),
    fields: 'isFree',
    own: { others: 1 },
    missing: { others: 1 },
  },
  {
    path: 'accounts/find-handle/',
    payload: ({ handle }) => ({ handle }),
    fields: 'handle movedTo userType',
    own: { others: 1 },
    missing: { others: 0 },
  },
  {
    path: 'accounts/choose-handle/',
    payload: ({ handle }) => ({ handle }),
    fields: account,
    own: { ...members('auth.handle_taken'), owner: 1 },
    // A free one would be taken, and the next role would find it so; one of somebody gone stays theirs.
    deleted: members('auth.handle_taken'),
  },
  {
    path: 'accounts/choose-user-type/',
    payload: () => ({ userType: 'FAN' }),
    fields: account,
    own: { visitor: 401, fan: 1, otherFan: 1, others: 'auth.type_fixed' },
  },
];
