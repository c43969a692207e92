import { followTool } from '@/backend/availability/service';
import { recordingAction } from '@/backend/hosting/service';
import { notify, type News } from '@/backend/notifications/service';
import type { Context } from '@/backend/platform/context';
import { changedLive } from '@/backend/widgets/service';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import type { LotteryAct } from '@/backend/lotteries/host/actions';
import {
  updateLottery,
  type HeldLottery,
  type LotteryPatch,
} from '@/backend/lotteries/store/lotteryRepository';
import { appendLines, type LineMaker } from './log';
import { stageOf, timePlan } from './policy';
import { updateOf } from './views';

/** What changes of a draw, and what the caller did as its host, if that is what changed it. */
export interface Change {
  patch?: LotteryPatch;
  /** What the public log says of it, in this order. */
  lines?: readonly LineMaker[];
  /** Entries more or less, and their tickets. */
  members?: number;
  tickets?: number;
  action?: LotteryAct;
  /** Overlays play the reveal again. */
  isReplay?: true;
}

/**
 * Writes what changed of a locked draw with its lines of the log, takes the next `seq` and announces
 * all in one update, together with what else follows. What changes of entries is written before. A
 * draft that stays one has no public: it changes in silence. A plan takes its creator's time. Returns
 * the draw as it now is. Errors: availability.booked_then (planned over a booking).
 */
export async function settle(
  context: Context,
  lottery: HeldLottery,
  { patch = {}, lines: makers = [], members = 0, tickets = 0, action, isReplay }: Change,
  news: readonly News[] = [],
): Promise<HeldLottery> {
  const now = context.now();
  const isSilent = lottery.state === 'DRAFT' && (patch.state ?? 'DRAFT') === 'DRAFT';
  const { lines, tail } =
    makers.length === 0 ? { lines: [], tail: {} } : appendLines(lottery, makers, now);
  const start = action ? recordingAction(context, lottery.id, action) : context.db;
  const { firstMembers, winners, drawnCount, ...row } = await updateLottery(start, lottery.id, {
    patch: { ...patch, ...tail },
    lines,
    members,
    tickets,
    messages: isSilent ? 0 : 1,
    now,
  });
  const held = { ...lottery, ...row };
  if (isSilent) return held;
  const tool = { creatorId: lottery.creatorId, source: 'DRAW', refId: lottery.id } as const;
  await followTool(context, tool, { before: timePlan(lottery), after: timePlan(held) });
  const update = updateOf({ ...row, firstMembers, winners, drawnCount }, lottery);
  const message = isReplay ? { ...update, isReplay } : update;
  await notify(context, news, [{ channel: toolChannel(lottery.id), message }]);
  if (stageOf(lottery.state) !== stageOf(held.state)) {
    await changedLive(context, lottery.creatorId);
  }
  return held;
}
