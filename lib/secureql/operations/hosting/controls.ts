import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import { controlKeyPayload, createControlPayload } from '@/lib/shared/hosting/controls';
import { partyIdPayload } from '@/lib/shared/parties/party';

/** The live control addresses of a party. Hosts with the right SETTINGS only, else `forbidden`. */
const getControlKeys = defineOperation({
  path: 'control/get-keys/',
  access: 'member',
  payload: partyIdPayload,
  document: graphql(`
    query ControlKeys($partyID: ID!) {
      controlKeys(partyID: $partyID) {
        error
        items {
          id
          action
          hint
          madeBy
          createdAt
          lastUsedAt
        }
      }
    }
  `),
});

/** Makes a control address `/api/control/{key}`; the key is shown once. */
const createControlKey = defineOperation({
  path: 'control/create-key/',
  access: 'member',
  limit: 'create',
  payload: createControlPayload,
  document: graphql(`
    mutation CreateControlKey($partyID: ID!, $action: String!) {
      createControlKey(partyID: $partyID, action: $action) {
        error
        item {
          id
          key
        }
      }
    }
  `),
});

/** Ends a control address. */
const revokeControlKey = defineOperation({
  path: 'control/revoke-key/',
  access: 'member',
  limit: 'save',
  payload: controlKeyPayload,
  document: graphql(`
    mutation RevokeControlKey($keyId: ID!) {
      revokeControlKey(keyId: $keyId) {
        error
        item {
          id
        }
      }
    }
  `),
});

/** Every call about control addresses. */
export const controlCalls = [getControlKeys, createControlKey, revokeControlKey] as const;
