import { requireRight, rightOf } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import type { FundState } from '@/lib/shared/fund/states';
import type { HostRight, Right } from '@/lib/shared/hosting/moderators';
import { findFund, lockFund, type HeldFund } from '@/backend/funds/store/fundRepository';

/** A fund with what the caller may do there. */
export interface HostedFund extends HeldFund {
  right: HostRight;
}

/**
 * A fund that the caller may see or run as a host. With `lock` it is locked until the transaction
 * ends. Errors: auth.required; forbidden, for one without that right and a missing one alike.
 */
export async function hostedFund(
  context: Context,
  fundId: string,
  right: Right,
  { lock }: { lock: boolean },
): Promise<HostedFund> {
  memberId(context);
  const fund = await (lock ? lockFund : findFund)(context.db, fundId);
  const granted = await requireRight(context, fund, right);
  if (!fund) throw new AppError('forbidden');
  return { ...fund, right: granted };
}

/** The same for what its creator alone may do: refunds, calling it off. */
export async function ownFund(
  context: Context,
  fundId: string,
  { lock }: { lock: boolean },
): Promise<HostedFund> {
  const fund = await hostedFund(context, fundId, 'VIEW', { lock });
  if (fund.right !== 'OWNER') throw new AppError('forbidden');
  return fund;
}

/** A fund that the caller may see: everyone, a draft its hosts alone. Errors: fund.not_found. */
export async function visibleFund(context: Context, fundId: string): Promise<HeldFund> {
  const fund = await findFund(context.db, fundId);
  if (!fund || !(await seesFund(context, fund))) throw new AppError('fund.not_found');
  return fund;
}

async function seesFund(
  context: Context,
  fund: { creatorId: string; state: FundState },
): Promise<boolean> {
  return fund.state !== 'DRAFT' || (await rightOf(context, fund)) !== null;
}

/** Whether amounts, and what tells them, are in a host's answers. */
export const seesAmounts = ({ right, moderatorsSeeAmounts }: HostedFund) =>
  right === 'OWNER' || moderatorsSeeAmounts;
