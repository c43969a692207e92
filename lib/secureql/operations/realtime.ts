import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';

/** A real-time token and its expiry; a visitor's reads public channels only. */
export const realtimeToken = defineOperation({
  path: 'get-pubnub-token/',
  access: 'public',
  limit: 'token',
  payload: noPayload,
  document: graphql(`
    query RealtimeToken {
      getPubNubSubscription {
        error
        token
        expiresAt
      }
    }
  `),
});
