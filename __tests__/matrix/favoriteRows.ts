import { members, type Outcomes, type Row } from './row';

/** What the row before this one has saved: everybody follows the owner but the owner. */
const followers: Outcomes = { ...members(1), owner: 0 };

/** Rows of the access table: following creators and fans' pages. */
export const favoriteRows: Row[] = [
  {
    path: 'user-fan',
    payload: ({ fanHandle }) => ({ handle: fanHandle }),
    fields: 'extraPublic handle id memberSince name queuesPlayed rating ratingCount',
    own: { others: 1 },
    missing: { others: 0 },
  },
  {
    path: 'favorites/save-favorite/',
    payload: ({ creatorId }) => ({
      targetType: 'CREATOR',
      targetId: creatorId,
      notifyLive: true,
    }),
    fields: 'notifyLive notifyPrice notifySlots targetId targetType',
    own: { ...members(1), owner: 'favorite.own' },
    missing: members('favorite.not_found'),
  },
  {
    path: 'favorite-services',
    fields:
      'cheaperBy createdAt creator notifyLive notifyPrice notifySlots service targetId targetType',
    own: followers,
  },
  {
    path: 'favorite-services-ids',
    fields: 'notifyLive notifyPrice notifySlots targetId targetType',
    own: followers,
  },
  {
    path: 'favorites/get-live/',
    fields:
      'cheaperBy createdAt creator notifyLive notifyPrice notifySlots service targetId targetType',
    own: followers,
  },
  {
    path: 'favorites/remove-favorite/',
    payload: ({ creatorId }) => ({ targetType: 'CREATOR', targetId: creatorId }),
    fields: 'targetId targetType',
    // What one does not follow one need not let go of.
    own: members(1),
    missing: members(1),
  },
];
