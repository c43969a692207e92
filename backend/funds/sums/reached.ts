import type { Context } from '@/backend/platform/context';
import { alertViewers, type NewAlert } from '@/backend/widgets/service';
import { raisedOf } from '@/backend/funds/policy';
import type { FundPatch, HeldFund } from '@/backend/funds/store/fundRepository';
import { reachMilestones } from '@/backend/funds/store/sumsRepository';
import { canReach } from './policy';

/**
 * Notes which milestones and whether the goal are reached by the sums of this patch, each once, and
 * shows it on the overlays. Returns the patch with what follows. In the transaction of the sums.
 */
export async function markReached(
  context: Context,
  fund: HeldFund,
  patch: FundPatch,
): Promise<FundPatch> {
  const now = { ...fund, ...patch } as HeldFund;
  if (!canReach(now)) return patch;
  const at = context.now();
  const raised = raisedOf(now);
  const reached = fund.milestones.filter(
    ({ reachedAt, amount }) => reachedAt === null && amount <= raised,
  );
  if (reached.length > 0) {
    const ids = reached.map(({ id }) => id);
    await reachMilestones(context.db, ids, at);
  }
  const isGoal = fund.reachedAt === null && raised >= now.goal;
  const { id: toolId, creatorId, currency } = fund;
  const alerts: NewAlert[] = [
    // A hidden one is shown when its host reveals it.
    ...reached
      .filter(({ isHidden }) => !isHidden)
      .map(({ id, title, amount }) => ({
        ...{ eventId: `milestone:${id}`, kind: 'MILESTONE' as const, userId: null, name: null },
        ...{ text: title, amount, currency },
      })),
    ...(isGoal
      ? [
          {
            ...{ eventId: `goal:${toolId}`, kind: 'GOAL' as const, userId: null, name: null },
            ...{ text: fund.title, amount: now.goal, currency },
          },
        ]
      : []),
  ];
  await alertViewers(context, { creatorId, toolId }, alerts);
  return isGoal ? { ...patch, reachedAt: at } : patch;
}
