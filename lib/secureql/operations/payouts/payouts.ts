import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import {
  chooseCountryPayload,
  payoutLinesPayload,
  retryPayoutPayload,
} from '@/lib/shared/payouts/payouts';

const accountFields = graphql(`
  fragment PayoutAccountFields on PayoutAccount {
    state
    country
    currency
    bankLast4
    due
    mayChangeCurrency
    countries {
      country
      currencies
    }
  }
`);

const lineFields = graphql(`
  fragment PayoutLineFields on PayoutLine {
    id
    what
    kind
    title
    fromName
    href
    at
    gross
    fee
    net
    currency
    state
    stateAt
  }
`);

/** A link to give Stripe what it asks for: made at the press, good once and for minutes. */
const stripeConnecting = defineOperation({
  path: 'stripe-dash-connecting-url/',
  access: 'creator',
  limit: 'create',
  payload: noPayload,
  document: graphql(`
    mutation StripeConnecting {
      myUser: connectPayouts {
        error
        item {
          stripeOnboardUrl
        }
      }
    }
  `),
});

/** A link to the creator's own dashboard at Stripe. */
const stripeConnected = defineOperation({
  path: 'stripe-dash-connected-url/',
  access: 'creator',
  limit: 'create',
  payload: noPayload,
  document: graphql(`
    mutation StripeConnected {
      myUser: openStripeDashboard {
        error
        item {
          stripeDashboard
        }
      }
    }
  `),
});

/** Where the creator lives and what they sell in, before Stripe is asked. */
const chooseCountry = defineOperation({
  path: 'payouts/choose-country/',
  access: 'creator',
  limit: 'save',
  payload: chooseCountryPayload,
  document: graphql(
    `
      mutation ChoosePayoutCountry($country: String!, $currency: Currency!) {
        choosePayoutCountry(country: $country, currency: $currency) {
          error
          item {
            ...PayoutAccountFields
          }
        }
      }
    `,
    [accountFields],
  ),
});

/** Where the creator's money is. */
const payoutOverview = defineOperation({
  path: 'payouts/get-overview/',
  access: 'creator',
  payload: noPayload,
  document: graphql(
    `
      query PayoutOverview {
        payoutOverview {
          error
          item {
            account {
              ...PayoutAccountFields
            }
            currency
            clearing {
              amount
              next {
                amount
                at
              }
            }
            available {
              amount
              goesOutAt
            }
            onItsWay {
              amount
              arrivesAt
              failed {
                payoutID
                amount
                code
              }
            }
            negative {
              clears {
                amount
                at
              }
            }
            weeks {
              start
              contributions
              experiences
            }
            payouts {
              id
              at
              amount
              state
              bankLast4
            }
          }
        }
      }
    `,
    [accountFields],
  ),
});

/** What moved the creator's money, newest first. */
const payoutLines = defineOperation({
  path: 'payouts/get-lines/',
  access: 'creator',
  payload: payoutLinesPayload,
  document: graphql(
    `
      query PayoutLines($state: PayoutLineState, $cursor: String) {
        payoutLines(state: $state, cursor: $cursor) {
          error
          cursor
          items {
            ...PayoutLineFields
          }
        }
      }
    `,
    [lineFields],
  ),
});

/** The same in longer pages, for a file. */
const payoutExport = defineOperation({
  path: 'payouts/get-export/',
  access: 'creator',
  limit: 'read',
  payload: payoutLinesPayload,
  document: graphql(
    `
      query PayoutExport($state: PayoutLineState, $cursor: String) {
        payoutExport(state: $state, cursor: $cursor) {
          error
          cursor
          items {
            ...PayoutLineFields
          }
        }
      }
    `,
    [lineFields],
  ),
});

/** Sends once more what the creator's bank sent back. */
const retryPayout = defineOperation({
  path: 'payouts/retry-payout/',
  access: 'creator',
  limit: 'save',
  payload: retryPayoutPayload,
  document: graphql(`
    mutation RetryPayout($payoutID: ID!, $requestKey: ID!) {
      retryPayout(payoutID: $payoutID, requestKey: $requestKey) {
        error
        item {
          id
          at
          amount
          state
          bankLast4
        }
      }
    }
  `),
});

export const payoutCalls = [
  stripeConnecting,
  stripeConnected,
  chooseCountry,
  payoutOverview,
  payoutLines,
  payoutExport,
  retryPayout,
] as const;
