import { hostedLottery } from '@/backend/lotteries/access';
import type { Context } from '@/backend/platform/context';
import type { ControlActions } from '@/backend/widgets/service';
import type { LotteryControl } from '@/lib/shared/lottery/states';
import { changeLotteryState } from './manage';

/** What one button of a draw's host does. */
export const lotteryControls: ControlActions<LotteryControl> = {
  OPEN: async (context, lotteryId) => {
    const { state } = await hostedLottery(context, lotteryId, 'RUN', { lock: false });
    return change(context, lotteryId, state === 'PAUSED' ? 'RESUME' : 'OPEN');
  },
  PAUSE: (context, lotteryId) => change(context, lotteryId, 'PAUSE'),
};

async function change(context: Context, lotteryId: string, action: 'OPEN' | 'PAUSE' | 'RESUME') {
  await changeLotteryState(context, { lotteryId, action });
  return { count: 1 };
}
