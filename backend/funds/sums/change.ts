import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';
import type { CorrectionKind } from '@/lib/shared/fund/states';
import type { FundPatch, HeldFund } from '@/backend/funds/store/fundRepository';
import { insertCorrection, writeSums } from '@/backend/funds/store/sumsRepository';
import { changeOf, type CountedRow } from './policy';
import { markReached } from './reached';

/** A contribution with what its sums belong to. */
export interface SummedRow extends CountedRow {
  fundId: string;
}

/** Why the sum falls or rises other than by giving: which refund or dispute it was. */
export interface Cause {
  kind: CorrectionKind;
  sourceId: string;
}

/**
 * Writes by how much a contribution changes the sums of its locked fund: of its rewards, votes, ranks,
 * matches and people. Returns what changes of the fund itself, for `settleFund`. No row is ever summed
 * up: what a contribution adds stands in its own row.
 */
export async function changeSums(
  context: Context,
  fund: HeldFund,
  before: SummedRow | null,
  after: SummedRow,
  cause?: Cause,
): Promise<FundPatch> {
  const change = changeOf(before, after, fund);
  const supporters = await writeSums(context.db, after, change);
  if (cause && change.settled !== 0) {
    await insertCorrection(context.db, {
      ...{ id: newId(), fundId: fund.id, ...cause },
      ...{ amount: change.settled, at: context.now() },
    });
  }
  const patch = {
    settled: fund.settled + change.settled,
    pending: fund.pending + change.pending,
    supporterCount: fund.supporterCount + supporters,
    pledgeCount: fund.pledgeCount + change.pledgeCount,
    failedCount: fund.failedCount + change.failedCount,
    failedAmount: fund.failedAmount + change.failedAmount,
    toCheckCount: fund.toCheckCount + change.toCheckCount,
  };
  return markReached(context, fund, patch);
}
