import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import { archivePartyPayload, partyIdPayload, planPartyPayload } from '@/lib/shared/parties/party';
import { partySummary } from './partyFragments';

/** Plans a draft, or plans it anew: it opens by itself. */
const planParty = defineOperation({
  path: 'party/plan/',
  access: 'member',
  limit: 'announce',
  payload: planPartyPayload,
  document: graphql(
    `
      mutation PlanParty($partyID: ID!, $startsAt: String!, $minutes: Int!) {
        planParty(partyID: $partyID, startsAt: $startsAt, minutes: $minutes) {
          error
          item {
            ...PartySummaryFields
          }
        }
      }
    `,
    [partySummary],
  ),
});

/** Calls a planned queue off; it is a draft again. */
const cancelPlan = defineOperation({
  path: 'party/cancel-plan/',
  access: 'member',
  limit: 'announce',
  payload: partyIdPayload,
  document: graphql(
    `
      mutation CancelPlan($partyID: ID!) {
        cancelPlan(partyID: $partyID) {
          error
          item {
            ...PartySummaryFields
          }
        }
      }
    `,
    [partySummary],
  ),
});

/** Puts an ended queue away, or brings it back into the list. */
const archiveParty = defineOperation({
  path: 'party/archive/',
  access: 'member',
  limit: 'save',
  payload: archivePartyPayload,
  document: graphql(
    `
      mutation ArchiveParty($partyID: ID!, $isArchived: Boolean!) {
        archiveParty(partyID: $partyID, isArchived: $isArchived) {
          error
          item {
            ...PartySummaryFields
          }
        }
      }
    `,
    [partySummary],
  ),
});

/** Every call about planned and archived queues. */
export const planCalls = [planParty, cancelPlan, archiveParty] as const;
