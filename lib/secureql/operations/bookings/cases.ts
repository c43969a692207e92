import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import {
  caseActPayload,
  caseListPayload,
  casePayload,
  caseWordsPayload,
  changeCasePayload,
  openCasePayload,
} from '@/lib/shared/cases/payloads';
import { bookingLine } from './bookingFragments';
import { casePage, resolutionCase } from './caseFragments';

/** The caller's orders that can have a case, or have one. */
const resolutionBookings = defineOperation({
  path: 'resolution-center-bookings',
  access: 'member',
  payload: caseListPayload,
  document: graphql(
    `
      query ResolutionBookings($cursor: String) {
        bookings: resolutionBookings(cursor: $cursor) {
          error
          items {
            id
            line {
              ...BookingLineFields
            }
            case {
              ...ResolutionCaseFields
            }
          }
          cursor
        }
      }
    `,
    [bookingLine, resolutionCase],
  ),
});

/** What may have gone wrong with an order: its case, or those that can be opened. */
const getCase = defineOperation({
  path: 'cases/get-case/',
  access: 'member',
  limit: 'read',
  payload: casePayload,
  document: graphql(
    `
      query OrderCase($bookingId: ID!) {
        orderCase(bookingId: $bookingId) {
          error
          item {
            ...CasePageFields
          }
        }
      }
    `,
    [casePage],
  ),
});

const open = defineOperation({
  path: 'cases/open/',
  access: 'member',
  limit: 'save',
  payload: openCasePayload,
  document: graphql(
    `
      mutation OpenCase(
        $bookingId: ID!
        $version: Int!
        $kind: CaseKind!
        $amount: Int
        $newDue: String
        $words: String!
      ) {
        openCase(
          bookingId: $bookingId
          version: $version
          kind: $kind
          amount: $amount
          newDue: $newDue
          words: $words
        ) {
          error
          item {
            ...CasePageFields
          }
        }
      }
    `,
    [casePage],
  ),
});

/** Asks for another amount or day. */
const change = defineOperation({
  path: 'cases/change/',
  access: 'member',
  limit: 'save',
  payload: changeCasePayload,
  document: graphql(
    `
      mutation ChangeCase(
        $caseId: ID!
        $version: Int!
        $amount: Int
        $newDue: String
        $words: String
      ) {
        changeCase(
          caseId: $caseId
          version: $version
          amount: $amount
          newDue: $newDue
          words: $words
        ) {
          error
          item {
            ...CasePageFields
          }
        }
      }
    `,
    [casePage],
  ),
});

/** Agrees to what is asked for, or to what a rule says. */
const accept = defineOperation({
  path: 'cases/accept/',
  access: 'member',
  limit: 'save',
  payload: caseActPayload,
  document: graphql(
    `
      mutation AcceptCase($caseId: ID!, $version: Int!) {
        acceptCase(caseId: $caseId, version: $version) {
          error
          item {
            ...CasePageFields
          }
        }
      }
    `,
    [casePage],
  ),
});

const refuse = defineOperation({
  path: 'cases/refuse/',
  access: 'member',
  limit: 'save',
  payload: caseWordsPayload,
  document: graphql(
    `
      mutation RefuseCase($caseId: ID!, $version: Int!, $words: String) {
        refuseCase(caseId: $caseId, version: $version, words: $words) {
          error
          item {
            ...CasePageFields
          }
        }
      }
    `,
    [casePage],
  ),
});

/** Takes a case to a person. */
const escalate = defineOperation({
  path: 'cases/escalate/',
  access: 'member',
  limit: 'save',
  payload: caseWordsPayload,
  document: graphql(
    `
      mutation EscalateCase($caseId: ID!, $version: Int!, $words: String) {
        escalateCase(caseId: $caseId, version: $version, words: $words) {
          error
          item {
            ...CasePageFields
          }
        }
      }
    `,
    [casePage],
  ),
});

/** Whoever opened a case takes it back. */
const withdraw = defineOperation({
  path: 'cases/withdraw/',
  access: 'member',
  limit: 'save',
  payload: caseActPayload,
  document: graphql(
    `
      mutation WithdrawCase($caseId: ID!, $version: Int!) {
        withdrawCase(caseId: $caseId, version: $version) {
          error
          item {
            ...CasePageFields
          }
        }
      }
    `,
    [casePage],
  ),
});

/** Every call about cases. */
export const caseCalls = [
  resolutionBookings,
  getCase,
  open,
  change,
  accept,
  refuse,
  escalate,
  withdraw,
] as const;
