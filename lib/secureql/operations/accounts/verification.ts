import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import {
  confirmPhonePayload,
  requestEmailChangePayload,
  requestPhoneCodePayload,
  tokenPayload,
} from '@/lib/shared/accounts/recovery';

/** What the caller has proven, and what is missing; the number is masked. */
const userVerifications = defineOperation({
  path: 'user-verifications',
  access: 'member',
  payload: noPayload,
  document: graphql(`
    query UserVerifications {
      myUser {
        error
        item {
          email
          emailVerified
          phone
          phoneVerified
          handle
          hasChosenHandle
          hasPassword
          payoutAccount
        }
      }
    }
  `),
});

/** Mails the caller a link that proves their address. */
const requestEmailVerification = defineOperation({
  path: 'accounts/request-email-verification/',
  access: 'member',
  limit: 'send',
  payload: noPayload,
  document: graphql(`
    mutation RequestEmailVerification {
      requestEmailVerification {
        error
        item {
          sentTo
        }
      }
    }
  `),
});

/** Mails a link to the address the caller wants to have. */
const requestEmailChange = defineOperation({
  path: 'accounts/request-email-change/',
  access: 'member',
  limit: 'send',
  payload: requestEmailChangePayload,
  document: graphql(`
    mutation RequestEmailChange($email: String!, $password: String!) {
      requestEmailChange(email: $email, password: $password) {
        error
        item {
          sentTo
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
          isChange
        }
      }
    }
  `),
});

/** Texts the caller six digits. */
const requestPhoneCode = defineOperation({
  path: 'accounts/request-phone-code/',
  access: 'member',
  limit: 'send',
  payload: requestPhoneCodePayload,
  document: graphql(`
    mutation RequestPhoneCode($phone: String!) {
      requestPhoneCode(phone: $phone) {
        error
        item {
          sentTo
        }
      }
    }
  `),
});

/** Takes the six digits; the number is then the caller's. */
const confirmPhone = defineOperation({
  path: 'accounts/confirm-phone/',
  access: 'member',
  limit: 'linkTry',
  payload: confirmPhonePayload,
  document: graphql(`
    mutation ConfirmPhone($code: String!) {
      confirmPhone(code: $code) {
        error
        item {
          phone
          phoneVerified
        }
      }
    }
  `),
});

/** Ends mails of a kind, by the link in one of them. */
const unsubscribe = defineOperation({
  path: 'accounts/unsubscribe/',
  access: 'public',
  limit: 'linkTry',
  payload: tokenPayload,
  document: graphql(`
    mutation Unsubscribe($token: String!) {
      unsubscribe(token: $token) {
        error
        item {
          topic
        }
      }
    }
  `),
});

/** Every call that proves an address or a number. */
export const verificationCalls = [
  confirmEmail,
  confirmPhone,
  requestEmailChange,
  requestEmailVerification,
  requestPhoneCode,
  unsubscribe,
  userVerifications,
] as const;
