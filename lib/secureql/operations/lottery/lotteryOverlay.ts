import { graphql } from '@/lib/secureql/graphql';
import { lotteryMember, lotteryPrize, lotteryWinner } from './lotteryFragments';

/** A draw as its overlays show it: what its messages keep true, and nothing else. */
export const lotteryOfOverlay = graphql(
  `
    fragment LotteryOverlayFields on Lottery {
      id
      title
      notice
      state
      opensAt
      closesAt
      prizes {
        ...LotteryPrizeFields
      }
      claimMode
      claimSeconds
      memberCount
      ticketTotal
      randomness
      commitHash
      logSeq
      logHead
      entrantsHash
      closedAt
      round
      roundAt
      revealedAt
      cancelReason
      prizeCount
      drawnCount
      winners {
        ...LotteryWinnerFields
      }
      seq
      partyMembers {
        ...LotteryMemberFields
      }
      creator {
        id
        handle
        name
        extra_public
      }
    }
  `,
  [lotteryPrize, lotteryMember, lotteryWinner],
);
