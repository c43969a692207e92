import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import { creatorHandlePayload } from '@/lib/shared/creators/creators';
import { fanPayload } from '@/lib/shared/fans/fans';
import { creatorPage, pageExample, pageFaq, plannedTools } from './creatorFragments';

/** The whole profile page of a creator, examples and questions too. */
export const creatorProfile = defineOperation({
  path: 'userCreator/userCreator/',
  access: 'public',
  payload: creatorHandlePayload,
  document: graphql(
    `
      query CreatorProfile($handle: String!) {
        userCreators(handle: $handle) {
          error
          items {
            ...CreatorPageFields
            ...PlannedToolFields
            examples {
              ...ExampleFields
            }
            faqs {
              ...FaqFields
            }
          }
        }
      }
    `,
    [creatorPage, plannedTools, pageExample, pageFaq],
  ),
});

/** Public face of a fan, by handle. */
export const userFan = defineOperation({
  path: 'user-fan',
  access: 'public',
  payload: fanPayload,
  document: graphql(`
    query UserFan($handle: String!) {
      userFans(handle: $handle) {
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
          memberSince
          queuesPlayed
          rating
          ratingCount
        }
      }
    }
  `),
});
