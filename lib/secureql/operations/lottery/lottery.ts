import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import {
  creatorLotteriesPayload,
  joinLotteryAsNewPayload,
  joinLotteryPayload,
  lotteryIdPayload,
  lotteryPagePayload,
  takeBonusPayload,
} from '@/lib/shared/lottery/lottery';
import { lotteryMember, lotteryOfPage, lotterySummary, myLotteryEntry } from './lotteryFragments';

/** One draw with its newest entrants, what is fixed of it and what is the own there. */
const lotteryDetails = defineOperation({
  path: 'lottery/get-lottery-details/',
  access: 'public',
  payload: lotteryIdPayload,
  document: graphql(
    `
      query LotteryDetails($lotteryId: ID!) {
        getLottery(lotteryId: $lotteryId) {
          error
          items {
            ...LotteryFields
          }
        }
      }
    `,
    [lotteryOfPage],
  ),
});

/** A creator's draws, newest first; drafts only for the owner. */
const creatorLotteries = defineOperation({
  path: 'get-lottery-by-creator-id',
  access: 'public',
  payload: creatorLotteriesPayload,
  document: graphql(
    `
      query CreatorLotteries($creatorId: ID!, $cursor: String) {
        getLottery: creatorLotteries(creatorId: $creatorId, cursor: $cursor) {
          error
          items {
            ...LotterySummaryFields
          }
          cursor
        }
      }
    `,
    [lotterySummary],
  ),
});

/** The next 50 entrants of a draw. */
const lotteryMembers = defineOperation({
  path: 'lottery/get-members/',
  access: 'public',
  payload: lotteryPagePayload,
  document: graphql(
    `
      query LotteryMembers($lotteryId: ID!, $cursor: String) {
        lotteryMembers(lotteryId: $lotteryId, cursor: $cursor) {
          error
          items {
            ...LotteryMemberFields
          }
          cursor
        }
      }
    `,
    [lotteryMember],
  ),
});

/** Enters a draw; the answer holds the receipt. */
const joinLottery = defineOperation({
  path: 'lottery/join-lottery/',
  access: 'member',
  limit: 'queue',
  payload: joinLotteryPayload,
  document: graphql(
    `
      mutation JoinLottery($lotteryId: ID!, $salt: String!, $country: String, $isOfAge: Boolean) {
        joinLottery(lotteryId: $lotteryId, salt: $salt, country: $country, isOfAge: $isOfAge) {
          error
          item {
            ...MyLotteryEntryFields
          }
        }
      }
    `,
    [myLotteryEntry],
  ),
});

/** Makes a quick account and enters with it, or does neither. */
const joinLotteryAsNew = defineOperation({
  path: 'lottery/join-as-new/',
  access: 'public',
  limit: 'queue',
  marksBrowser: true,
  payload: joinLotteryAsNewPayload,
  document: graphql(
    `
      mutation JoinLotteryAsNew(
        $lotteryId: ID!
        $handle: String!
        $salt: String!
        $country: String
        $isOfAge: Boolean
        $requestKey: String!
        $locale: String
      ) {
        joinLotteryAsNew(
          lotteryId: $lotteryId
          handle: $handle
          salt: $salt
          country: $country
          isOfAge: $isOfAge
          requestKey: $requestKey
          locale: $locale
        ) {
          error
          item {
            handle
            entry {
              ...MyLotteryEntryFields
            }
          }
        }
      }
    `,
    [myLotteryEntry],
  ),
});

/** Leaves a draw that is not closed; entering again is a new entry. */
const leaveLottery = defineOperation({
  path: 'lottery/leave-lottery/',
  access: 'member',
  limit: 'queue',
  payload: lotteryIdPayload,
  document: graphql(
    `
      mutation LeaveLottery($lotteryId: ID!) {
        leaveLottery(lotteryId: $lotteryId) {
          error
          item {
            ...MyLotteryEntryFields
          }
        }
      }
    `,
    [myLotteryEntry],
  ),
});

/** Counts a free act the viewer has done as tickets. */
const takeBonus = defineOperation({
  path: 'lottery/take-bonus/',
  access: 'member',
  limit: 'queue',
  payload: takeBonusPayload,
  document: graphql(
    `
      mutation TakeBonus($lotteryId: ID!, $kind: BonusKind!) {
        takeBonus(lotteryId: $lotteryId, kind: $kind) {
          error
          item {
            ...MyLotteryEntryFields
          }
        }
      }
    `,
    [myLotteryEntry],
  ),
});

/** What everyone and entrants do with a draw. */
export const lotteryCalls = [
  lotteryDetails,
  creatorLotteries,
  lotteryMembers,
  joinLottery,
  joinLotteryAsNew,
  leaveLottery,
  takeBonus,
] as const;
