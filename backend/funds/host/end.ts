import type { Context } from '@/backend/platform/context';
import { inTransaction } from '@/backend/platform/transaction';
import type { FundSummary } from '@/lib/shared/fund/views';
import { ownFund } from '@/backend/funds/access';
import { stepFund } from '@/backend/funds/life/step';
import { fundSummary } from '@/backend/funds/show/lists';

/** Why a fund ends so, as supporters read it. */
interface End {
  fundId: string;
  reason: string;
}

/**
 * Calls a fund off before its end: what is promised is let go, what is paid goes back, both by a job
 * that goes on until all is done. Errors: auth.required, forbidden (not its creator),
 * fund.wrong_state.
 */
export const cancelFund = (context: Context, end: End) => endBy(context, end, 'CANCEL');

/**
 * Sends everybody their money back after the end of a fund, by a job that goes on until all is done.
 * Errors: auth.required, forbidden (not its creator), fund.wrong_state.
 */
export const refundFund = (context: Context, end: End) => endBy(context, end, 'REFUND_ALL');

function endBy(
  context: Context,
  { fundId, reason }: End,
  kind: 'CANCEL' | 'REFUND_ALL',
): Promise<FundSummary> {
  return inTransaction(context, async (inner) => {
    const fund = await ownFund(inner, fundId, { lock: true });
    const action = () => ({ kind, reason });
    await stepFund(inner, fund, kind, { action, patch: { cancelReason: reason } });
    return fundSummary(inner, fundId);
  });
}
