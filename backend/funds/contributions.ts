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
export {
  checkMessage,
  hostContributionsPage,
  refundContribution,
  testContribution,
  thankSupporters,
} from '@/backend/funds/check/host';
