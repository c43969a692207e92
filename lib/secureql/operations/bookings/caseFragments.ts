import { graphql } from '@/lib/secureql/graphql';
import { bookingLine } from './bookingFragments';

/** A case with what was done in it. */
export const resolutionCase = graphql(`
  fragment ResolutionCaseFields on ResolutionCase {
    id
    kind
    state
    openedBy
    proposedBy
    turn
    amount
    newDue
    rule
    outcome
    refund
    version
    openedAt
    deadlineAt
    closedAt
    steps {
      kind
      by
      amount
      newDue
      words
      at
    }
  }
`);

/** What may have gone wrong with an order. */
export const casePage = graphql(
  `
    fragment CasePageFields on CasePage {
      id
      version
      line {
        ...BookingLineFields
      }
      case {
        ...ResolutionCaseFields
      }
      choices {
        kind
        way
        least
        most
        back
        earliest
        latest
        until
      }
      acts
      startsAt
      endsAt
      buyerInAt
      creatorInAt
      lateCancelAt
      file {
        deliveries
        messages
        changes
      }
    }
  `,
  [bookingLine, resolutionCase],
);
