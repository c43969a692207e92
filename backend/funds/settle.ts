import { followTool } from '@/backend/availability/service';
import { recordingAction } from '@/backend/hosting/service';
import { notify, type News } from '@/backend/notifications/service';
import type { Context } from '@/backend/platform/context';
import { changedLive } from '@/backend/widgets/service';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import type { FundAct } from '@/backend/funds/host/actions';
import {
  updateFund,
  viewFund,
  type FundPatch,
  type FundView,
  type HeldFund,
} from '@/backend/funds/store/fundRepository';
import { stageOf, timePlan } from './policy';
import { updateOf } from './views';

/** What changes of a fund, and what the caller did as its host, if that is what changed it. */
export interface FundChange {
  patch?: FundPatch;
  action?: FundAct;
}

/**
 * Writes what changed of a locked fund, takes the next `seq` and announces all in one update,
 * together with what else follows. What changes of its parts and contributions is written before. A
 * draft that stays one has no public: it changes in silence. One planned as a show takes its creator's
 * time. Returns the fund as it now is. Errors: availability.booked_then (planned over a booking).
 */
export async function settleFund(
  context: Context,
  fund: HeldFund,
  { patch = {}, action }: FundChange,
  news: readonly News[] = [],
): Promise<FundView> {
  const now = context.now();
  const isSilent = fund.state === 'DRAFT' && (patch.state ?? 'DRAFT') === 'DRAFT';
  const start = action ? recordingAction(context, fund.id, action) : context.db;
  await updateFund(start, fund.id, { patch, messages: isSilent ? 0 : 1, now });
  const held = await viewFund(context.db, fund.id);
  if (!held) throw new Error('a locked fund is gone');
  if (isSilent) return held;
  const tool = { creatorId: fund.creatorId, source: 'FUND', refId: fund.id } as const;
  await followTool(context, tool, { before: timePlan(fund), after: timePlan(held) });
  await notify(context, news, [{ channel: toolChannel(fund.id), message: updateOf(held, now) }]);
  if (stageOf(fund.state) !== stageOf(held.state)) await changedLive(context, fund.creatorId);
  return held;
}
