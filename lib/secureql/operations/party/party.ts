import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import {
  creatorPartiesPayload,
  myPartiesPayload,
  partyIdPayload,
  partyPagePayload,
  queueUuidPayload,
} from '@/lib/shared/parties/party';
import { memberOfParty, partyOfPage, partySummary } from './partyFragments';

/** One party with its first 50 members. Missing, or a stranger's draft: `party.not_found`. */
export const partyDetails = defineOperation({
  path: 'party/get-party-details/',
  access: 'public',
  payload: partyIdPayload,
  document: graphql(
    `
      query PartyDetails($partyID: ID!) {
        getParties(partyID: $partyID) {
          error
          items {
            ...PartyFields
            joinWait {
              fromMinutes
              toMinutes
            }
          }
        }
      }
    `,
    [partyOfPage],
  ),
});

/** A fan's own ticket, also for the party's host. A stranger's or missing one: `forbidden`. */
export const queueTicket = defineOperation({
  path: 'get-party-queue',
  access: 'member',
  payload: queueUuidPayload,
  document: graphql(
    `
      query QueueTicket($queueUuid: ID!) {
        getPartyQueue(queueUuid: $queueUuid) {
          error
          item {
            queueUuid
            number
            status
            lane
            seats
            position
            noLaterThan
            movedBehind {
              by
              at
              reason
            }
            misses
            missLimit
            noShows
            readyBy
            awaySince
            startedAt
            receipt {
              by
              lane
              turn
              outOf
            }
            endReason
            waitRange {
              fromMinutes
              toMinutes
            }
            calledAt
            lobbyCode
            fields {
              key
              value
            }
            handle
            isMine
            bought {
              bookingId
              price
              currency
              state
              at
            }
            card {
              at
              round
              waitSeconds
              playedSeconds
              times
              alongside
              alongsideCount
              thanks
              isFollower
              hearsLive
            }
            party {
              ...PartyFields
            }
          }
        }
      }
    `,
    [partyOfPage],
  ),
});

/** The caller's own parties, newest first, drafts too: what a page of theirs begins with. */
export const myParties = defineOperation({
  path: 'party/get-my-parties/',
  access: 'member',
  payload: myPartiesPayload,
  document: graphql(
    `
      query MyParties($list: PartyListName, $cursor: String) {
        getParties: myParties(list: $list, cursor: $cursor) {
          error
          items {
            ...PartySummaryFields
          }
          cursor
        }
      }
    `,
    [partySummary],
  ),
});

/** A creator's parties, newest first; drafts only for the owner. */
export const creatorParties = defineOperation({
  path: 'get-creator-parties',
  access: 'public',
  payload: creatorPartiesPayload,
  document: graphql(
    `
      query CreatorParties($creatorId: ID!, $cursor: String) {
        getParties: creatorParties(creatorId: $creatorId, cursor: $cursor) {
          error
          items {
            ...PartySummaryFields
          }
          cursor
        }
      }
    `,
    [partySummary],
  ),
});

/** The next 50 members of a party. */
export const partyMembers = defineOperation({
  path: 'party/get-members/',
  access: 'public',
  payload: partyPagePayload,
  document: graphql(
    `
      query PartyMembers($partyID: ID!, $cursor: String) {
        partyMembers(partyID: $partyID, cursor: $cursor) {
          error
          items {
            ...PartyMemberFields
          }
          cursor
        }
      }
    `,
    [memberOfParty],
  ),
});
