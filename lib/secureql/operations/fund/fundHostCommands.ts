import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import {
  archiveFundPayload,
  changeFundStatePayload,
  createFundPayload,
  editFundPayload,
  endFundPayload,
  runFundAgainPayload,
} from '@/lib/shared/fund/fund';
import { fundSummary } from './fundFragments';

/** Makes a draft. */
const createFund = defineOperation({
  path: 'fund/create-fund/',
  access: 'creator',
  limit: 'create',
  payload: createFundPayload,
  document: graphql(
    `
      mutation CreateFund($settings: FundSettingsInput!, $requestKey: String!) {
        createFund(settings: $settings, requestKey: $requestKey) {
          error
          item {
            ...FundSummaryFields
          }
        }
      }
    `,
    [fundSummary],
  ),
});

/** Changes a fund; what givers relied on is fixed. */
const editFund = defineOperation({
  path: 'fund/edit-fund/',
  access: 'member',
  limit: 'save',
  payload: editFundPayload,
  document: graphql(
    `
      mutation EditFund($fundId: ID!, $version: Int!, $settings: FundSettingsInput!) {
        editFund(fundId: $fundId, version: $version, settings: $settings) {
          error
          item {
            ...FundSummaryFields
          }
        }
      }
    `,
    [fundSummary],
  ),
});

/** Makes a draft with the settings of an earlier fund. */
const runFundAgain = defineOperation({
  path: 'fund/run-again/',
  access: 'member',
  limit: 'create',
  payload: runFundAgainPayload,
  document: graphql(
    `
      mutation RunFundAgain($fundId: ID!, $requestKey: String!) {
        runFundAgain(fundId: $fundId, requestKey: $requestKey) {
          error
          item {
            ...FundSummaryFields
          }
        }
      }
    `,
    [fundSummary],
  ),
});

/** Puts a fund away that is over, or brings it back. */
const archiveFund = defineOperation({
  path: 'fund/archive/',
  access: 'member',
  limit: 'save',
  payload: archiveFundPayload,
  document: graphql(
    `
      mutation ArchiveFund($fundId: ID!, $isArchived: Boolean!) {
        archiveFund(fundId: $fundId, isArchived: $isArchived) {
          error
          item {
            ...FundSummaryFields
          }
        }
      }
    `,
    [fundSummary],
  ),
});

/** Opens or plans, pauses, goes on, or ends. */
const changeFundState = defineOperation({
  path: 'fund/change-state/',
  access: 'member',
  limit: 'press',
  payload: changeFundStatePayload,
  document: graphql(
    `
      mutation ChangeFundState($fundId: ID!, $action: FundAction!) {
        changeFundState(fundId: $fundId, action: $action) {
          error
          item {
            ...FundSummaryFields
          }
        }
      }
    `,
    [fundSummary],
  ),
});

/** Calls a fund off before its end; everybody gets their money back. */
const cancelFund = defineOperation({
  path: 'fund/cancel-fund/',
  access: 'member',
  limit: 'press',
  payload: endFundPayload,
  document: graphql(
    `
      mutation CancelFund($fundId: ID!, $reason: String!) {
        cancelFund(fundId: $fundId, reason: $reason) {
          error
          item {
            ...FundSummaryFields
          }
        }
      }
    `,
    [fundSummary],
  ),
});

/** Sends everybody their money back after the end. */
const refundFund = defineOperation({
  path: 'fund/refund-all/',
  access: 'member',
  limit: 'press',
  payload: endFundPayload,
  document: graphql(
    `
      mutation RefundFund($fundId: ID!, $reason: String!) {
        refundFund(fundId: $fundId, reason: $reason) {
          error
          item {
            ...FundSummaryFields
          }
        }
      }
    `,
    [fundSummary],
  ),
});

/** What hosts do with a fund. */
export const fundHostCommands = [
  createFund,
  editFund,
  runFundAgain,
  archiveFund,
  changeFundState,
  cancelFund,
  refundFund,
] as const;
