import { announceTool } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';
import { inTransaction } from '@/backend/platform/transaction';
import { openNow } from '@/backend/lotteries/host/manage';
import { settingsOf } from '@/backend/lotteries/host/settings';
import { settle } from '@/backend/lotteries/settle';
import { dueLotteries, noteAsked, type DueLottery } from '@/backend/lotteries/store/dueRepository';
import { lockLottery } from '@/backend/lotteries/store/lotteryRepository';
import { cancel } from './cancel';
import { close, frozenList } from './close';
import { reveal } from './reveal';

/** A public number that is so late is asked for once a minute, no more each second. */
const LATE_MS = 10 * 60_000;

/**
 * Does what is due in draws: opens planned ones, closes those whose time is over, publishes the order
 * of those whose public number is out. What is due stands in the draws themselves, so nothing is
 * forgotten by a restart and nothing is done twice. One that fails does not hold up the others.
 * Returns whether anything was done. Asks the network: not to be called inside of a transaction.
 */
export async function advanceDraws(context: Context): Promise<boolean> {
  const now = context.now();
  const due = await dueLotteries(context.db, now, new Date(now.getTime() - LATE_MS));
  const step = async (one: DueLottery) => {
    try {
      return await (one.due === 'REVEAL' ? revealOrWait(context, one) : turn(context, one.id));
    } catch (error) {
      context.logger.error({ err: error, ...one }, 'a draw did not go on');
      return false;
    }
  };
  let isAnyDone = false;
  for (const one of due.filter((each) => each.due !== 'REVEAL')) {
    isAnyDone = (await step(one)) || isAnyDone;
  }
  // Together: a network that does not answer takes seconds for each.
  const revealed = await Promise.all(due.filter((each) => each.due === 'REVEAL').map(step));
  return isAnyDone || revealed.includes(true);
}

async function revealOrWait(context: Context, { id, isLate }: DueLottery): Promise<boolean> {
  if (await reveal(context, id)) return true;
  if (isLate) await noteAsked(context.db, id, context.now());
  return false;
}

/** Opens a planned draw or closes an open one, if it is still time under its lock. */
function turn(context: Context, lotteryId: string): Promise<boolean> {
  return inTransaction(context, async (inner) => {
    const lottery = await lockLottery(inner.db, lotteryId);
    if (!lottery) return false;
    const now = inner.now();
    const { state, opensAt, closesAt } = lottery;
    if (state === 'SCHEDULED' && opensAt !== null && opensAt <= now) {
      await announceTool(inner, lottery, { isOpen: true });
      await settle(inner, lottery, { patch: openNow(settingsOf(lottery), now) });
      return true;
    }
    const isOpen = state === 'OPEN' || state === 'PAUSED';
    if (!isOpen || closesAt === null || closesAt > now) return false;
    const { entrants, removed } = await frozenList(inner, lottery);
    // There is nobody to draw: it ends as if its host had ended it.
    if (entrants.length === 0) await cancel(inner, lottery, 'host-cancelled', { removed });
    else await close(inner, lottery, entrants, removed);
    return true;
  });
}
