import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import { rehearsePayload } from '@/lib/shared/widgets/rehearsal';

/** What the creator's overlays rehearse. */
const getRehearsal = defineOperation({
  path: 'widgets/get-rehearsal/',
  access: 'creator',
  payload: noPayload,
  document: graphql(`
    query GetRehearsal {
      getRehearsal {
        error
        item {
          rehearsal {
            ranMs
            since
            pace
          }
        }
      }
    }
  `),
});

/** Starts, pauses or stops the scripted show. */
const rehearse = defineOperation({
  path: 'widgets/rehearse/',
  access: 'creator',
  limit: 'save',
  payload: rehearsePayload,
  document: graphql(`
    mutation Rehearse($act: RehearsalAct!, $pace: Int!) {
      rehearse(act: $act, pace: $pace) {
        error
        item {
          rehearsal {
            ranMs
            since
            pace
          }
        }
      }
    }
  `),
});

export const rehearsalCalls = [getRehearsal, rehearse] as const;
