import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import {
  confirmWinnersPayload,
  lotteryIdPayload,
  lotteryMemberPayload,
  nextInLinePayload,
  removeLotteryMemberPayload,
} from '@/lib/shared/lottery/lottery';

/** Draws the next prize of a live draw. */
const drawNext = defineOperation({
  path: 'lottery/draw-next/',
  access: 'member',
  limit: 'press',
  payload: lotteryIdPayload,
  document: graphql(`
    mutation DrawNext($lotteryId: ID!) {
      drawNext(lotteryId: $lotteryId) {
        error
        item {
          count
        }
      }
    }
  `),
});

/** Tells drawn winners; their clock starts. */
const confirmWinners = defineOperation({
  path: 'lottery/confirm-winners/',
  access: 'member',
  limit: 'press',
  payload: confirmWinnersPayload,
  document: graphql(`
    mutation ConfirmWinners($lotteryId: ID!, $memberIds: [ID!]!) {
      confirmWinners(lotteryId: $lotteryId, memberIds: $memberIds) {
        error
        item {
          count
        }
      }
    }
  `),
});

/** Passes a winner over for a public reason. */
const nextInLine = defineOperation({
  path: 'lottery/next-in-line/',
  access: 'member',
  limit: 'press',
  payload: nextInLinePayload,
  document: graphql(`
    mutation NextInLine($lotteryId: ID!, $memberId: ID!, $reason: String!) {
      nextInLine(lotteryId: $lotteryId, memberId: $memberId, reason: $reason) {
        error
        item {
          count
        }
      }
    }
  `),
});

/** Takes an entrant off for a public reason. */
const removeMember = defineOperation({
  path: 'lottery/remove-member/',
  access: 'member',
  limit: 'press',
  payload: removeLotteryMemberPayload,
  document: graphql(`
    mutation RemoveLotteryMember($lotteryId: ID!, $memberId: ID!, $reason: String!) {
      removeLotteryMember(lotteryId: $lotteryId, memberId: $memberId, reason: $reason) {
        error
        item {
          count
        }
      }
    }
  `),
});

/** Marks a claimed prize as handed over. */
const fulfilPrize = defineOperation({
  path: 'lottery/fulfil-prize/',
  access: 'member',
  limit: 'press',
  payload: lotteryMemberPayload,
  document: graphql(`
    mutation FulfilPrize($lotteryId: ID!, $memberId: ID!) {
      fulfilPrize(lotteryId: $lotteryId, memberId: $memberId) {
        error
        item {
          count
        }
      }
    }
  `),
});

/** What hosts do with those who are in a draw and whom it drew. */
export const lotteryWinnerCommands = [
  drawNext,
  confirmWinners,
  nextInLine,
  removeMember,
  fulfilPrize,
] as const;
