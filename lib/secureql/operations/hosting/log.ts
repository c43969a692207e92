import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import { partyPagePayload } from '@/lib/shared/parties/party';

/** A page of what hosts did and changed, newest first. */
const getLog = defineOperation({
  path: 'party/get-log/',
  access: 'member',
  limit: 'read',
  payload: partyPagePayload,
  document: graphql(`
    query GetLog($partyID: ID!, $cursor: String) {
      toolLog(partyID: $partyID, cursor: $cursor) {
        error
        items {
          id
          kind
          actorHandle
          handles
          count
          what
          reason
          at
          isUndone
          changes {
            field
            from
            to
          }
        }
        cursor
      }
    }
  `),
});

/** A part of the same as CSV; the parts in their order are the file. */
const exportLog = defineOperation({
  path: 'party/export-log/',
  access: 'member',
  limit: 'read',
  payload: partyPagePayload,
  document: graphql(`
    query ExportLog($partyID: ID!, $cursor: String) {
      exportLog(partyID: $partyID, cursor: $cursor) {
        error
        item {
          csv
          cursor
        }
      }
    }
  `),
});

/** Every call about the whole log. */
export const logCalls = [getLog, exportLog] as const;
