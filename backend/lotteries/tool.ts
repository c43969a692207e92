import { announceTool, type HostedKind } from '@/backend/hosting/service';
import { endedAfter, type WidgetTool } from '@/backend/widgets/service';
import { lotteryTurns } from '@/backend/lotteries/claims/mine';
import { lotteryForOverlay } from '@/backend/lotteries/fan/details';
import { runningLotteries } from '@/backend/lotteries/fan/lists';
import { describeActs, type LotteryAct } from '@/backend/lotteries/host/actions';
import { lotteryControls } from '@/backend/lotteries/host/controls';
import {
  findLottery,
  lockLottery,
  titleOf,
  titlesOf,
  type HeldLottery,
} from '@/backend/lotteries/store/lotteryRepository';
import { shownLotteryIds } from '@/backend/lotteries/store/summaryRepository';
import { canBeTakenBack, isAwaited } from './policy';
import { settle } from './settle';

/** What a draw offers to its hosts. */
const hosting: HostedKind<HeldLottery, LotteryAct> = {
  spokenOf: 'draw',
  title: (context, lotteryId) => titleOf(context.db, lotteryId),
  path: (lotteryId) => `/chance/${lotteryId}`,
  running: runningLotteries,
  awaited: async (context, lotteryId) => {
    const lottery = await findLottery(context.db, lotteryId);
    return lottery && isAwaited(lottery) ? lottery.title : null;
  },
  lock: (context, lotteryId) => lockLottery(context.db, lotteryId),
  isFinal: (lottery, act) => !canBeTakenBack(lottery, act),
  describe: describeActs,
  undo: async (context, lottery, act) => {
    const none = { count: 0, elsewhere: [], gone: [] };
    if (act.kind !== 'STATE' || lottery.state !== act.to) return none;
    await announceTool(context, lottery, { isOpen: act.from === 'OPEN' });
    await settle(context, lottery, { patch: { state: act.from } });
    return { ...none, count: 1 };
  },
};

/** What its overlays show, and what a control address does. */
const widgets: WidgetTool = {
  snapshot: lotteryForOverlay,
  shown: (context, creatorId) => shownLotteryIds(context.db, creatorId, endedAfter(context.now())),
  isLive: async (context, creatorId) =>
    (await shownLotteryIds(context.db, creatorId, context.now())).length > 0,
  titles: (context, ids) => titlesOf(context.db, ids),
  controls: lotteryControls,
};

/** A draw as one kind of live tool. */
export const lotteryTool = { kind: 'LOTTERY', hosting, widgets, turns: lotteryTurns } as const;
