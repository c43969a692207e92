const members = {
  own: { visitor: 401, others: 200 },
  missing: { visitor: 401, others: 200 },
} as const;

const fansOnly = { visitor: 401, fan: 200, otherFan: 200, others: 403 } as const;

/** Rows of the access table: following creators, fans' pages and gifts. */
export const favoriteRows = [
  {
    path: 'user-fan',
    payload: () => ({ handle: 'matrix-fan' }),
    own: { others: 200 } as const,
    missing: { others: 200 } as const,
  },
  { path: 'gifts/get-my-gifts/', payload: () => ({}), own: fansOnly, missing: fansOnly },
  { path: 'favorite-services', payload: () => ({}), ...members },
  { path: 'favorite-services-ids', payload: () => ({}), ...members },
  { path: 'favorites/get-live/', payload: () => ({}), ...members },
  {
    path: 'favorites/save-favorite/',
    payload: (id: { creatorId: string }) => ({
      targetType: 'CREATOR',
      targetId: id.creatorId,
      notifyLive: true,
    }),
    own: { visitor: 401, owner: 'favorite.own', others: 200 } as const,
    missing: { visitor: 401, others: 'favorite.not_found' } as const,
  },
  {
    path: 'favorites/remove-favorite/',
    payload: (id: { creatorId: string }) => ({ targetType: 'CREATOR', targetId: id.creatorId }),
    ...members,
  },
];
