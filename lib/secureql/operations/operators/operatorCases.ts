import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import { operatorCasePayload, operatorListPayload } from '@/lib/shared/operators/payloads';
import { operatorPerson } from './operatorFragments';

const caseLine = graphql(
  `
    fragment OperatorCaseLineFields on OperatorCase @_unmask {
      buyer {
        ...OperatorPersonFields
      }
      creator {
        ...OperatorPersonFields
      }
      file {
        case {
          id
          kind
          openedBy
          amount
          openedAt
        }
        number
        title
        currency
      }
    }
  `,
  [operatorPerson],
);

/** Cases that wait for a person. */
const getCases = defineOperation({
  path: 'operator/get-cases/',
  access: 'public',
  payload: operatorListPayload,
  document: graphql(
    `
      query OperatorCases($cursor: String) {
        operatorCases(cursor: $cursor) {
          error
          items {
            ...OperatorCaseLineFields
          }
          cursor
        }
      }
    `,
    [caseLine],
  ),
});

/** A case with its whole file. */
const getCase = defineOperation({
  path: 'operator/get-case/',
  access: 'public',
  payload: operatorCasePayload,
  document: graphql(
    `
      query OperatorCase($caseId: ID!) {
        operatorCase(caseId: $caseId) {
          error
          item {
            buyer {
              ...OperatorPersonFields
            }
            receiver {
              ...OperatorPersonFields
            }
            creator {
              ...OperatorPersonFields
            }
            file {
              case {
                id
                kind
                state
                openedBy
                amount
                newDue
                outcome
                refund
                openedAt
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
              bookingId
              number
              title
              tierName
              included
              price
              refunded
              currency
              policy
              startsAt
              endsAt
              dueAt
              paidAt
              buyerInAt
              creatorInAt
              deliveries {
                no
                note
                links
                files {
                  id
                  name
                }
                at
              }
              steps {
                kind
                by
                at
                isFuture
                amount
                note
              }
              messages {
                by
                body
                at
              }
            }
          }
        }
      }
    `,
    [operatorPerson],
  ),
});

/** Calls about cases that wait for a person. */
export const operatorCaseCalls = [getCases, getCase] as const;
