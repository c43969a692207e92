import { graphql } from '@/lib/secureql/graphql';

/** Somebody as operators see them. */
export const operatorPerson = graphql(`
  fragment OperatorPersonFields on OperatorPerson @_unmask {
    id
    handle
    userType
  }
`);

/** A report in the list. */
export const reportLine = graphql(
  `
    fragment OperatorReportFields on OperatorReport @_unmask {
      id
      reason
      note
      isWhole
      reporter {
        ...OperatorPersonFields
      }
      reported {
        ...OperatorPersonFields
      }
      createdAt
      closedAt
    }
  `,
  [operatorPerson],
);

/** One line of what operators did. */
export const logLine = graphql(`
  fragment OperatorLogFields on OperatorLogLine @_unmask {
    id
    act
    subject
    label
    reason
    by
    at
    isUndo
    canUndo
  }
`);

/** Where an operator stands. */
export const operatorState = graphql(`
  fragment OperatorStateFields on OperatorState @_unmask {
    handle
    provenUntil
    openReports
    suspensions
    openCases
  }
`);
