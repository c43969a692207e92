import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import {
  confirmEmailCodePayload,
  logInInsteadPayload,
  requestEmailChangePayload,
  requestEmailVerificationPayload,
  tokenPayload,
} from '@/lib/shared/accounts/recovery';

/** Mails the caller a code and a link that prove an address; null: the one claimed already. */
const requestEmailVerification = defineOperation({
  path: 'accounts/request-email-verification/',
  access: 'member',
  limit: 'send',
  payload: requestEmailVerificationPayload,
  document: graphql(`
    mutation RequestEmailVerification($email: String) {
      requestEmailVerification(email: $email) {
        error
        item {
          sentTo
          length
        }
      }
    }
  `),
});

/** Takes the code that was mailed to the caller's session. */
const confirmEmailCode = defineOperation({
  path: 'accounts/confirm-email-code/',
  access: 'member',
  limit: 'linkTry',
  payload: confirmEmailCodePayload,
  document: graphql(`
    mutation ConfirmEmailCode($code: String!) {
      confirmEmailCode(code: $code) {
        error
        item {
          state
          handle
        }
      }
    }
  `),
});

/** Takes a mailed link that proves an address, the first or a new one. */
const confirmEmail = defineOperation({
  path: 'accounts/confirm-email/',
  access: 'public',
  limit: 'linkTry',
  payload: tokenPayload,
  document: graphql(`
    mutation ConfirmEmail($token: String!) {
      confirmEmail(token: $token) {
        error
        item {
          state
          handle
        }
      }
    }
  `),
});

/** Logs in to the account that holds a proven address, by the code or the link. */
const logInInstead = defineOperation({
  path: 'accounts/log-in-instead/',
  access: 'public',
  limit: 'linkTry',
  payload: logInInsteadPayload,
  document: graphql(`
    mutation LogInInstead($token: String, $code: String) {
      logInInstead(token: $token, code: $code) {
        error
        item {
          id
          handle
        }
      }
    }
  `),
});

/** Gives the caller an account whose claimed address they have proven; its maker loses it. */
const takeOverAccount = defineOperation({
  path: 'accounts/take-over-account/',
  access: 'public',
  limit: 'linkTry',
  payload: tokenPayload,
  document: graphql(`
    mutation TakeOverAccount($token: String!) {
      takeOverAccount(token: $token) {
        error
        item {
          id
          handle
        }
      }
    }
  `),
});

/** Mails a code to the confirmed address, in place of a password. */
const requestProof = defineOperation({
  path: 'accounts/request-proof/',
  access: 'member',
  limit: 'send',
  payload: noPayload,
  document: graphql(`
    mutation RequestProof {
      requestProof {
        error
        item {
          sentTo
          length
        }
      }
    }
  `),
});

/** Mails a code and a link to the address the caller wants to have. */
const requestEmailChange = defineOperation({
  path: 'accounts/request-email-change/',
  access: 'member',
  limit: 'send',
  payload: requestEmailChangePayload,
  document: graphql(`
    mutation RequestEmailChange($email: String!, $proof: String!) {
      requestEmailChange(email: $email, proof: $proof) {
        error
        item {
          sentTo
          length
        }
      }
    }
  `),
});

/** Takes a change of address back, by the link mailed to the old one. */
const undoEmailChange = defineOperation({
  path: 'accounts/undo-email-change/',
  access: 'public',
  limit: 'linkTry',
  payload: tokenPayload,
  document: graphql(`
    mutation UndoEmailChange($token: String!) {
      undoEmailChange(token: $token) {
        error
        item {
          id
          handle
        }
      }
    }
  `),
});

/** Every call about the address of an account. */
export const emailCalls = [
  confirmEmail,
  confirmEmailCode,
  logInInstead,
  requestEmailChange,
  requestEmailVerification,
  requestProof,
  takeOverAccount,
  undoEmailChange,
] as const;
