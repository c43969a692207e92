import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import { paymentFields } from '@/lib/secureql/operations/payments/payments';
import { actOnTestOrderPayload, createTestOrderPayload } from '@/lib/shared/testorders/testOrder';

/** Something to buy that proves the path of money; refused in production. */
const createTestOrder = defineOperation({
  path: 'dev/create-order/',
  access: 'member',
  limit: 'save',
  payload: createTestOrderPayload,
  document: graphql(`
    mutation CreateTestOrder(
      $amount: Int!
      $currency: String!
      $mode: String!
      $feeKind: String!
      $sellerHandle: String!
      $requestKey: String!
    ) {
      createTestOrder(
        amount: $amount
        currency: $currency
        mode: $mode
        feeKind: $feeKind
        sellerHandle: $sellerHandle
        requestKey: $requestKey
      ) {
        error
        item {
          orderID
          paymentID
          url
        }
      }
    }
  `),
});

/** The caller's newest test orders, each with its payment. */
const getTestOrders = defineOperation({
  path: 'dev/get-orders/',
  access: 'member',
  payload: noPayload,
  document: graphql(
    `
      query GetTestOrders {
        testOrders {
          error
          items {
            id
            title
            feeKind
            mode
            amount
            currency
            state
            sellerHandle
            completedAt
            createdAt
            payment {
              ...PaymentFields
            }
          }
        }
      }
    `,
    [paymentFields],
  ),
});

/** Delivers, takes, calls off, refunds or charges one of them. */
const actOnTestOrder = defineOperation({
  path: 'dev/act-order/',
  access: 'member',
  limit: 'save',
  payload: actOnTestOrderPayload,
  document: graphql(`
    mutation ActOnTestOrder($orderID: ID!, $act: TestAct!, $amount: Int, $requestKey: String!) {
      actOnTestOrder(orderID: $orderID, act: $act, amount: $amount, requestKey: $requestKey) {
        error
        item {
          id
        }
      }
    }
  `),
});

export const testOrderCalls = [createTestOrder, getTestOrders, actOnTestOrder] as const;
