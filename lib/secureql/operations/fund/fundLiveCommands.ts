import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import {
  addOfflinePayload,
  endMatchPayload,
  postUpdatePayload,
  promiseMatchPayload,
  revealMilestonePayload,
  startSessionPayload,
} from '@/lib/shared/fund/fund';
import { fundNews } from './fundFragments';

/** Shows a hidden milestone to everybody. */
const revealMilestone = defineOperation({
  path: 'fund/reveal-milestone/',
  access: 'member',
  limit: 'press',
  payload: revealMilestonePayload,
  document: graphql(`
    mutation RevealMilestone($fundId: ID!, $milestoneId: ID!) {
      revealMilestone(fundId: $fundId, milestoneId: $milestoneId) {
        error
        item {
          count
        }
      }
    }
  `),
});

/** Puts in what was raised elsewhere. */
const addOffline = defineOperation({
  path: 'fund/add-offline/',
  access: 'member',
  limit: 'press',
  payload: addOfflinePayload,
  document: graphql(`
    mutation AddOffline($fundId: ID!, $amount: Int!, $requestKey: String!) {
      addOffline(fundId: $fundId, amount: $amount, requestKey: $requestKey) {
        error
        item {
          count
        }
      }
    }
  `),
});

/** Tells supporters something. */
const postFundUpdate = defineOperation({
  path: 'fund/post-update/',
  access: 'member',
  limit: 'create',
  payload: postUpdatePayload,
  document: graphql(
    `
      mutation PostFundUpdate($fundId: ID!, $title: String!, $text: String!, $requestKey: String!) {
        postFundUpdate(fundId: $fundId, title: $title, text: $text, requestKey: $requestKey) {
          error
          item {
            ...FundNewsFields
          }
        }
      }
    `,
    [fundNews],
  ),
});

/** Begins a bar of its own for this show. */
const startFundSession = defineOperation({
  path: 'fund/start-session/',
  access: 'member',
  limit: 'press',
  payload: startSessionPayload,
  document: graphql(`
    mutation StartFundSession($fundId: ID!, $goal: Int) {
      startFundSession(fundId: $fundId, goal: $goal) {
        error
        item {
          count
        }
      }
    }
  `),
});

/** Notes that somebody adds as much as others give. */
const promiseMatch = defineOperation({
  path: 'fund/promise-match/',
  access: 'member',
  limit: 'press',
  payload: promiseMatchPayload,
  document: graphql(`
    mutation PromiseMatch(
      $fundId: ID!
      $name: String!
      $upTo: Int!
      $until: String!
      $requestKey: String!
    ) {
      promiseMatch(
        fundId: $fundId
        name: $name
        upTo: $upTo
        until: $until
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

/** Ends a match before its time. */
const endMatch = defineOperation({
  path: 'fund/end-match/',
  access: 'member',
  limit: 'press',
  payload: endMatchPayload,
  document: graphql(`
    mutation EndMatch($fundId: ID!, $matchId: ID!) {
      endMatch(fundId: $fundId, matchId: $matchId) {
        error
        item {
          count
        }
      }
    }
  `),
});

/** What hosts do while a fund runs. */
export const fundLiveCommands = [
  revealMilestone,
  addOffline,
  postFundUpdate,
  startFundSession,
  promiseMatch,
  endMatch,
] as const;
