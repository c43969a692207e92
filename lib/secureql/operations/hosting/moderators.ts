import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import {
  answerInvitePayload,
  changeRightPayload,
  inviteModeratorPayload,
  leaveModerationPayload,
  removeModeratorPayload,
} from '@/lib/shared/hosting/moderators';
import { fundSummary } from '@/lib/secureql/operations/fund/fundFragments';
import { lotterySummary } from '@/lib/secureql/operations/lottery/lotteryFragments';
import { partySummary } from '@/lib/secureql/operations/party/partyFragments';

/** Who moderates for the caller, and who was asked to. */
const getModerators = defineOperation({
  path: 'moderators/get-moderators/',
  access: 'creator',
  payload: noPayload,
  document: graphql(`
    query Moderators {
      moderators {
        error
        items {
          id
          handle
          name
          profilePhoto
          right
          state
          invitedAt
        }
      }
    }
  `),
});

/** For whom the caller moderates or was asked to, with the parties and draws there. */
const getModerations = defineOperation({
  path: 'moderators/get-mine/',
  access: 'member',
  payload: noPayload,
  document: graphql(
    `
      query Moderations {
        moderations {
          error
          items {
            id
            handle
            name
            profilePhoto
            right
            state
            invitedAt
            parties {
              ...PartySummaryFields
            }
            lotteries {
              ...LotterySummaryFields
            }
            funds {
              ...FundSummaryFields
            }
          }
        }
      }
    `,
    [partySummary, lotterySummary, fundSummary],
  ),
});

/** Asks somebody to moderate, or gives a moderator another right. */
const inviteModerator = defineOperation({
  path: 'moderators/invite/',
  access: 'creator',
  limit: 'create',
  payload: inviteModeratorPayload,
  document: graphql(`
    mutation InviteModerator($handle: String!, $right: ModeratorRight!) {
      inviteModerator(handle: $handle, right: $right) {
        error
        item {
          id
        }
      }
    }
  `),
});

/** Takes an invitation or declines it; `moderator.no_invite` when there is none any more. */
const answerInvite = defineOperation({
  path: 'moderators/answer/',
  access: 'member',
  limit: 'save',
  payload: answerInvitePayload,
  document: graphql(`
    mutation AnswerInvite($creatorId: ID!, $accept: Boolean!) {
      answerInvite(creatorId: $creatorId, accept: $accept) {
        error
        item {
          id
        }
      }
    }
  `),
});

/** Gives a moderator another right. Nobody of the caller's: `forbidden`. */
const changeRight = defineOperation({
  path: 'moderators/change-right/',
  access: 'creator',
  limit: 'save',
  payload: changeRightPayload,
  document: graphql(`
    mutation ChangeRight($userId: ID!, $right: ModeratorRight!) {
      changeRight(userId: $userId, right: $right) {
        error
        item {
          id
        }
      }
    }
  `),
});

/** Ends a moderator's rights at once. Nobody of the caller's: `forbidden`. */
const removeModerator = defineOperation({
  path: 'moderators/remove/',
  access: 'creator',
  limit: 'save',
  payload: removeModeratorPayload,
  document: graphql(`
    mutation RemoveModerator($userId: ID!) {
      removeModerator(userId: $userId) {
        error
        item {
          id
        }
      }
    }
  `),
});

/** Stops moderating for somebody. */
const leaveModeration = defineOperation({
  path: 'moderators/leave/',
  access: 'member',
  limit: 'save',
  payload: leaveModerationPayload,
  document: graphql(`
    mutation LeaveModeration($creatorId: ID!) {
      leaveModeration(creatorId: $creatorId) {
        error
        item {
          id
        }
      }
    }
  `),
});

/** Every call about moderators. */
export const moderatorCalls = [
  getModerators,
  getModerations,
  inviteModerator,
  answerInvite,
  changeRight,
  removeModerator,
  leaveModeration,
] as const;
