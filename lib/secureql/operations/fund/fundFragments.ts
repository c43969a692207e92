import { graphql } from '@/lib/secureql/graphql';
import { supporter } from './contributions';

/** What everyone sees of a fund and what changes while it runs. */
export const fundFace = graphql(`
  fragment FundFaceFields on FundFace {
    id
    title
    summary
    cover
    state
    mode
    currency
    goal
    startsAt
    deadlineAt
    settled
    pending
    offline
    starting
    raised
    supporterCount
    pledgeCount
    failedCount
    failedAmount
    session {
      raised
      since
      goal
    }
    reachedAt
    endedAt
    cancelReason
    milestones {
      id
      isHidden
      amount
      title
      note
      reachedAt
    }
    polls {
      id
      title
      closesAt
      isOpen
      options {
        id
        label
        total
      }
    }
    tiers {
      id
      title
      description
      price
      left
      stock
      backers
      question
      opensAt
      closesAt
      delivery
      isAvailable
    }
    matches {
      id
      name
      upTo
      matched
      until
      isOpen
    }
    corrections {
      id
      kind
      amount
      at
    }
    leaders {
      name
      handle
      profilePhoto
      total
    }
  }
`);

/** Something the creator tells supporters. */
export const fundNews = graphql(`
  fragment FundNewsFields on FundNews {
    id
    title
    text
    at
  }
`);

/** A fund as its overlays show it: what its messages keep true. */
export const fundOfOverlay = graphql(
  `
    fragment FundOverlayFields on ShownFund {
      id
      seq
      fund {
        ...FundFaceFields
      }
      supporters {
        ...SupporterFields
      }
      creator {
        id
        handle
        name
        extra_public
      }
    }
  `,
  [fundFace, supporter],
);

/** A fund as one line of a list. */
export const fundSummary = graphql(`
  fragment FundSummaryFields on FundSummary {
    id
    handle
    title
    summary
    cover
    state
    mode
    currency
    goal
    raised
    pending
    supporterCount
    startsAt
    deadlineAt
    endedAt
    toCheck
    isArchived
  }
`);
