const missing = '00000000-0000-7000-8000-000000000000';

const creatorsSay = (outcome: number | string) => {
  const row = {
    creator: outcome,
    otherCreator: outcome,
    owner: outcome,
    visitor: 401,
    others: 403,
  };
  return { own: row, missing: row };
};
const membersSay = (outcome: number | string) => {
  const row = { visitor: 401, others: outcome };
  return { own: row, missing: row };
};

/** Rows of the access table: moderators, whom a creator alone invites and nobody sees of others. */
export const moderatorRows = [
  { path: 'moderators/get-moderators/', payload: () => ({}), ...creatorsSay(200) },
  { path: 'moderators/get-mine/', payload: () => ({}), ...membersSay(200) },
  {
    path: 'moderators/invite/',
    payload: () => ({ handle: 'matrix-otherfan', right: 'RUN' }),
    ...creatorsSay(200),
  },
  {
    // Every creator asked the other fan just before, who declines the owner's invitation.
    path: 'moderators/answer/',
    payload: (id: { creatorId: string }) => ({ creatorId: id.creatorId, accept: false }),
    own: { visitor: 401, otherFan: 200, others: 'moderator.no_invite' },
    missing: { visitor: 401, others: 'moderator.no_invite' },
  },
  {
    path: 'moderators/change-right/',
    payload: () => ({ userId: missing, right: 'VIEW' }),
    ...creatorsSay(403),
  },
  { path: 'moderators/remove/', payload: () => ({ userId: missing }), ...creatorsSay(403) },
  {
    path: 'moderators/leave/',
    payload: (id: { creatorId: string }) => ({ creatorId: id.creatorId }),
    ...membersSay(403),
  },
];
