import { graphql } from '@/lib/secureql/graphql';

/** An opened review. */
export const reviewFields = graphql(`
  fragment ReviewFields on Review {
    id
    stars
    tags
    text
    at
    author {
      id
      handle
      name
      profilePhoto
    }
    subject {
      id
      handle
      name
      profilePhoto
    }
    title
    serviceId
    creatorHandle
    reply {
      text
      at
    }
    canReply
  }
`);

/** An order with everything a review needs. */
export const orderReviewFields = graphql(
  `
    fragment OrderReviewFields on OrderReview {
      bookingId
      role
      title
      serviceId
      other {
        id
        handle
        name
        profilePhoto
      }
      state
      closesAt
      mine {
        stars
        tags
        text
        hiddenReason
      }
      opened {
        ...ReviewFields
      }
    }
  `,
  [reviewFields],
);
