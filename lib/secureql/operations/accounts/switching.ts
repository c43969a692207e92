import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import { switchAccountPayload } from '@/lib/shared/accounts/quick';
import { currentUser } from './accounts';

/** The account that this browser can switch to, and what waits there. */
const otherAccount = defineOperation({
  path: 'accounts/get-other-account/',
  access: 'member',
  payload: noPayload,
  document: graphql(`
    query OtherAccount {
      otherAccount {
        error
        item {
          handle
          isQuick
          waiting {
            kind
            toolId
            uuid
            title
            until
          }
        }
      }
    }
  `),
});

/** Goes on as the other account of this browser. */
const switchAccount = defineOperation({
  path: 'accounts/switch-account/',
  access: 'member',
  limit: 'switch',
  marksBrowser: true,
  payload: switchAccountPayload,
  document: graphql(
    `
      mutation SwitchAccount($handle: String!) {
        switchAccount(handle: $handle) {
          error
          item {
            ...CurrentUserFields
          }
        }
      }
    `,
    [currentUser],
  ),
});

/** The two accounts of one browser. */
export const switchCalls = [otherAccount, switchAccount] as const;
