import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import { contributionPayload, myContributionsPayload } from '@/lib/shared/fund/contribution';
import { fundPagePayload, leaderboardPayload } from '@/lib/shared/fund/fund';

/** A contribution as everybody sees it. */
export const supporter = graphql(`
  fragment SupporterFields on Supporter {
    id
    name
    handle
    profilePhoto
    amount
    tier
    message
    at
  }
`);

/** A contribution as its giver sees it. */
export const ownContribution = graphql(`
  fragment OwnContributionFields on OwnContribution {
    id
    fundId
    fundTitle
    fundState
    mode
    goal
    deadlineAt
    creator {
      handle
      name
      profilePhoto
    }
    amount
    currency
    refunded
    payment
    message
    messageState
    visibility
    alias
    shownAs
    anonymousAllowed
    tier {
      title
      delivery
      answer
    }
    pollOption
    thanks
    raised
    paymentId
    heldUntil
    retryAt
    failure
    cardLast4
    isMine
    createdAt
  }
`);

/** Who supported a fund, newest first. */
const getSupporters = defineOperation({
  path: 'fund/get-supporters/',
  access: 'public',
  payload: fundPagePayload,
  document: graphql(
    `
      query FundSupporters($fundId: ID!, $cursor: String) {
        fundSupporters(fundId: $fundId, cursor: $cursor) {
          error
          items {
            ...SupporterFields
          }
          cursor
        }
      }
    `,
    [supporter],
  ),
});

/** Who gave most, of those who show it. */
const getLeaderboard = defineOperation({
  path: 'fund/get-leaderboard/',
  access: 'public',
  payload: leaderboardPayload,
  document: graphql(`
    query FundLeaderboard($fundId: ID!, $period: LeaderboardPeriod!) {
      fundLeaderboard(fundId: $fundId, period: $period) {
        error
        items {
          name
          handle
          profilePhoto
          total
        }
      }
    }
  `),
});

/** A contribution for its giver: an account, or who holds the mailed link. The page asks again while it waits. */
const getContribution = defineOperation({
  path: 'fund/get-contribution/',
  access: 'public',
  limit: 'sign',
  payload: contributionPayload,
  document: graphql(
    `
      query Contribution($contributionId: ID!, $token: String) {
        contribution(contributionId: $contributionId, token: $token) {
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

/** What the caller gave, newest first. */
const myContributions = defineOperation({
  path: 'fund/my-contributions/',
  access: 'member',
  payload: myContributionsPayload,
  document: graphql(
    `
      query MyContributions($cursor: String) {
        myContributions(cursor: $cursor) {
          error
          items {
            ...OwnContributionFields
          }
          cursor
        }
      }
    `,
    [ownContribution],
  ),
});

/** Contributions as the public and their givers read them. */
export const contributionReads = [
  getSupporters,
  getLeaderboard,
  getContribution,
  myContributions,
] as const;
