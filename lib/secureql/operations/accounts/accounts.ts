import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import { logInPayload, signUpPayload } from '@/lib/shared/accounts/account';

/** What the shell needs of the current user. */
export const currentUser = graphql(`
  fragment CurrentUserFields on CurrentUser {
    id
    handle
    firstName
    lastName
    email
    userType
    extraPublic {
      profile_photo
      display_is_dark_mode
      display_hue
    }
    isQuick
    isOnAir
    canSwitch
    hasRocky
    onboardingComplete
    onboardingStatus
  }
`);

/** The current user, for members only. */
export const myUser = defineOperation({
  path: 'my-user/',
  access: 'member',
  payload: noPayload,
  document: graphql(
    `
      query MyUser {
        myUser {
          error
          item {
            ...CurrentUserFields
          }
        }
      }
    `,
    [currentUser],
  ),
});

/** The current user for a server-rendered page; null for a visitor. */
export const currentUserForPage = defineOperation({
  path: 'get-current-user-ssr',
  access: 'public',
  payload: noPayload,
  document: graphql(
    `
      query CurrentUserForPage {
        myUser {
          error
          item {
            ...CurrentUserFields
          }
        }
      }
    `,
    [currentUser],
  ),
});

/** The least a gate needs to know of who is asking; null for a visitor. */
export const currentUserForGate = defineOperation({
  path: 'get-current-user-mw',
  access: 'public',
  payload: noPayload,
  document: graphql(`
    query CurrentUserForGate {
      myUser {
        error
        item {
          id
          userType
          handle
        }
      }
    }
  `),
});

/** Opens an account and a session at once. */
export const signUp = defineOperation({
  path: 'accounts/sign-up/',
  access: 'public',
  limit: 'signIn',
  marksBrowser: true,
  payload: signUpPayload,
  document: graphql(
    `
      mutation SignUp(
        $firstName: String!
        $lastName: String!
        $email: String!
        $password: String!
        $userType: UserType!
        $handle: String!
        $locale: String!
      ) {
        signUp(
          input: {
            firstName: $firstName
            lastName: $lastName
            email: $email
            password: $password
            userType: $userType
            handle: $handle
            locale: $locale
          }
        ) {
          error
          item {
            ...CurrentUserFields
          }
        }
      }
    `,
    [currentUser],
  ),
});

/** Opens a session, by a confirmed e-mail or by the handle. */
export const logIn = defineOperation({
  path: 'accounts/log-in/',
  access: 'public',
  limit: 'signIn',
  marksBrowser: true,
  payload: logInPayload,
  document: graphql(
    `
      mutation LogIn($emailOrHandle: String!, $password: String!) {
        logIn(input: { emailOrHandle: $emailOrHandle, password: $password }) {
          error
          item {
            ...CurrentUserFields
          }
        }
      }
    `,
    [currentUser],
  ),
});

/** Ends the session on the server; open to visitors, because a session may have ended meanwhile. */
export const logOut = defineOperation({
  path: 'accounts/log-out/',
  access: 'public',
  limit: 'signIn',
  payload: noPayload,
  document: graphql(`
    mutation LogOut {
      logOut {
        error
      }
    }
  `),
});
