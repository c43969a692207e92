import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import {
  creatorPartiesPayload,
  ownPagePayload,
  partyIdPayload,
  partyPagePayload,
  queueUuidPayload,
} from '@/lib/shared/party';
import { entryOfHost, memberOfParty, partyOfPage, partySummary } from './partyFragments';

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
            position
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

/** All that console and edit pages need. Owner only, else `forbidden`. */
export const partyEdit = defineOperation({
  path: 'get-party-edit',
  access: 'creator',
  payload: partyIdPayload,
  document: graphql(
    `
      query PartyEdit($partyID: ID!) {
        getParties: partyEdit(partyID: $partyID) {
          error
          items {
            id
            version
            title
            game
            notice
            state
            queueSize
            seatsPerRound
            lobbyCode
            memberCount
            playedCount
            seq
            entryFields {
              key
              label
              required
              maxLength
            }
            waiting {
              ...HostMemberFields
            }
            waitingCursor
            current {
              ...HostMemberFields
            }
            done {
              ...HostMemberFields
            }
            widgetKeys {
              id
              hint
              createdAt
              lastSeenAt
            }
            creator {
              id
              handle
              name
              extra_public
            }
          }
        }
      }
    `,
    [entryOfHost],
  ),
});

/** The caller's own parties, newest first, drafts too: what a page of theirs begins with. */
export const myParties = defineOperation({
  path: 'party/get-my-parties/',
  access: 'member',
  payload: ownPagePayload,
  document: graphql(
    `
      query MyParties($cursor: String) {
        getParties: myParties(cursor: $cursor) {
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

/** The next 50 waiting entries as the host sees them. Owner only, else `forbidden`. */
export const hostMembers = defineOperation({
  path: 'party/get-host-members/',
  access: 'creator',
  payload: partyPagePayload,
  document: graphql(
    `
      query HostMembers($partyID: ID!, $cursor: String) {
        hostMembers(partyID: $partyID, cursor: $cursor) {
          error
          items {
            ...HostMemberFields
          }
          cursor
        }
      }
    `,
    [entryOfHost],
  ),
});
