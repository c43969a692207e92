import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';

/** Whether an overlay of the caller's is connected: pages with private data ask it. Creators only. */
export const onAir = defineOperation({
  path: 'widgets/get-on-air/',
  access: 'creator',
  limit: 'sign',
  payload: noPayload,
  document: graphql(`
    query OnAir {
      onAir {
        error
        item {
          isOnAir
        }
      }
    }
  `),
});
