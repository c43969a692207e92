import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import {
  archiveLotteryPayload,
  changeLotteryStatePayload,
  createLotteryPayload,
  editLotteryPayload,
  lotteryIdPayload,
  runLotteryAgainPayload,
} from '@/lib/shared/lottery/lottery';
import { lotterySummary } from './lotteryFragments';
import { lotteryWinnerCommands } from './lotteryWinnerCommands';

/** Makes a draft. */
const createLottery = defineOperation({
  path: 'lottery/create-lottery/',
  access: 'creator',
  limit: 'create',
  payload: createLotteryPayload,
  document: graphql(
    `
      mutation CreateLottery($settings: LotterySettingsInput!, $requestKey: String!) {
        createLottery(settings: $settings, requestKey: $requestKey) {
          error
          item {
            ...LotterySummaryFields
          }
        }
      }
    `,
    [lotterySummary],
  ),
});

/** Changes a draw; what counts is fixed once somebody has entered. */
const editLottery = defineOperation({
  path: 'lottery/edit-lottery/',
  access: 'member',
  limit: 'save',
  payload: editLotteryPayload,
  document: graphql(
    `
      mutation EditLottery($lotteryId: ID!, $version: Int!, $settings: LotterySettingsInput!) {
        editLottery(lotteryId: $lotteryId, version: $version, settings: $settings) {
          error
          item {
            ...LotterySummaryFields
          }
        }
      }
    `,
    [lotterySummary],
  ),
});

/** Makes a draft with the settings of an earlier draw. */
const runLotteryAgain = defineOperation({
  path: 'lottery/run-again/',
  access: 'member',
  limit: 'create',
  payload: runLotteryAgainPayload,
  document: graphql(
    `
      mutation RunLotteryAgain($lotteryId: ID!, $requestKey: String!) {
        runLotteryAgain(lotteryId: $lotteryId, requestKey: $requestKey) {
          error
          item {
            ...LotterySummaryFields
          }
        }
      }
    `,
    [lotterySummary],
  ),
});

/** Puts a draw away that is over, or brings it back. */
const archiveLottery = defineOperation({
  path: 'lottery/archive/',
  access: 'member',
  limit: 'save',
  payload: archiveLotteryPayload,
  document: graphql(
    `
      mutation ArchiveLottery($lotteryId: ID!, $isArchived: Boolean!) {
        archiveLottery(lotteryId: $lotteryId, isArchived: $isArchived) {
          error
          item {
            ...LotterySummaryFields
          }
        }
      }
    `,
    [lotterySummary],
  ),
});

/** Opens (or plans), pauses or goes on. */
const changeLotteryState = defineOperation({
  path: 'lottery/change-state/',
  access: 'member',
  limit: 'press',
  payload: changeLotteryStatePayload,
  document: graphql(
    `
      mutation ChangeLotteryState($lotteryId: ID!, $action: LotteryAction!) {
        changeLotteryState(lotteryId: $lotteryId, action: $action) {
          error
          item {
            ...LotterySummaryFields
          }
        }
      }
    `,
    [lotterySummary],
  ),
});

/** Freezes the list; order and first winner follow by themselves. */
const closeLottery = defineOperation({
  path: 'lottery/close-and-draw/',
  access: 'member',
  limit: 'press',
  payload: lotteryIdPayload,
  document: graphql(
    `
      mutation CloseLottery($lotteryId: ID!) {
        closeLottery(lotteryId: $lotteryId) {
          error
          item {
            ...LotterySummaryFields
          }
        }
      }
    `,
    [lotterySummary],
  ),
});

/** Ends a draw without a winner. */
const cancelLottery = defineOperation({
  path: 'lottery/cancel/',
  access: 'member',
  limit: 'press',
  payload: lotteryIdPayload,
  document: graphql(
    `
      mutation CancelLottery($lotteryId: ID!) {
        cancelLottery(lotteryId: $lotteryId) {
          error
          item {
            ...LotterySummaryFields
          }
        }
      }
    `,
    [lotterySummary],
  ),
});

/** What hosts do with a draw. */
export const lotteryHostCommands = [
  createLottery,
  editLottery,
  runLotteryAgain,
  archiveLottery,
  changeLotteryState,
  closeLottery,
  cancelLottery,
  ...lotteryWinnerCommands,
] as const;
