import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import {
  changePasswordPayload,
  endSessionPayload,
  requestPasswordResetPayload,
  resetPasswordPayload,
} from '@/lib/shared/accounts/recovery';

/** Mails a link that sets a new password; returns the same whether or not there is such an account. */
const requestPasswordReset = defineOperation({
  path: 'accounts/request-password-reset/',
  access: 'public',
  limit: 'resetRequest',
  payload: requestPasswordResetPayload,
  document: graphql(`
    mutation RequestPasswordReset($email: String!) {
      requestPasswordReset(email: $email) {
        error
      }
    }
  `),
});

/** Sets a new password by a mailed link; ends all sessions and opens one. */
const resetPassword = defineOperation({
  path: 'accounts/reset-password/',
  access: 'public',
  limit: 'linkTry',
  marksBrowser: true,
  payload: resetPasswordPayload,
  document: graphql(`
    mutation ResetPassword($token: String!, $password: String!) {
      resetPassword(token: $token, password: $password) {
        error
        item {
          id
          handle
        }
      }
    }
  `),
});

/** Changes the caller's password and ends their other sessions. */
const changePassword = defineOperation({
  path: 'accounts/change-password/',
  access: 'member',
  limit: 'signIn',
  payload: changePasswordPayload,
  document: graphql(`
    mutation ChangePassword($currentPassword: String!, $password: String!) {
      changePassword(currentPassword: $currentPassword, password: $password) {
        error
        item {
          endedSessions
        }
      }
    }
  `),
});

/** Where the caller is logged in, the last used first. */
const getSessions = defineOperation({
  path: 'accounts/get-sessions/',
  access: 'member',
  payload: noPayload,
  document: graphql(`
    query GetSessions {
      getSessions {
        error
        items {
          id
          isCurrent
          clientAgent
          createdAt
          lastSeenAt
        }
      }
    }
  `),
});

/** Ends one of the caller's sessions; ending the present one logs out. */
const endSession = defineOperation({
  path: 'accounts/end-session/',
  access: 'member',
  limit: 'save',
  payload: endSessionPayload,
  document: graphql(`
    mutation EndSession($sessionId: ID!) {
      endSession(sessionId: $sessionId) {
        error
        item {
          isCurrent
        }
      }
    }
  `),
});

/** Ends all of the caller's sessions but the present one. */
const endOtherSessions = defineOperation({
  path: 'accounts/end-other-sessions/',
  access: 'member',
  limit: 'save',
  payload: noPayload,
  document: graphql(`
    mutation EndOtherSessions {
      endOtherSessions {
        error
        item {
          endedSessions
        }
      }
    }
  `),
});

/** Every call about passwords and sessions. */
export const recoveryCalls = [
  changePassword,
  endOtherSessions,
  endSession,
  getSessions,
  requestPasswordReset,
  resetPassword,
] as const;
