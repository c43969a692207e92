import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import {
  creatorHandlePayload,
  creatorIdPayload,
  examplesPayload,
  faqsPayload,
} from '@/lib/shared/creators/creators';
import { creatorPage, liveTools, pageExample, pageFaq } from './creatorFragments';

/** Public face and theme of a creator, by handle. */
export const creatorTheme = defineOperation({
  path: 'userCreator/creatorTheme/',
  access: 'public',
  payload: creatorHandlePayload,
  document: graphql(`
    query CreatorTheme($handle: String!) {
      userCreators(handle: $handle) {
        error
        items {
          id
          handle
          name
          extraPublic {
            profile_photo
            display_is_dark_mode
            display_hue
          }
        }
      }
    }
  `),
});

/** Public face of a creator, by id. */
export const creatorInfo = defineOperation({
  path: 'get-creator-info',
  access: 'public',
  payload: creatorIdPayload,
  document: graphql(
    `
      query CreatorInfo($creatorId: ID!) {
        userCreators: creatorInfo(creatorId: $creatorId) {
          error
          items {
            ...CreatorPageFields
          }
        }
      }
    `,
    [creatorPage],
  ),
});

/** What stands at the top of a profile, with what is live now. */
export const creatorBanner = defineOperation({
  path: 'get-banner-info',
  access: 'public',
  payload: creatorHandlePayload,
  document: graphql(
    `
      query CreatorBanner($handle: String!) {
        userCreators(handle: $handle) {
          error
          items {
            id
            handle
            name
            tagline
            bannerPhoto
            extraPublic {
              profile_photo
            }
            ...LiveToolFields
          }
        }
      }
    `,
    [liveTools],
  ),
});

/** Which verifications a creator has passed. */
export const creatorVerified = defineOperation({
  path: 'verified-info',
  access: 'public',
  payload: creatorHandlePayload,
  document: graphql(`
    query CreatorVerified($handle: String!) {
      userCreators(handle: $handle) {
        error
        items {
          id
          verified {
            email
            phone
            payout
          }
        }
      }
    }
  `),
});

/** Where a creator is found elsewhere. */
export const creatorSocials = defineOperation({
  path: 'get-socialmedia-handles',
  access: 'public',
  payload: creatorHandlePayload,
  document: graphql(`
    query CreatorSocials($handle: String!) {
      userCreators(handle: $handle) {
        error
        items {
          id
          socials {
            network
            handle
            url
          }
        }
      }
    }
  `),
});

/** The id behind a creator's handle. */
export const creatorId = defineOperation({
  path: 'get-creator-id',
  access: 'public',
  payload: creatorHandlePayload,
  document: graphql(`
    query CreatorId($handle: String!) {
      userCreators(handle: $handle) {
        error
        items {
          id
        }
      }
    }
  `),
});

/** A creator's works in their order. */
export const creatorExamples = defineOperation({
  path: 'get-examples-query',
  access: 'public',
  payload: examplesPayload,
  document: graphql(
    `
      query CreatorExamples($handle: String!, $cursor: String) {
        getExamples(handle: $handle, cursor: $cursor) {
          error
          items {
            ...ExampleFields
          }
          cursor
        }
      }
    `,
    [pageExample],
  ),
});

/** A creator's questions and answers in their order. */
export const creatorFaqs = defineOperation({
  path: 'get-creator-faqs',
  access: 'public',
  payload: faqsPayload,
  document: graphql(
    `
      query CreatorFaqs($creatorId: ID!, $cursor: String) {
        getFaqs(creatorId: $creatorId, cursor: $cursor) {
          error
          items {
            ...FaqFields
          }
          cursor
        }
      }
    `,
    [pageFaq],
  ),
});

/** Every category with the numbers of creators suggested in it and of services found in it. */
export const creatorCategories = defineOperation({
  path: 'userCreator/creatorCategories',
  access: 'public',
  payload: noPayload,
  document: graphql(`
    query CreatorCategories {
      creatorCategories {
        error
        items {
          key
          count
          services
        }
      }
    }
  `),
});
