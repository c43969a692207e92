import { graphql } from '@/lib/secureql/graphql';

/** Public face of an entry. */
export const memberOfParty = graphql(`
  fragment PartyMemberFields on PartyMember {
    id
    number
    status
    lane
    seats
    handle
    isGuest
    profilePhoto
  }
`);

/** What the host sees of an entry. */
export const entryOfHost = graphql(`
  fragment HostMemberFields on HostMember {
    id
    number
    status
    lane
    seats
    handle
    userId
    isGuest
    isBought
    isVerified
    isFollower
    profilePhoto
    misses
    noShows
    sitsOut
    timesPlayed
    note
    endReason
    fields {
      key
      value
    }
    joinedAt
    waitingSince
    awaySince
    calledAt
    readyBy
    startedAt
    endedAt
  }
`);

/** A party as fans and visitors see it. */
export const partyOfPage = graphql(
  `
    fragment PartyFields on Party {
      id
      title
      game
      notice
      state
      opensAt
      plannedMinutes
      isAsked
      hasBought
      queueSize
      seatsPerRound
      groupMax
      readySeconds
      whoCanJoin
      orderPolicy
      rejoin
      cooldownMinutes
      turn
      laneMix
      missLimit
      turnMinutes
      roundNo
      memberCount
      seq
      entryFields {
        key
        kind
        label
        required
        maxLength
      }
      partyMembers {
        ...PartyMemberFields
      }
      membersCursor
      creator {
        id
        handle
        name
        extra_public
      }
      myEntry {
        queueUuid
        status
      }
      myAnswers {
        key
        value
      }
    }
  `,
  [memberOfParty],
);

/** A party in a list. */
export const partySummary = graphql(`
  fragment PartySummaryFields on PartySummary {
    id
    title
    game
    state
    queueSize
    memberCount
    playedCount
    opensAt
    plannedMinutes
    isArchived
    askerCount
    createdAt
  }
`);
