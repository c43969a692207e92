import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import {
  lotteryIdPayload,
  lotteryPagePayload,
  myLotteriesPayload,
} from '@/lib/shared/lottery/lottery';
import {
  hostClaim,
  hostEntry,
  lotteryOfPage,
  lotteryPrize,
  lotterySummary,
  lotteryWinner,
} from './lotteryFragments';

/** Everything that edit page and console of a draw need. */
const getLotteryEdit = defineOperation({
  path: 'get-lottery-edit',
  access: 'member',
  payload: lotteryIdPayload,
  document: graphql(
    `
      query LotteryEdit($lotteryId: ID!) {
        getLottery: lotteryEdit(lotteryId: $lotteryId) {
          error
          items {
            id
            right
            version
            isLocked
            settings {
              title
              notice
              prizes {
                ...LotteryPrizeFields
              }
              ownRules
              opensAt
              closesAt
              openMinutes
              liveMinutes
              verifiedOnly
              followersOnly
              minAccountDays
              countries
              minAge
              notWonDays
              followTickets
              waitedTickets
              maxEntries
              claimMode
              claimSeconds
            }
            lottery {
              ...LotteryFields
            }
            entrants {
              ...HostEntryFields
            }
            entrantsCursor
            claims {
              ...HostClaimFields
            }
            nextInLine {
              rank
              handle
            }
            acts {
              id
              kind
              actorHandle
              handles
              count
              what
              reason
              at
              isUndone
              isFinal
            }
            overlays {
              id
              kind
              lastSeenAt
              isOnAir
              onAirSince
              warnings
            }
          }
        }
      }
    `,
    [lotteryPrize, lotteryOfPage, hostEntry, hostClaim],
  ),
});

/** The next 50 entrants as the host sees them. */
const hostEntries = defineOperation({
  path: 'lottery/get-host-entries/',
  access: 'member',
  payload: lotteryPagePayload,
  document: graphql(
    `
      query HostEntries($lotteryId: ID!, $cursor: String) {
        hostEntries(lotteryId: $lotteryId, cursor: $cursor) {
          error
          items {
            ...HostEntryFields
          }
          cursor
        }
      }
    `,
    [hostEntry],
  ),
});

/** The caller's own draws, newest first, drafts too. */
const myLotteries = defineOperation({
  path: 'lottery/get-my-lotteries/',
  access: 'creator',
  payload: myLotteriesPayload,
  document: graphql(
    `
      query MyLotteries($list: LotteryListName, $cursor: String) {
        getLottery: myLotteries(list: $list, cursor: $cursor) {
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

/** What became of a draw. Hosts only. */
const lotteryRecap = defineOperation({
  path: 'lottery/get-recap/',
  access: 'member',
  payload: lotteryIdPayload,
  document: graphql(
    `
      query LotteryRecap($lotteryId: ID!) {
        lotteryRecap(lotteryId: $lotteryId) {
          error
          item {
            id
            title
            state
            memberCount
            ticketTotal
            leftCount
            openedAt
            closedAt
            revealedAt
            completedAt
            cancelReason
            curve {
              at
              count
            }
            winners {
              ...LotteryWinnerFields
            }
            claims {
              ...HostClaimFields
            }
            prizes {
              ...LotteryPrizeFields
            }
          }
        }
      }
    `,
    [lotteryWinner, hostClaim, lotteryPrize],
  ),
});

/** What hosts see of a draw. */
export const lotteryHostCalls = [getLotteryEdit, hostEntries, myLotteries, lotteryRecap] as const;
