const anyone = { own: { others: 200 }, missing: { others: 200 } } as const;
const members = {
  own: { visitor: 401, others: 200 },
  missing: { visitor: 401, others: 200 },
} as const;
// Google is not configured here, so there is nobody it could let in.
const nobody = { own: { others: 404 }, missing: { others: 404 } } as const;
const byEveryMember = { visitor: 401, others: 'auth.handle_reserved' } as const;
const byFans = { visitor: 401, fan: 200, otherFan: 200, others: 'auth.type_fixed' } as const;

const proof = { credential: 'no.token.atall', nonce: 'A'.repeat(43) };

/** Rows of the access table: signing in with Google, handles, the kind of account. */
export const onboardingRows = [
  { path: 'myUser/get-onboarding-status', payload: () => ({}), ...members },
  { path: 'get-user-type', payload: () => ({}), ...members },
  { path: 'accounts/get-sign-in-nonce/', payload: () => ({}), ...nobody },
  {
    path: 'accounts/sign-in-with-google/',
    payload: () => ({ ...proof, locale: 'en' }),
    ...nobody,
  },
  {
    path: 'accounts/link-google/',
    payload: () => ({ ...proof, password: 'a password' }),
    ...nobody,
  },
  { path: 'accounts/check-handle/', payload: () => ({ handle: 'matrix-owner' }), ...anyone },
  { path: 'accounts/find-handle/', payload: () => ({ handle: 'matrix-owner' }), ...anyone },
  {
    path: 'accounts/choose-handle/',
    payload: () => ({ handle: 'signup' }),
    own: byEveryMember,
    missing: byEveryMember,
  },
  {
    path: 'accounts/choose-user-type/',
    payload: () => ({ userType: 'FAN' }),
    own: byFans,
    missing: byFans,
  },
];
