import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import {
  saveExamplesPayload,
  saveFaqsPayload,
  savePagePayload,
  saveThemePayload,
  setPhotoPayload,
} from '@/lib/shared/creators/creators';
import { pageSetup } from './creatorFragments';

/** All that the caller's page shows, with the version a save has to name. */
export const creatorSetup = defineOperation({
  path: 'page-setup',
  access: 'creator',
  payload: noPayload,
  document: graphql(
    `
      query CreatorSetup {
        userCreators: creatorSetup {
          error
          items {
            ...SetupFields
          }
        }
      }
    `,
    [pageSetup],
  ),
});

/** Saves tagline, bio, banner, socials and categories. */
export const savePage = defineOperation({
  path: 'creators/save-page/',
  access: 'creator',
  limit: 'save',
  payload: savePagePayload,
  document: graphql(
    `
      mutation SavePage(
        $version: Int!
        $tagline: String!
        $bio: String!
        $bannerPhoto: String
        $socials: [CreatorSocialInput!]!
        $categories: [String!]!
      ) {
        savePage(
          input: {
            version: $version
            tagline: $tagline
            bio: $bio
            bannerPhoto: $bannerPhoto
            socials: $socials
            categories: $categories
          }
        ) {
          error
          item {
            ...SetupFields
          }
        }
      }
    `,
    [pageSetup],
  ),
});

/** Replaces all examples. */
export const saveExamples = defineOperation({
  path: 'creators/save-examples/',
  access: 'creator',
  limit: 'save',
  payload: saveExamplesPayload,
  document: graphql(
    `
      mutation SaveExamples($version: Int!, $items: [CreatorExampleInput!]!) {
        saveExamples(version: $version, items: $items) {
          error
          item {
            ...SetupFields
          }
        }
      }
    `,
    [pageSetup],
  ),
});

/** Replaces all questions. */
export const saveFaqs = defineOperation({
  path: 'creators/save-faqs/',
  access: 'creator',
  limit: 'save',
  payload: saveFaqsPayload,
  document: graphql(
    `
      mutation SaveFaqs($version: Int!, $items: [CreatorFaqInput!]!) {
        saveFaqs(version: $version, items: $items) {
          error
          item {
            ...SetupFields
          }
        }
      }
    `,
    [pageSetup],
  ),
});

/** Saves hue and mode of the caller's own pages, dashboards and consoles. */
export const saveTheme = defineOperation({
  path: 'creators/save-theme/',
  access: 'member',
  limit: 'save',
  payload: saveThemePayload,
  document: graphql(`
    mutation SaveTheme($display_hue: String!, $display_is_dark_mode: Boolean!) {
      saveTheme(display_hue: $display_hue, display_is_dark_mode: $display_is_dark_mode) {
        error
        item {
          id
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

/** The caller's own looks. */
export const myTheme = defineOperation({
  path: 'myUser/myUserTheme',
  access: 'member',
  payload: noPayload,
  document: graphql(`
    query MyTheme {
      myUser {
        error
        item {
          id
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

/** Shows one of the caller's uploads as their photo, or none. */
export const setPhoto = defineOperation({
  path: 'accounts/set-photo/',
  access: 'member',
  limit: 'save',
  payload: setPhotoPayload,
  document: graphql(`
    mutation SetPhoto($url: String) {
      setPhoto(url: $url) {
        error
        item {
          id
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
