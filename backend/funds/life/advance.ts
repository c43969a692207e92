import type { Context } from '@/backend/platform/context';
import { inTransaction } from '@/backend/platform/transaction';
import { isRunningFund } from '@/lib/shared/fund/states';
import { lockFund } from '@/backend/funds/store/fundRepository';
import { dueFunds, liveFundsOf, takeWork } from '@/backend/funds/store/lifeRepository';
import { stepFund } from './step';
import { workOn } from './work';

/** So long no other process takes a fund: a step is over by then, or its process is gone. */
const HELD_MS = 30_000;
/** Funds that are worked on in one step: each may ask Stripe many times. */
const WORKED_AT_ONCE = 5;

/**
 * Does what is due in funds: opens planned ones, and ends those whose deadline is over. What is due
 * stands in the funds themselves, so nothing is forgotten by a restart and nothing is done twice. One
 * that fails does not hold up the others. Returns whether anything was done.
 */
export async function advanceFunds(context: Context): Promise<boolean> {
  let isAnyDone = false;
  for (const id of await dueFunds(context.db, context.now())) {
    isAnyDone = (await tried(context, id, () => turn(context, id))) || isAnyDone;
  }
  return isAnyDone;
}

/**
 * Does what funds that ended still need at Stripe: charges saved cards, voids promises, sends money
 * back, and looks whether all was sent to the creator. Not to be called inside of a transaction.
 */
export async function settleDueFunds(context: Context): Promise<boolean> {
  const now = context.now();
  const until = new Date(now.getTime() + HELD_MS);
  const taken = await takeWork(context.db, { now, until, limit: WORKED_AT_ONCE });
  for (const { id } of taken) await tried(context, id, () => workOn(context, id));
  return taken.length > 0;
}

async function tried(context: Context, fundId: string, step: () => Promise<boolean>) {
  try {
    return await step();
  } catch (error) {
    context.logger.error({ err: error, fund: fundId }, 'a fund did not go on');
    return false;
  }
}

/** Opens a planned fund or ends a running one, if it is still time under its lock. */
function turn(context: Context, fundId: string): Promise<boolean> {
  return inTransaction(context, async (inner) => {
    const fund = await lockFund(inner.db, fundId);
    if (!fund) return false;
    const now = inner.now();
    const { state, startsAt, deadlineAt } = fund;
    const isStart = state === 'SCHEDULED' && startsAt !== null && startsAt <= now;
    const isEnd = isRunningFund(state) && deadlineAt !== null && deadlineAt <= now;
    if (!isStart && !isEnd) return false;
    await stepFund(inner, fund, isStart ? 'START' : 'DEADLINE');
    return true;
  });
}

/** Pauses the funds of a creator who was suspended, in the running transaction. */
export async function pauseFundsOf(context: Context, creatorId: string): Promise<void> {
  for (const id of await liveFundsOf(context.db, creatorId)) {
    const fund = await lockFund(context.db, id);
    if (fund?.state === 'LIVE') await stepFund(context, fund, 'SUSPEND');
  }
}
