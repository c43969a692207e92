import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import { keyIdPayload, partyIdPayload } from '@/lib/shared/parties/party';

/** Makes an overlay key; the key itself is shown once. */
export const createWidgetKey = defineOperation({
  path: 'widgets/create-key/',
  access: 'member',
  limit: 'create',
  payload: partyIdPayload,
  document: graphql(`
    mutation CreateWidgetKey($partyID: ID!) {
      createWidgetKey(partyID: $partyID) {
        error
        item {
          id
          key
        }
      }
    }
  `),
});

/** When each overlay of a tool gave its last sign: asked every few seconds. Hosts only. */
export const overlaySigns = defineOperation({
  path: 'widgets/get-signs/',
  access: 'member',
  limit: 'sign',
  payload: partyIdPayload,
  document: graphql(`
    query OverlaySigns($partyID: ID!) {
      overlaySigns(partyID: $partyID) {
        error
        items {
          id
          lastSeenAt
          isOnAir
        }
      }
    }
  `),
});

/** Ends an overlay key. */
export const revokeWidgetKey = defineOperation({
  path: 'widgets/revoke-key/',
  access: 'member',
  limit: 'save',
  payload: keyIdPayload,
  document: graphql(`
    mutation RevokeWidgetKey($keyId: ID!) {
      revokeWidgetKey(keyId: $keyId) {
        error
        item {
          id
        }
      }
    }
  `),
});
