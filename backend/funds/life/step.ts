import { announceTool, tellAskers } from '@/backend/hosting/service';
import { isSuspended } from '@/backend/payments/service';
import { sellerOf } from '@/backend/payouts/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import type { FundState } from '@/lib/shared/fund/states';
import type { FundAct } from '@/backend/funds/host/actions';
import { raisedOf, stageOf } from '@/backend/funds/policy';
import { settleFund } from '@/backend/funds/settle';
import type { FundPatch, FundView, HeldFund } from '@/backend/funds/store/fundRepository';
import { needsWork, stepOf, type FundEvent, type FundFacts } from './policy';

/** What the caller did as a host, and what changes beside the state. */
interface Beside {
  action?: (from: FundState, to: FundState) => FundAct;
  patch?: FundPatch;
}

/**
 * Takes a locked fund one step on by the table of its states. Answers it as it then is. Errors:
 * fund.wrong_state, fund.payouts_needed.
 */
export async function stepFund(
  context: Context,
  fund: HeldFund,
  event: FundEvent,
  { action, patch = {} }: Beside = {},
): Promise<FundView> {
  const step = stepOf(fund.state, event, await factsOf(context, fund));
  if (typeof step === 'string') throw new AppError(step);
  const { next, effects } = step;
  const now = context.now();
  if (effects.includes('ANNOUNCE')) await announceTool(context, fund, { isOpen: true });
  if (effects.includes('CLOSE')) await announceTool(context, fund, { isOpen: false });
  if (effects.includes('WITHDRAW')) await tellAskers(context, fund.id, 'off');
  const changed = {
    ...patch,
    state: next,
    ...(next === 'LIVE' && fund.openedAt === null && { openedAt: now }),
    ...(stageOf(next) === 'OVER' && fund.endedAt === null && { endedAt: now }),
    ...(next === 'SETTLING' && { endedAt: now, reachedAt: fund.reachedAt ?? now }),
    ...(needsWork(effects) && { workAt: context.now() }),
  };
  const act = action && { action: action(fund.state, next) };
  return settleFund(context, fund, { patch: changed, ...act });
}

/** What a step depends on beside the state. */
async function factsOf(context: Context, fund: HeldFund): Promise<FundFacts> {
  return {
    isAllOrNothing: fund.mode === 'ALL_OR_NOTHING',
    isReached: raisedOf(fund) >= fund.goal,
    isReady: await canSellFor(context, fund),
    hasMoney: fund.settled > 0,
  };
}

/** Whether money can be charged for a fund: its creator's payouts stand, in its currency. */
export async function canSellFor(
  context: Context,
  { creatorId, currency }: Pick<HeldFund, 'creatorId' | 'currency'>,
): Promise<boolean> {
  if (!context.stripe) return false;
  const seller = await sellerOf(context, creatorId);
  const isSeller = seller.isReady && seller.currency === currency;
  return isSeller && !(await isSuspended(context, creatorId));
}
