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
