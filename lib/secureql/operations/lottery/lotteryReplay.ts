import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import { lotteryIdPayload } from '@/lib/shared/lottery/lottery';

/** Has overlays play the reveal of a draw again. */
export const replayReveal = defineOperation({
  path: 'lottery/replay-reveal/',
  access: 'member',
  limit: 'press',
  payload: lotteryIdPayload,
  document: graphql(`
    mutation ReplayReveal($lotteryId: ID!) {
      replayReveal(lotteryId: $lotteryId) {
        error
        item {
          count
        }
      }
    }
  `),
});
