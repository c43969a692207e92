/** The pages of operators. */
export const OPERATOR_PAGES = [
  'overview',
  'reports',
  'cases',
  'suspensions',
  'featured',
  'categories',
  'log',
] as const;

/** One of them. */
export type OperatorPage = (typeof OPERATOR_PAGES)[number];

/** Address of one of them. */
export const operatorPath = (page: OperatorPage) =>
  page === 'overview' ? '/operator' : `/operator/${page}`;

/** Address of a report with what was reported. */
export const reportPath = (reportId: string) => `/operator/reports/${reportId}`;

/** Address of a case with its file. */
export const casePath = (caseId: string) => `/operator/cases/${caseId}`;

/** What the search of operators looks for. */
export const WORDS_QUERY = 'q';
