import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import {
  checkMessagePayload,
  hostContributionsPayload,
  refundContributionPayload,
  testContributionPayload,
  thankPayload,
} from '@/lib/shared/fund/fund';

/** A contribution as hosts see it. */
export const hostContribution = graphql(`
  fragment HostContributionFields on HostContribution {
    id
    name
    handle
    profilePhoto
    visibility
    amount
    refunded
    tier
    tierAnswer
    pollOption
    message
    messageState
    linksRemoved
    show
    payment
    isTest
    isThanked
    isRefundable
    at
  }
`);

/** One of the host's lists of contributions. */
const getHostContributions = defineOperation({
  path: 'fund/get-host-contributions/',
  access: 'member',
  payload: hostContributionsPayload,
  document: graphql(
    `
      query HostContributions($fundId: ID!, $list: ContributionListName!, $cursor: String) {
        hostContributions(fundId: $fundId, list: $list, cursor: $cursor) {
          error
          items {
            ...HostContributionFields
          }
          cursor
        }
      }
    `,
    [hostContribution],
  ),
});

/** Approves words, denies them, or puts them behind the others. */
const checkMessage = defineOperation({
  path: 'fund/check-message/',
  access: 'member',
  limit: 'press',
  payload: checkMessagePayload,
  document: graphql(
    `
      mutation CheckMessage($fundId: ID!, $contributionId: ID!, $verdict: Verdict!) {
        checkMessage(fundId: $fundId, contributionId: $contributionId, verdict: $verdict) {
          error
          item {
            ...HostContributionFields
          }
        }
      }
    `,
    [hostContribution],
  ),
});

/** Sends one contribution back. */
const refundContribution = defineOperation({
  path: 'fund/refund-contribution/',
  access: 'member',
  limit: 'press',
  payload: refundContributionPayload,
  document: graphql(
    `
      mutation RefundContribution(
        $fundId: ID!
        $contributionId: ID!
        $reason: String!
        $requestKey: String!
      ) {
        refundContribution(
          fundId: $fundId
          contributionId: $contributionId
          reason: $reason
          requestKey: $requestKey
        ) {
          error
          item {
            ...HostContributionFields
          }
        }
      }
    `,
    [hostContribution],
  ),
});

/** A contribution that hosts and overlays see and no total counts. */
const testContribution = defineOperation({
  path: 'fund/test-contribution/',
  access: 'member',
  limit: 'press',
  payload: testContributionPayload,
  document: graphql(
    `
      mutation TestContribution($fundId: ID!, $amount: Int!, $requestKey: String!) {
        testContribution(fundId: $fundId, amount: $amount, requestKey: $requestKey) {
          error
          item {
            ...HostContributionFields
          }
        }
      }
    `,
    [hostContribution],
  ),
});

/** Thanks one supporter, or all who were not thanked yet. */
const thankSupporters = defineOperation({
  path: 'fund/thank/',
  access: 'member',
  limit: 'announce',
  payload: thankPayload,
  document: graphql(`
    mutation ThankSupporters(
      $fundId: ID!
      $contributionId: ID
      $text: String!
      $requestKey: String!
    ) {
      thankSupporters(
        fundId: $fundId
        contributionId: $contributionId
        text: $text
        requestKey: $requestKey
      ) {
        error
        item {
          count
        }
      }
    }
  `),
});

/** What hosts see of contributions and do with them. */
export const hostContributionCalls = [
  getHostContributions,
  checkMessage,
  refundContribution,
  testContribution,
  thankSupporters,
] as const;
