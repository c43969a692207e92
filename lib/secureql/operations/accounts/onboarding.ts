import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import {
  chooseHandlePayload,
  chooseUserTypePayload,
  findHandlePayload,
  googleSignInPayload,
  linkGooglePayload,
} from '@/lib/shared/accounts/account';

const onboarding = graphql(`
  fragment OnboardingFields on CurrentUser {
    id
    handle
    userType
    hasChosenHandle
    hasChosenType
    onboardingComplete
    onboardingStatus
  }
`);

/** What the caller still has to do, and what they have chosen so far. */
export const onboardingStatus = defineOperation({
  path: 'myUser/get-onboarding-status',
  access: 'member',
  payload: noPayload,
  document: graphql(
    `
      query OnboardingStatus {
        myUser {
          error
          item {
            ...OnboardingFields
          }
        }
      }
    `,
    [onboarding],
  ),
});

/** Fan or creator. */
export const userType = defineOperation({
  path: 'get-user-type',
  access: 'member',
  payload: noPayload,
  document: graphql(`
    query UserTypeOfMine {
      myUser {
        error
        item {
          userType
        }
      }
    }
  `),
});

/** A nonce for one sign-in with Google. */
export const signInNonce = defineOperation({
  path: 'accounts/get-sign-in-nonce/',
  access: 'public',
  limit: 'nonce',
  payload: noPayload,
  document: graphql(`
    mutation SignInNonce {
      signInNonce {
        error
        item {
          nonce
          expiresAt
        }
      }
    }
  `),
});

/** Opens a session, and an account for a newcomer. */
export const signInWithGoogle = defineOperation({
  path: 'accounts/sign-in-with-google/',
  access: 'public',
  limit: 'signIn',
  marksBrowser: true,
  payload: googleSignInPayload,
  document: graphql(
    `
      mutation SignInWithGoogle($credential: String!, $nonce: String!, $locale: String!) {
        signInWithGoogle(credential: $credential, nonce: $nonce, locale: $locale) {
          error
          item {
            ...OnboardingFields
          }
        }
      }
    `,
    [onboarding],
  ),
});

/** Ties Google to the local account of the same e-mail, by its password, and opens a session. */
export const linkGoogle = defineOperation({
  path: 'accounts/link-google/',
  access: 'public',
  limit: 'signIn',
  marksBrowser: true,
  payload: linkGooglePayload,
  document: graphql(
    `
      mutation LinkGoogle($credential: String!, $nonce: String!, $password: String!) {
        linkGoogle(credential: $credential, nonce: $nonce, password: $password) {
          error
          item {
            ...OnboardingFields
          }
        }
      }
    `,
    [onboarding],
  ),
});

/** A newcomer's own handle, or a change; the old one leads to the new one. */
export const chooseHandle = defineOperation({
  path: 'accounts/choose-handle/',
  access: 'member',
  limit: 'save',
  payload: chooseHandlePayload,
  document: graphql(
    `
      mutation ChooseHandle($handle: String!) {
        chooseHandle(handle: $handle) {
          error
          item {
            ...OnboardingFields
          }
        }
      }
    `,
    [onboarding],
  ),
});

/** Whether the caller could have a handle. */
export const checkHandle = defineOperation({
  path: 'accounts/check-handle/',
  access: 'public',
  limit: 'handleCheck',
  payload: chooseHandlePayload,
  document: graphql(`
    query CheckHandle($handle: String!) {
      checkHandle(handle: $handle) {
        error
        item {
          isFree
        }
      }
    }
  `),
});

/**
 * Whose page a handle leads to: `item` is null when nobody's. `movedTo` is not null when the handle
 * was given up: pages below `/{profile}` answer with a permanent redirect (308) to the same path
 * under it, see `redirect` and `isPermanent` of `serverPage`.
 */
export const findHandle = defineOperation({
  path: 'accounts/find-handle/',
  access: 'public',
  payload: findHandlePayload,
  document: graphql(`
    query FindHandle($handle: String!) {
      findHandle(handle: $handle) {
        error
        item {
          handle
          userType
          movedTo
        }
      }
    }
  `),
});

/** A newcomer's choice, later only from fan to creator. */
export const chooseUserType = defineOperation({
  path: 'accounts/choose-user-type/',
  access: 'member',
  limit: 'save',
  payload: chooseUserTypePayload,
  document: graphql(
    `
      mutation ChooseUserType($userType: UserType!) {
        chooseUserType(userType: $userType) {
          error
          item {
            ...OnboardingFields
          }
        }
      }
    `,
    [onboarding],
  ),
});
