import { creators, members, type Row } from './row';

const absent = '00000000-0000-7000-8000-000000000000';

/** Rows of the access table: moderators, whom a creator alone invites and nobody sees of others. */
export const moderatorRows: Row[] = [
  {
    path: 'moderators/invite/',
    payload: () => ({ handle: 'matrix-otherfan', right: 'RUN' }),
    fields: 'id',
    own: creators(1),
  },
  // Everybody sees their own: three creators have asked one fan.
  {
    path: 'moderators/get-moderators/',
    fields: 'handle id invitedAt name profilePhoto right state',
    own: creators(1),
  },
  {
    path: 'moderators/get-mine/',
    fields: 'funds handle id invitedAt lotteries name parties profilePhoto right state',
    own: { ...members(0), otherFan: 4 },
  },
  {
    path: 'moderators/answer/',
    payload: ({ creatorId }) => ({ creatorId, accept: false }),
    fields: 'id',
    own: { ...members('moderator.no_invite'), otherFan: 1 },
    missing: members('moderator.no_invite'),
  },
  {
    path: 'moderators/change-right/',
    payload: () => ({ userId: absent, right: 'VIEW' }),
    own: creators(403),
  },
  { path: 'moderators/remove/', payload: () => ({ userId: absent }), own: creators(403) },
  {
    path: 'moderators/leave/',
    payload: ({ creatorId }) => ({ creatorId }),
    own: members(403),
    missing: members(403),
  },
];
