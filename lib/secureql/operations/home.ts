import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';

/** The caller's own live tickets with their position, then the parties they played in last. */
export const myTickets = defineOperation({
  path: 'party/get-my-tickets/',
  access: 'member',
  payload: noPayload,
  document: graphql(`
    query MyTickets {
      getTickets {
        error
        items {
          queueUuid
          status
          position
          joinedAt
          endedAt
          partyId
          title
          game
          state
          creatorHandle
          creatorName
        }
      }
    }
  `),
});

/** What happened last to the caller: who joined, played, left and follows, what ended. */
export const myActivity = defineOperation({
  path: 'party/get-my-activity/',
  access: 'creator',
  payload: noPayload,
  document: graphql(`
    query MyActivity {
      getActivity {
        error
        items {
          kind
          at
          handle
          partyId
          title
          count
        }
      }
    }
  `),
});
