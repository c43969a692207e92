import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import { removeFilePayload } from '@/lib/shared/files/filePayloads';

/** Takes a file back that is no part of an order yet, or out of an instant tier. */
export const removeFile = defineOperation({
  path: 'files/remove-file/',
  access: 'member',
  limit: 'save',
  payload: removeFilePayload,
  document: graphql(`
    mutation RemoveFile($fileId: ID!) {
      removeFile(fileId: $fileId) {
        error
        item {
          id
        }
      }
    }
  `),
});
