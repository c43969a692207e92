import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import { paymentPayload } from '@/lib/shared/payments/payment';

/** A payment as its buyer and its seller see it. */
export const paymentFields = graphql(`
  fragment PaymentFields on Payment {
    id
    role
    mode
    state
    title
    amount
    currency
    fee
    seller {
      handle
      name
    }
    expiresAt
    url
    returnPath
    failure
    cardLast4
    retryAt
    isRecoverable
    refunded
    refunds {
      id
      amount
      reason
      state
      at
    }
    dispute
    createdAt
    paidAt
  }
`);

/** A payment for its buyer or its seller; the page that waits for the bank asks again and again. */
const payment = defineOperation({
  path: 'payments/get-payment/',
  access: 'member',
  limit: 'sign',
  payload: paymentPayload,
  document: graphql(
    `
      query Payment($paymentID: ID!) {
        payment(paymentID: $paymentID) {
          error
          item {
            ...PaymentFields
          }
        }
      }
    `,
    [paymentFields],
  ),
});

/** Opens a page to pay on instead of with a saved card that was declined. */
const recoverPayment = defineOperation({
  path: 'payments/recover-payment/',
  access: 'member',
  limit: 'save',
  payload: paymentPayload,
  document: graphql(`
    mutation RecoverPayment($paymentID: ID!) {
      recoverPayment(paymentID: $paymentID) {
        error
        item {
          paymentID
          url
          expiresAt
        }
      }
    }
  `),
});

/** All calls about payments. */
export const paymentCalls = [payment, recoverPayment] as const;
