import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import {
  confirmPhonePayload,
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

/** Every other call that proves something. */
export const verificationCalls = [
  confirmPhone,
  requestPhoneCode,
  unsubscribe,
  userVerifications,
] as const;
