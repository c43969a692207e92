import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import { operatorPerson } from './operatorFragments';

/** Creators who may not sell for now. */
const getSuspensions = defineOperation({
  path: 'operator/get-suspensions/',
  access: 'public',
  payload: noPayload,
  document: graphql(
    `
      query OperatorSuspensions {
        operatorSuspensions {
          error
          items {
            creator {
              ...OperatorPersonFields
            }
            reason
            since
            refundAt
            openOrders
          }
        }
      }
    `,
    [operatorPerson],
  ),
});

/** Creators who are shown first. */
const getFeatured = defineOperation({
  path: 'operator/get-featured/',
  access: 'public',
  payload: noPayload,
  document: graphql(
    `
      query OperatorFeatured {
        operatorFeatured {
          error
          items {
            creator {
              ...OperatorPersonFields
            }
            since
          }
        }
      }
    `,
    [operatorPerson],
  ),
});

/** All categories, and which are hidden. */
const getCategories = defineOperation({
  path: 'operator/get-categories/',
  access: 'public',
  payload: noPayload,
  document: graphql(`
    query OperatorCategories {
      operatorCategories {
        error
        items {
          key
          isHidden
        }
      }
    }
  `),
});

/** Calls about what operators decided. */
export const decidedCalls = [getSuspensions, getFeatured, getCategories] as const;
