import { THANK_SUPPORTERS, thankRest } from '@/backend/funds/check/thanks';
import { CARD_JOBS, registerContributions } from '@/backend/funds/give/sold';

registerContributions();

/** What givers do with contributions and see of them. */
export { startContribution } from '@/backend/funds/give/start';
export {
  changeVisibility,
  claimContribution,
  myContributionsPage,
  ownContribution,
  payContribution,
  withdrawPledge,
} from '@/backend/funds/give/own';
export { leadersOf, supportersPage } from '@/backend/funds/give/shown';

/** What hosts see of them and do with them. */
export { hostContributionsPage } from '@/backend/funds/check/lists';
export { refundContribution } from '@/backend/funds/check/refund';
export { testContribution } from '@/backend/funds/check/testing';
export { thankSupporters } from '@/backend/funds/check/thanks';
export { checkMessage } from '@/backend/funds/check/verdicts';

/** What happens by itself. */
export const CONTRIBUTION_JOBS = { ...CARD_JOBS, [THANK_SUPPORTERS]: thankRest };

/** What happens to what an account gave, and what is kept of it. */
export { contributionDataOf, leaveContributions } from '@/backend/funds/give/leaving';
