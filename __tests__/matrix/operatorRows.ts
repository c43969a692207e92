import { operators, type Row } from './row';

const line = 'act at by canUndo id isUndo label reason subject';

/** What operators see and do. */
export const operatorRows: Row[] = [
  {
    path: 'operator/get-state/',
    fields: 'handle openCases openReports provenUntil suspensions',
    own: operators(1),
  },
  {
    path: 'operator/prove/',
    payload: () => ({ code: '000000' }),
    own: operators('operator.code_wrong'),
  },
  {
    path: 'operator/get-reports/',
    payload: () => ({ isClosed: true }),
    own: operators(0),
  },
  {
    path: 'operator/get-report/',
    payload: () => ({ reportId: '01900000-0000-7000-8000-000000000000' }),
    own: operators('operator.no_subject'),
  },
  { path: 'operator/get-cases/', payload: () => ({}), own: operators(0) },
  {
    path: 'operator/get-case/',
    payload: () => ({ caseId: '01900000-0000-7000-8000-000000000000' }),
    own: operators('case.not_found'),
  },
  { path: 'operator/get-suspensions/', own: operators(0) },
  { path: 'operator/get-featured/', own: operators(0) },
  { path: 'operator/get-categories/', fields: 'isHidden key', own: operators(13) },
  { path: 'operator/get-log/', payload: () => ({}), own: operators(0) },
  {
    path: 'operator/search/',
    payload: ({ handle }) => ({ words: handle }),
    fields: 'amount at currency id kind label marks path person state',
    own: operators(1),
    missing: operators(0),
  },
  {
    path: 'operator/act/',
    payload: ({ creatorId }) => ({ act: 'WARN', subject: creatorId, reason: 'a test of who may' }),
    fields: line,
    own: operators(1),
    missing: operators('operator.no_subject'),
  },
];
