import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import { partyIdPayload, partyPagePayload } from '@/lib/shared/parties/party';
import { entryOfHost } from './partyFragments';

/** All that console and edit pages need. Hosts only, else `forbidden`. */
export const partyEdit = defineOperation({
  path: 'get-party-edit',
  access: 'member',
  payload: partyIdPayload,
  document: graphql(
    `
      query PartyEdit($partyID: ID!) {
        getParties: partyEdit(partyID: $partyID) {
          error
          items {
            id
            right
            version
            title
            game
            notice
            state
            queueSize
            seatsPerRound
            lobbyCode
            orderPolicy
            whoCanJoin
            rejoin
            cooldownMinutes
            readySeconds
            groupMax
            laneMix
            isMixFixed
            missLimit
            turnMinutes
            turn
            roundNo
            memberCount
            playedCount
            seq
            endedAt
            entryFields {
              key
              kind
              label
              required
              maxLength
            }
            waiting {
              ...HostMemberFields
            }
            waitingCursor
            away {
              ...HostMemberFields
            }
            awayCount
            current {
              ...HostMemberFields
            }
            done {
              ...HostMemberFields
            }
            acts {
              id
              kind
              actorHandle
              handles
              count
              what
              reason
              at
              isUndone
              isFinal
            }
            overlays {
              id
              kind
              lastSeenAt
              isOnAir
              onAirSince
              warnings
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

/** The next 50 waiting entries as the host sees them. Hosts only, else `forbidden`. */
export const hostMembers = defineOperation({
  path: 'party/get-host-members/',
  access: 'member',
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

/** Whom the party's creator keeps out. Hosts only, else `forbidden`. */
export const partyBans = defineOperation({
  path: 'party/get-bans/',
  access: 'member',
  payload: partyIdPayload,
  document: graphql(`
    query PartyBans($partyID: ID!) {
      partyBans(partyID: $partyID) {
        error
        items {
          userId
          handle
          reason
          bannedAt
        }
      }
    }
  `),
});
