import type { Need } from '@/backend/accounts/service';
import type { Context } from '@/backend/platform/context';
import { FUND_STATES, isFundOver } from '@/lib/shared/fund/states';
import { hasFundIn } from './store/fundRepository';

/** What everybody sees of funds. */
export { fundPage } from '@/backend/funds/show/details';
export { creatorFundsPage, fundsAmong, myFundsPage } from '@/backend/funds/show/lists';
export { fundNewsPage, NEWS_JOBS, postFundUpdate } from '@/backend/funds/show/news';

/** What hosts do with a fund, and see of it. */
export {
  archiveFund,
  changeFundState,
  createFund,
  editFund,
  runFundAgain,
} from '@/backend/funds/host/manage';
export {
  addOffline,
  endMatch,
  promiseMatch,
  revealMilestone,
  startFundSession,
} from '@/backend/funds/host/live';
export { cancelFund, refundFund } from '@/backend/funds/host/end';
export { fundEdit } from '@/backend/funds/host/console';
export { fundRecap } from '@/backend/funds/host/recap';

/** What happens by itself: starts, deadlines, cards, refunds; and the newest state. */
export { advanceFunds, pauseFundsOf, settleDueFunds } from '@/backend/funds/life/advance';
export { newestFundUpdate } from './newest';

/** What happens to an account's funds, and what is kept of them. */
export { fundDataOf, leaveFunds } from './accountDeletion';

export { fundTool } from './tool';

/** Everything about contributions. */
export * from './contributions';

const UNDER_WAY = FUND_STATES.filter((state) => !isFundOver(state));

/** What a creator needs for a fund that runs, or that they prepare: somewhere for money to go. */
export async function fundNeeds(context: Context, creatorId: string): Promise<Need[]> {
  return (await hasFundIn(context.db, creatorId, UNDER_WAY)) ? ['MONEY'] : [];
}
