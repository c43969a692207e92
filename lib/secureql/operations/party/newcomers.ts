import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import { joinAsNewPayload } from '@/lib/shared/parties/newcomers';

/**
 * Makes a quick account and takes a place with it, or does neither. Errors as of `party/join-queue/`,
 * and `auth.code_required`: join by a mailed code instead.
 */
const joinAsNew = defineOperation({
  path: 'party/join-as-new/',
  access: 'public',
  limit: 'queue',
  marksBrowser: true,
  payload: joinAsNewPayload,
  document: graphql(`
    mutation JoinAsNew(
      $partyID: ID!
      $handle: String!
      $fields: [EntryValueInput!]!
      $seats: Int
      $requestKey: String!
      $locale: String
    ) {
      joinAsNew(
        partyID: $partyID
        handle: $handle
        fields: $fields
        seats: $seats
        requestKey: $requestKey
        locale: $locale
      ) {
        error
        item {
          queueUuid
          status
          handle
        }
      }
    }
  `),
});

/** Calls of people who come without an account. */
export const newcomerCalls = [joinAsNew] as const;
