import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import { confirmWaitlistPayload, joinWaitlistPayload } from '@/lib/shared/waitlist/waitlist';

/** Asks for a mail when a tool opens; the answer is the same for every address. */
export const joinWaitlist = defineOperation({
  path: 'waitlist/join/',
  access: 'public',
  limit: 'waitlist',
  payload: joinWaitlistPayload,
  document: graphql(`
    mutation JoinWaitlist($email: String!, $locale: String!) {
      joinWaitlist(email: $email, locale: $locale) {
        error
        item {
          isConfirmed
        }
      }
    }
  `),
});

/** Confirms an address by the link that was mailed to it. */
export const confirmWaitlist = defineOperation({
  path: 'waitlist/confirm/',
  access: 'public',
  limit: 'linkTry',
  payload: confirmWaitlistPayload,
  document: graphql(`
    mutation ConfirmWaitlist($token: String!) {
      confirmWaitlist(token: $token) {
        error
        item {
          isConfirmed
        }
      }
    }
  `),
});
