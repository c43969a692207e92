import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import { partyIdPayload, recapPayload, sayThanksPayload } from '@/lib/shared/parties/party';

/** What became of people: 50 a page, with how many there are of each kind. Hosts only. */
const getRecap = defineOperation({
  path: 'party/get-recap/',
  access: 'member',
  payload: recapPayload,
  document: graphql(`
    query PartyRecap($partyID: ID!, $kind: RecapKind!, $cursor: String) {
      partyRecap(partyID: $partyID, kind: $kind, cursor: $cursor) {
        error
        item {
          played
          missed
          waited
          left
          items {
            id
            number
            status
            handle
            isGuest
            profilePhoto
            misses
            priority
            fields {
              key
              value
            }
            joinedAt
            calledAt
            startedAt
            endedAt
            endReason
            waitSeconds
          }
          cursor
        }
      }
    }
  `),
});

/** The sums of an evening with a queue: people, rounds, waits, the line over time. Hosts only. */
const getNight = defineOperation({
  path: 'party/get-night/',
  access: 'member',
  payload: partyIdPayload,
  document: graphql(`
    query PartyNight($partyID: ID!) {
      partyNight(partyID: $partyID) {
        error
        item {
          from
          until
          endedAt
          people
          firstTimers
          newFollowers
          thankable
          muted
          usualWaitSeconds
          rounds
          isBiggest
          line
          most {
            people
            at
            step
          }
          roundList {
            beganAt
            endedAt
            people
          }
          thanks
        }
      }
    }
  `),
});

/** Says one thing to everyone who played, once, in a party that is over. */
const sayThanks = defineOperation({
  path: 'party/say-thanks/',
  access: 'member',
  limit: 'announce',
  payload: sayThanksPayload,
  document: graphql(`
    mutation SayThanks($partyID: ID!, $message: String!, $requestKey: String!) {
      sayThanks(partyID: $partyID, message: $message, requestKey: $requestKey) {
        error
        item {
          thanks
        }
      }
    }
  `),
});

/** Calls about an evening that is over. */
export const partyAftershowCalls = [getRecap, getNight, sayThanks] as const;
