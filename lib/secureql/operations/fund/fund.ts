import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import { creatorFundsPayload, fundIdPayload, fundPagePayload } from '@/lib/shared/fund/fund';
import { supporter } from './contributions';
import { fundFace, fundNews, fundSummary } from './fundFragments';

/** Everything the page of a fund needs. */
const getFund = defineOperation({
  path: 'get-fund/',
  access: 'public',
  payload: fundIdPayload,
  document: graphql(
    `
      query GetFund($fundId: ID!) {
        getFund(fundId: $fundId) {
          error
          items {
            id
            creatorId
            seq
            creator {
              id
              handle
              name
              extra_public
            }
            fund {
              ...FundFaceFields
            }
            story
            videoUrl
            min
            max
            presets
            anonymousAllowed
            messagesModerated
            isForSale
            supporters {
              ...SupporterFields
            }
            supportersCursor
            updates {
              ...FundNewsFields
            }
            updatesCursor
            right
            notices {
              contributionId
              payment
              amount
              retryAt
            }
          }
        }
      }
    `,
    [fundFace, supporter, fundNews],
  ),
});

/** A creator's funds, newest first; drafts for their hosts alone. */
const creatorFunds = defineOperation({
  path: 'get-fund-by-creator-id',
  access: 'public',
  payload: creatorFundsPayload,
  document: graphql(
    `
      query CreatorFunds($creatorId: ID!, $cursor: String) {
        getFund: creatorFunds(creatorId: $creatorId, cursor: $cursor) {
          error
          items {
            ...FundSummaryFields
          }
          cursor
        }
      }
    `,
    [fundSummary],
  ),
});

/** What the creator told supporters, newest first. */
const fundUpdates = defineOperation({
  path: 'fund/get-updates/',
  access: 'public',
  payload: fundPagePayload,
  document: graphql(
    `
      query FundUpdates($fundId: ID!, $cursor: String) {
        fundNews(fundId: $fundId, cursor: $cursor) {
          error
          items {
            ...FundNewsFields
          }
          cursor
        }
      }
    `,
    [fundNews],
  ),
});

/** What everybody sees of funds. */
export const fundReads = [getFund, creatorFunds, fundUpdates] as const;
