import { followOrders } from './acts/wake';

followOrders();

/** What the two sides of an order do when something went wrong. */
export { openCase } from './acts/open';
export { acceptCase, changeProposal, escalateCase, refuseCase, withdrawCase } from './acts/answer';

/** What they see of it. */
export { caseLines, casePage } from './show/page';

/** What a person decides, for the console of the operators. */
export { decideCase } from './acts/decide';
export { caseFile, escalatedCases, openEscalations } from './show/file';

/** What happens by itself, and to an account's cases. */
export { wakeCases } from './acts/wake';
export { caseDataOf, leaveCases } from './accountDeletion';
