import type { Context } from '@/backend/platform/context';
import { forgetNames } from './store/lines';
// Enters what follows from events of Stripe.
import './follow';

export {
  chooseCountry,
  forgetStripeAccount,
  holdPayouts,
  leavePayouts,
  onCurrencyChosen,
  payoutDataOf,
  payoutNeeds,
  payoutStanding,
  payoutTask,
  releasePayouts,
  sellerOf,
} from './accounts';
export { retryPayout } from './bank';
export { connectPayouts, openStripeDashboard } from './connect';
export {
  addLine,
  clearDue,
  freeze,
  holdLine,
  lose,
  pauseClearance,
  startClearance,
  takeBack,
  thaw,
  type NewLine,
} from './lines';
export { payoutExport, payoutLines, payoutOverview } from './overview';
export { reverseTransfer } from './reversals';
export { splitLine } from './split';
export { transferDue } from './transfers';

/** Takes the buyer's name from the lines of these payments: they have deleted their account. */
export function forgetBuyer(context: Context, paymentIds: readonly string[]): Promise<void> {
  return forgetNames(context.db, paymentIds);
}
