import type { Context } from '@/backend/platform/context';
import { hostedLottery } from '@/backend/lotteries/access';
import { viewLottery } from '@/backend/lotteries/store/lotteryRepository';
import type { LotteryRecap } from '@/backend/lotteries/types';
import { isoOf, winnerView } from '@/backend/lotteries/views';
import { hostClaims } from './hostClaims';
import { entryCurve, leftCount } from './recapRepository';

/** Most points of the curve. */
const POINTS = 60;

/** What became of a draw. Errors: auth.required, forbidden. */
export async function lotteryRecap(
  context: Context,
  { lotteryId }: { lotteryId: string },
): Promise<LotteryRecap> {
  const lottery = await hostedLottery(context, lotteryId, 'VIEW', { lock: false });
  const { db } = context;
  const view = await viewLottery(db, lotteryId, null);
  const { openedAt } = lottery;
  const until = lottery.closedAt ?? lottery.endedAt ?? context.now();
  return {
    id: lottery.id,
    title: lottery.title,
    state: lottery.state,
    memberCount: lottery.memberCount,
    ticketTotal: lottery.ticketTotal,
    leftCount: await leftCount(db, lottery.id),
    openedAt: isoOf(openedAt),
    closedAt: isoOf(lottery.closedAt),
    revealedAt: isoOf(lottery.revealedAt),
    completedAt: lottery.state === 'COMPLETED' ? isoOf(lottery.endedAt) : null,
    cancelReason: lottery.cancelReason,
    curve: openedAt ? await curve(context, lottery.id, openedAt, until) : [],
    winners: view?.winners.map(winnerView) ?? [],
    claims: await hostClaims(context, lottery),
    prizes: lottery.prizes,
  };
}

/** How many had entered by each of evenly spread moments; flat stretches have no points of their own. */
async function curve(context: Context, lotteryId: string, from: Date, until: Date) {
  const span = Math.max(1, until.getTime() - from.getTime());
  const stepMs = Math.ceil(span / (POINTS - 1));
  const steps = await entryCurve(context.db, lotteryId, { from, stepMs, steps: POINTS });
  let count = 0;
  return steps.map(({ step, entered }) => {
    count += entered;
    const at = new Date(Math.min(from.getTime() + (step + 1) * stepMs, until.getTime()));
    return { at: at.toISOString(), count };
  });
}
