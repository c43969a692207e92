import { graphql } from '@/lib/secureql/graphql';

/** A prize of a draw. */
export const lotteryPrize = graphql(`
  fragment LotteryPrizeFields on LotteryPrize {
    title
    photo
    valueMinor
    currency
    quantity
    delivery
  }
`);

/** Public face of an entry. */
export const lotteryMember = graphql(`
  fragment LotteryMemberFields on LotteryMember {
    id
    status
    tickets
    handle
    profilePhoto
    joinedAt
  }
`);

/** Who was drawn. */
export const lotteryWinner = graphql(`
  fragment LotteryWinnerFields on LotteryWinner {
    id
    slot
    prize
    n
    rank
    tickets
    status
    handle
    profilePhoto
    confirmedAt
    claimBy
    outReason
  }
`);

/** The viewer's own entry, with its receipt. */
export const myLotteryEntry = graphql(`
  fragment MyLotteryEntryFields on MyLotteryEntry {
    id
    uuid
    n
    status
    tickets
    rank
    prize
    confirmedAt
    claimBy
    receipt {
      seq
      prev
      line
      head
      label
      salt
    }
  }
`);

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

/** A draw as everyone sees it. */
export const lotteryOfPage = graphql(
  `
    fragment LotteryFields on Lottery {
      ...LotteryOverlayFields
      rules
      verifiedOnly
      followersOnly
      minAccountDays
      countries
      minAge
      notWonDays
      maxEntries
      seedHash
      seed
      membersCursor
      myEntry {
        ...MyLotteryEntryFields
      }
      bonusOffers {
        kind
        tickets
        isTaken
      }
      isAsked
      createdAt
    }
  `,
  [lotteryOfOverlay, myLotteryEntry],
);

/** A draw as one line of a list. */
export const lotterySummary = graphql(`
  fragment LotterySummaryFields on LotterySummary {
    id
    title
    state
    opensAt
    closesAt
    prizeTitle
    prizePhoto
    prizeCount
    memberCount
    ticketTotal
    claimMode
    waitingClaims
    claimBy
    openDeliveries
    winnerHandles
    cancelReason
    isArchived
    askerCount
    createdAt
  }
`);

/** A drawn winner as the host sees them. */
export const hostClaim = graphql(`
  fragment HostClaimFields on HostClaim {
    id
    uuid
    slot
    prize
    rank
    status
    tickets
    handle
    profilePhoto
    accountDays
    wonBefore
    doubts
    offeredAt
    confirmedAt
    claimBy
    claimedAt
    detailsBy
    isOverdue
    hasDetails
    fulfilledAt
    outReason
  }
`);

/** What the host sees of an entry. */
export const hostEntry = graphql(`
  fragment HostEntryFields on HostEntry {
    id
    userId
    n
    status
    tickets
    handle
    profilePhoto
    joinedAt
    isVerified
    isFollower
    rank
    endReason
  }
`);
