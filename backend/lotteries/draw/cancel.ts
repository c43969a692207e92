import { announceTool } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { inTransaction } from '@/backend/platform/transaction';
import { cancelLine } from '@/lib/shared/lottery/scheme/lines';
import type { CancelReason } from '@/lib/shared/lottery/scheme/lists';
import { hostedLottery } from '@/backend/lotteries/access';
import { forgetNetworks } from '@/backend/lotteries/claims/offers';
import { lotterySummary } from '@/backend/lotteries/fan/lists';
import type { LotteryAct } from '@/backend/lotteries/host/actions';
import { settle } from '@/backend/lotteries/settle';
import { isRunning } from '@/lib/shared/lottery/states';
import type { HeldLottery } from '@/backend/lotteries/store/lotteryRepository';
import { seedOf } from '@/backend/lotteries/store/seedRepository';
import type { LotterySummary } from '@/backend/lotteries/types';
import { without, type Removed } from './close';

/**
 * Ends a draw without a winner before its order is known; it stays listed, and its secret is revealed
 * all the same. Errors: auth.required, forbidden, lottery.wrong_state.
 */
export function cancelLottery(
  context: Context,
  { lotteryId }: { lotteryId: string },
): Promise<LotterySummary> {
  return inTransaction(context, async (inner) => {
    const lottery = await hostedLottery(inner, lotteryId, 'RUN', { lock: true });
    if (!isRunning(lottery.state)) throw new AppError('lottery.wrong_state');
    await cancel(inner, lottery, 'host-cancelled', { action: { kind: 'CANCEL' } });
    return lotterySummary(inner, lotteryId);
  });
}

/** Cancels a locked draw that is open, paused or closed, after taking off those removed. */
export async function cancel(
  context: Context,
  lottery: HeldLottery,
  reason: CancelReason,
  { action, removed = [] }: { action?: LotteryAct; removed?: readonly Removed[] } = {},
): Promise<void> {
  const endedAt = context.now();
  const seed = await seedOf(context.db, lottery.id);
  await announceTool(context, lottery, { isOpen: false });
  await forgetNetworks(context, lottery.id);
  await settle(context, lottery, {
    patch: { state: 'CANCELLED', cancelReason: reason, seed, endedAt },
    ...without(removed, (ms) => cancelLine(ms, { reason })),
    ...(action && { action }),
  });
}
