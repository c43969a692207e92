import type { Context } from '@/backend/platform/context';
import { memberId } from '@/backend/platform/member';
import { isFundOver } from '@/lib/shared/fund/states';
import * as repository from '@/backend/funds/store/accountDeletionRepository';
import { lockFund } from '@/backend/funds/store/fundRepository';
import { stepFund } from './life/step';

/**
 * Calls off every fund of the caller that was published and goes on, in the running transaction:
 * those whose page is open hear it; the fund itself goes with its creator's account. Money that is
 * not settled has stopped the deletion before. Errors: auth.required.
 */
export async function leaveFunds(context: Context): Promise<void> {
  const userId = memberId(context);
  for (const id of await repository.publishedFundsOf(context.db, userId)) {
    const fund = await lockFund(context.db, id);
    if (!fund || isFundOver(fund.state) || fund.state === 'DRAFT') continue;
    await stepFund(context, fund, 'CANCEL', { patch: { cancelReason: null } });
  }
}

/** What this domain keeps of a creator's funds. */
export async function fundDataOf(context: Context, userId: string) {
  return { funds: await repository.ownFundRows(context.db, userId) };
}
