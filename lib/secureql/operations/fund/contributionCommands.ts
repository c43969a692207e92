import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import {
  changeVisibilityPayload,
  claimContributionPayload,
  contributionPayload,
  startContributionPayload,
} from '@/lib/shared/fund/contribution';
import { ownContribution } from './contributions';

/** The page of Stripe that follows. */
const started = graphql(`
  fragment StartedContributionFields on StartedContribution {
    contributionId
    token
    url
    expiresAt
  }
`);

/** Gives to a fund: writes it down and opens the page to pay on. */
const startContribution = defineOperation({
  path: 'fund/start-contribution/',
  access: 'public',
  limit: 'give',
  payload: startContributionPayload,
  document: graphql(
    `
      mutation StartContribution(
        $fundId: ID!
        $amount: Int!
        $currency: String!
        $tierId: ID
        $tierAnswer: String
        $pollOptionId: ID
        $message: String
        $visibility: Visibility!
        $alias: String
        $email: String
        $name: String
        $locale: String!
        $requestKey: String!
      ) {
        startContribution(
          fundId: $fundId
          amount: $amount
          currency: $currency
          tierId: $tierId
          tierAnswer: $tierAnswer
          pollOptionId: $pollOptionId
          message: $message
          visibility: $visibility
          alias: $alias
          email: $email
          name: $name
          locale: $locale
          requestKey: $requestKey
        ) {
          error
          item {
            ...StartedContributionFields
          }
        }
      }
    `,
    [started],
  ),
});

/** Goes on to the page to pay on; after a failure, or where the saved card was declined, to a new one. */
const payContribution = defineOperation({
  path: 'fund/pay-contribution/',
  access: 'public',
  limit: 'give',
  payload: contributionPayload,
  document: graphql(
    `
      mutation PayContribution($contributionId: ID!, $token: String) {
        payContribution(contributionId: $contributionId, token: $token) {
          error
          item {
            ...StartedContributionFields
          }
        }
      }
    `,
    [started],
  ),
});

/** Changes what others see of an own contribution. */
const changeVisibility = defineOperation({
  path: 'fund/change-visibility/',
  access: 'public',
  limit: 'save',
  payload: changeVisibilityPayload,
  document: graphql(
    `
      mutation ChangeVisibility(
        $contributionId: ID!
        $token: String
        $visibility: Visibility!
        $alias: String
      ) {
        changeVisibility(
          contributionId: $contributionId
          token: $token
          visibility: $visibility
          alias: $alias
        ) {
          error
          item {
            ...OwnContributionFields
          }
        }
      }
    `,
    [ownContribution],
  ),
});

/** Takes a pledge back before the deadline; the card is not charged. */
const withdrawPledge = defineOperation({
  path: 'fund/withdraw-pledge/',
  access: 'public',
  limit: 'save',
  payload: contributionPayload,
  document: graphql(
    `
      mutation WithdrawPledge($contributionId: ID!, $token: String) {
        withdrawPledge(contributionId: $contributionId, token: $token) {
          error
          item {
            ...OwnContributionFields
          }
        }
      }
    `,
    [ownContribution],
  ),
});

/** Takes what was given without an account into the caller's. */
const claimContribution = defineOperation({
  path: 'fund/claim-contribution/',
  access: 'member',
  limit: 'linkTry',
  payload: claimContributionPayload,
  document: graphql(
    `
      mutation ClaimContribution($contributionId: ID!, $token: String!) {
        claimContribution(contributionId: $contributionId, token: $token) {
          error
          item {
            ...OwnContributionFields
          }
        }
      }
    `,
    [ownContribution],
  ),
});

/** What givers do. */
export const contributionCommands = [
  startContribution,
  payContribution,
  changeVisibility,
  withdrawPledge,
  claimContribution,
] as const;
