import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { inTransaction } from '@/backend/platform/transaction';
import { hostedLottery } from '@/backend/lotteries/access';
import { isDrawn } from '@/backend/lotteries/policy';
import { settle } from '@/backend/lotteries/settle';

/**
 * Has the overlays of a draw play its reveal again. Nothing of the draw changes, so neither its log nor
 * the list of what hosts did says anything of it. Errors: auth.required, forbidden,
 * lottery.wrong_state (nobody was drawn yet).
 */
export function replayReveal(
  context: Context,
  { lotteryId }: { lotteryId: string },
): Promise<{ count: number }> {
  return inTransaction(context, async (inner) => {
    const lottery = await hostedLottery(inner, lotteryId, 'RUN', { lock: true });
    if (!isDrawn(lottery)) throw new AppError('lottery.wrong_state');
    await settle(inner, lottery, { isReplay: true });
    return { count: 1 };
  });
}
