import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';

/** What a fan was given, newest first. */
export const myGifts = defineOperation({
  path: 'gifts/get-my-gifts/',
  access: 'fan',
  payload: noPayload,
  document: graphql(`
    query MyGifts {
      getGifts {
        error
        items {
          id
          title
          from
          givenAt
        }
      }
    }
  `),
});
