import { recordAction } from '@/backend/hosting/service';
import { paymentOf, refundPayment } from '@/backend/payments/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import type { HostContribution } from '@/lib/shared/fund/views';
import { ownFund } from '@/backend/funds/access';
import type { FundAct } from '@/backend/funds/host/actions';
import { CONTRIBUTION } from '@/backend/funds/give/sold';
import { findHosted } from '@/backend/funds/store/hostContributionRepository';
import { inTransaction } from '@/backend/platform/transaction';
import { hostContribution } from './lists';

/**
 * Sends what is left of a contribution back, with a reason that its giver reads; the bar falls once it
 * has left. Owner only, outside of a transaction. Errors: auth.required, forbidden, fund.not_found,
 * fund.wrong_state (nothing was paid), and the refusals of `refundPayment`.
 */
export async function refundContribution(
  context: Context,
  input: { fundId: string; contributionId: string; reason: string; requestKey: string },
): Promise<HostContribution> {
  const { fundId, contributionId, reason, requestKey } = input;
  const fund = await ownFund(context, fundId, { lock: false });
  const row = await findHosted(context.db, fund.id, contributionId);
  if (!row || row.isTest) throw new AppError('fund.not_found');
  const payment = await paymentOf(context, CONTRIBUTION, contributionId);
  if (payment?.state !== 'PAID') throw new AppError('fund.wrong_state');
  const amount = payment.money.amount - payment.refunded - payment.chargedBack;
  if (amount > 0) {
    await refundPayment(context, { paymentID: payment.id, amount, reason, requestKey });
    const act: FundAct = { kind: 'REFUND', contributionIds: [contributionId], reason };
    await inTransaction(context, (inner) => recordAction(inner, fund.id, act));
  }
  return hostContribution(context, fund, contributionId);
}
