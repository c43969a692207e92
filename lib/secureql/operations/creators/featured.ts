import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import { featuredPayload } from '@/lib/shared/creators/creators';
import { creatorCard, plannedTools } from './creatorFragments';

/** Creators worth meeting, twelve a page: who is live first, newest first each. */
export const featuredCreators = defineOperation({
  path: 'creators/get-featured/',
  access: 'public',
  payload: featuredPayload,
  document: graphql(
    `
      query FeaturedCreators($category: String, $cursor: String) {
        userCreators: featuredCreators(category: $category, cursor: $cursor) {
          error
          items {
            ...CreatorCardFields
            ...PlannedToolFields
          }
          cursor
        }
      }
    `,
    [creatorCard, plannedTools],
  ),
});

/** The first six of them for oneself to discover; none for a creator. */
export const suggestedCreators = defineOperation({
  path: 'creators/get-suggested/',
  access: 'member',
  payload: noPayload,
  document: graphql(
    `
      query SuggestedCreators {
        userCreators: suggestedCreators {
          error
          items {
            ...CreatorCardFields
          }
        }
      }
    `,
    [creatorCard],
  ),
});
