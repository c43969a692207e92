import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import { serviceCard } from '@/lib/secureql/operations/experiences/fragments';
import {
  favoritesPayload,
  removeFavoritePayload,
  saveFavoritePayload,
} from '@/lib/shared/fans/favorites';

const favorite = graphql(
  `
    fragment FavoriteFields on Favorite {
      targetType
      targetId
      notifyLive
      notifySlots
      notifyPrice
      cheaperBy
      creator {
        id
        handle
        name
        tagline
        extraPublic {
          profile_photo
        }
        liveParty {
          id
          title
          game
          state
          memberCount
        }
        liveLottery {
          id
          title
          prizeTitle
          state
          memberCount
        }
        liveFund {
          id
          title
          state
          mode
          currency
          goal
          raised
          supporterCount
        }
      }
      service {
        ...ServiceCardFields
      }
      createdAt
    }
  `,
  [serviceCard],
);

/** A page of the creators one follows and the services one kept, newest first. */
const favoritesPage = defineOperation({
  path: 'favorite-services',
  access: 'member',
  payload: favoritesPayload,
  document: graphql(
    `
      query Favorites($cursor: String) {
        favorites(cursor: $cursor) {
          error
          items {
            ...FavoriteFields
          }
          cursor
        }
      }
    `,
    [favorite],
  ),
});

/** All one follows and kept, by id: at most 500. */
const favoriteIds = defineOperation({
  path: 'favorite-services-ids',
  access: 'member',
  payload: noPayload,
  document: graphql(`
    query FavoriteIds {
      favorites: favoriteIds {
        error
        items {
          targetType
          targetId
          notifyLive
          notifySlots
          notifyPrice
        }
      }
    }
  `),
});

/** Those one follows who are live now, however many one follows. */
const liveFavorites = defineOperation({
  path: 'favorites/get-live/',
  access: 'member',
  payload: noPayload,
  document: graphql(
    `
      query LiveFavorites {
        favorites: liveFavorites {
          error
          items {
            ...FavoriteFields
          }
        }
      }
    `,
    [favorite],
  ),
});

/** Follows a creator or keeps a service. A repeated call changes only what the user is notified of. */
const saveFavorite = defineOperation({
  path: 'favorites/save-favorite/',
  access: 'member',
  limit: 'save',
  payload: saveFavoritePayload,
  document: graphql(`
    mutation SaveFavorite(
      $targetType: FavoriteType!
      $targetId: ID!
      $notifyLive: Boolean
      $notifySlots: Boolean
      $notifyPrice: Boolean
    ) {
      saveFavorite(
        targetType: $targetType
        targetId: $targetId
        notifyLive: $notifyLive
        notifySlots: $notifySlots
        notifyPrice: $notifyPrice
      ) {
        error
        item {
          targetType
          targetId
          notifyLive
          notifySlots
          notifyPrice
        }
      }
    }
  `),
});

/** Follows or keeps no longer; a second time changes nothing. */
const removeFavorite = defineOperation({
  path: 'favorites/remove-favorite/',
  access: 'member',
  limit: 'save',
  payload: removeFavoritePayload,
  document: graphql(`
    mutation RemoveFavorite($targetType: FavoriteType!, $targetId: ID!) {
      removeFavorite(targetType: $targetType, targetId: $targetId) {
        error
        item {
          targetType
          targetId
        }
      }
    }
  `),
});

export const favoriteCalls = [
  favoritesPage,
  favoriteIds,
  liveFavorites,
  saveFavorite,
  removeFavorite,
] as const;
