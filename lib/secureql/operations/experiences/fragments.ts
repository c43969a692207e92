import { graphql } from '@/lib/secureql/graphql';

/** A service in lists. */
export const serviceCard = graphql(`
  fragment ServiceCardFields on ServiceCard {
    id
    creatorId
    handle
    creatorName
    creatorPhoto
    isCreatorLive
    title
    summary
    image
    category
    kind
    state
    language
    priceFrom
    currency
    rating
    ratingCount
    nextFreeAt
    days
  }
`);

/** A tier as buyers see it. */
export const serviceTier = graphql(`
  fragment ServiceTierFields on ServiceTier {
    id
    name
    price
    included
    minutes
    days
    revisions
    seats
    hasDeposit
    sessions
    useDays
    stockLeft
    nextFreeAt
    isMostBooked
  }
`);

/** Everything the page of a service needs. */
export const servicePage = graphql(
  `
    fragment ServicePageFields on ServicePage {
      id
      creator {
        id
        handle
        name
        extra_public
      }
      isCreatorLive
      title
      summary
      description
      category
      kind
      state
      language
      tags
      images
      bookingMode
      place
      cancelPolicy
      currency
      tiers {
        ...ServiceTierFields
      }
      faqs {
        question
        answer
      }
      rating
      ratingCount
      stars
      favoriteCount
      orderCount
      noticeMinutes
      isFavorite
      isTold
      isOwn
      isForSale
    }
  `,
  [serviceTier],
);

/** What the creator asks each buyer. */
export const intakeQuestion = graphql(`
  fragment IntakeQuestionFields on IntakeQuestion {
    id
    text
    kind
    isRequired
    choices
    when
  }
`);

/** What a fan asked in public. */
export const publicQuestion = graphql(`
  fragment PublicQuestionFields on PublicQuestion {
    id
    serviceId
    text
    answer
    state
    askedAt
    answeredAt
    isMine
  }
`);

/** A service for the creator who offers it. */
export const serviceEdit = graphql(`
  fragment ServiceEditFields on ServiceEdit {
    id
    handle
    version
    state
    settings {
      title
      summary
      description
      category
      kind
      language
      tags
      images
      bookingMode
      place
      cancelPolicy
      currency
      tiers {
        id
        name
        price
        included
        minutes
        days
        revisions
        seats
        hasDeposit
        sessions
        useDays
        stock
        link
      }
      questions {
        id
        text
        kind
        isRequired
        choices
        when
      }
      faqs {
        question
        answer
      }
    }
    tiers {
      id
      isSold
      orders
      files {
        id
        name
        bytes
      }
    }
    questionIds
    isCurrencyFixed
    gaps
  }
`);
