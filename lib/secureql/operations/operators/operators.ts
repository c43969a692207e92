import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import {
  operatorActPayload,
  operatorListPayload,
  operatorReportPayload,
  operatorReportsPayload,
  operatorSearchPayload,
  proveOperatorPayload,
} from '@/lib/shared/operators/payloads';
import { decidedCalls } from './decided';
import { operatorCaseCalls } from './operatorCases';
import { logLine, operatorPerson, operatorState, reportLine } from './operatorFragments';

// All of them are declared as public: whoever is no operator, logged in or not, hears that there is no
// such thing, as from an address that never was.

/** Where the operator stands, and how much waits. */
const getState = defineOperation({
  path: 'operator/get-state/',
  access: 'public',
  payload: noPayload,
  document: graphql(
    `
      query OperatorState {
        operatorState {
          error
          item {
            ...OperatorStateFields
          }
        }
      }
    `,
    [operatorState],
  ),
});

/** Shows the second factor. */
const proveOperator = defineOperation({
  path: 'operator/prove/',
  access: 'public',
  limit: 'signIn',
  payload: proveOperatorPayload,
  document: graphql(
    `
      mutation ProveOperator($code: String!) {
        proveOperator(code: $code) {
          error
          item {
            ...OperatorStateFields
          }
        }
      }
    `,
    [operatorState],
  ),
});

/** Reports that wait, or that are done. */
const getReports = defineOperation({
  path: 'operator/get-reports/',
  access: 'public',
  payload: operatorReportsPayload,
  document: graphql(
    `
      query OperatorReports($isClosed: Boolean!, $cursor: String) {
        operatorReports(isClosed: $isClosed, cursor: $cursor) {
          error
          items {
            ...OperatorReportFields
          }
          cursor
        }
      }
    `,
    [reportLine],
  ),
});

/** A report with what was reported. */
const getReport = defineOperation({
  path: 'operator/get-report/',
  access: 'public',
  payload: operatorReportPayload,
  document: graphql(
    `
      query OperatorReport($reportId: ID!) {
        operatorReport(reportId: $reportId) {
          error
          item {
            report {
              ...OperatorReportFields
            }
            messages {
              id
              isReporters
              body
              photoUrl
              createdAt
            }
            marks
          }
        }
      }
    `,
    [reportLine],
  ),
});

/** What operators did. */
const getLog = defineOperation({
  path: 'operator/get-log/',
  access: 'public',
  payload: operatorListPayload,
  document: graphql(
    `
      query OperatorLog($cursor: String) {
        operatorLog(cursor: $cursor) {
          error
          items {
            ...OperatorLogFields
          }
          cursor
        }
      }
    `,
    [logLine],
  ),
});

/** Finds by an id, a number or a handle. */
const search = defineOperation({
  path: 'operator/search/',
  access: 'public',
  payload: operatorSearchPayload,
  document: graphql(
    `
      query OperatorSearch($words: String!) {
        operatorSearch(words: $words) {
          error
          items {
            kind
            id
            label
            state
            amount
            currency
            person {
              ...OperatorPersonFields
            }
            marks
            path
            at
          }
        }
      }
    `,
    [operatorPerson],
  ),
});

/** Does something with a reason. */
const act = defineOperation({
  path: 'operator/act/',
  access: 'public',
  limit: 'save',
  payload: operatorActPayload,
  document: graphql(
    `
      mutation Operate(
        $act: OperatorAct!
        $subject: String!
        $reason: String!
        $undoes: ID
        $amount: Int
      ) {
        operate(act: $act, subject: $subject, reason: $reason, undoes: $undoes, amount: $amount) {
          error
          item {
            ...OperatorLogFields
          }
        }
      }
    `,
    [logLine],
  ),
});

/** Calls of operators. */
export const operatorCalls = [
  getState,
  proveOperator,
  getReports,
  getReport,
  ...operatorCaseCalls,
  ...decidedCalls,
  getLog,
  search,
  act,
] as const;
