import type { Updateable } from 'kysely';
import type { Context } from '@/backend/platform/context';
import type { FundAct } from '@/backend/funds/host/actions';
import { settleFund } from '@/backend/funds/settle';
import {
  changeContribution,
  fundIdOf,
  lockContribution,
  type ContributionRow,
} from '@/backend/funds/store/contributionRepository';
import { lockFund, type FundView, type HeldFund } from '@/backend/funds/store/fundRepository';
import { changeSums, type Cause } from '@/backend/funds/sums/change';
import { countsOf } from '@/backend/funds/sums/policy';
import type { ContributionsTable } from '@/backend/funds/tables';
import { showOf } from './policy';
import { showContribution } from './show';

/** A contribution with its fund, both locked until the transaction ends. */
export interface HeldContribution {
  fund: HeldFund;
  row: ContributionRow;
}

/** What changes of a contribution, why the sum changes with it, and which host did it. */
export interface Move {
  changes: Updateable<ContributionsTable>;
  cause?: Cause;
  action?: FundAct;
}

/** Locks the fund of a contribution and then the contribution; null: there is none. */
export async function holdContribution(
  context: Context,
  contributionId: string,
): Promise<HeldContribution | null> {
  const fundId = await fundIdOf(context.db, contributionId);
  const fund = fundId === null ? undefined : await lockFund(context.db, fundId);
  const row = fund && (await lockContribution(context.db, contributionId));
  return fund && row ? { fund, row } : null;
}

/**
 * Changes a locked contribution and all that follows from it: what it counts for, where it stands on
 * the stream, the sums of its fund, and one update for everybody. In the transaction of its cause.
 */
export async function moveContribution(
  context: Context,
  { fund, row }: HeldContribution,
  { changes, cause, action }: Move,
): Promise<{ fund: FundView; row: ContributionRow }> {
  const wanted = { ...row, ...changes };
  const counts = countsOf(wanted, wanted, fund);
  const show = showOf(wanted, fund);
  const next = await changeContribution(context.db, row.id, {
    ...changes,
    ...counts,
    ...{ show, updatedAt: context.now() },
  });
  const patch = await changeSums(context, fund, row, next, cause);
  if (show === 'SHOWN' && row.show !== 'SHOWN') await showContribution(context, fund, next);
  const settled = await settleFund(context, fund, { patch, ...(action && { action }) });
  return { fund: settled, row: next };
}
