import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import { creatorThemePayload } from '@/lib/shared/account';

/** Public face and theme of a creator, by handle. */
export const creatorTheme = defineOperation({
  path: 'userCreator/creatorTheme/',
  access: 'public',
  payload: creatorThemePayload,
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
