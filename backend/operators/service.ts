/** Who is an operator, and the second factor that is asked for again and again. */
export {
  grantDemoOperator,
  grantOperator,
  revokeOperator,
  type Grant,
} from '@/backend/operators/proof/grant';
export { prove } from '@/backend/operators/proof/prove';
export { codeOf, stepAt } from '@/backend/operators/proof/totp';

/** What they do. */
export { operate } from '@/backend/operators/acts/operate';

/** What they see. */
export { operatorCase, operatorCases } from '@/backend/operators/show/cases';
export {
  operatorCategories,
  operatorFeatured,
  operatorSuspensions,
} from '@/backend/operators/show/lists';
export { operatorLog } from '@/backend/operators/show/log';
export { operatorReport, operatorReports } from '@/backend/operators/show/reports';
export { operatorSearch } from '@/backend/operators/show/search';
export { operatorState } from '@/backend/operators/show/state';
