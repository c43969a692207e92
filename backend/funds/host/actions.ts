import type { ActionWords } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';
import type { FundState } from '@/lib/shared/fund/states';
import { shownHandles } from '@/backend/funds/store/hostContributionRepository';

/**
 * What a host did with a fund. An action keeps contributions and no people, so whoever is anonymous,
 * or becomes so later, is not named. Amounts are kept for the undo and never told.
 */
export type FundAct =
  | { kind: 'STATE'; from: FundState; to: FundState }
  | { kind: 'REVEAL'; milestoneIds: string[] }
  | { kind: 'OFFLINE'; amount: number; sourceId: string }
  | { kind: 'CANCEL' | 'REFUND_ALL'; reason: string }
  | { kind: 'APPROVE' | 'DENY'; contributionIds: string[]; before: string }
  | { kind: 'REFUND'; contributionIds: string[]; reason: string };

/** How many people an action names in the log. */
const HANDLES = 3;

/** How actions read in the log: `what` is the state it led to. */
export async function describeActs(
  context: Context,
  acts: readonly FundAct[],
): Promise<ActionWords[]> {
  const ids = [...new Set(acts.flatMap((act) => namedBy(act)))];
  const handles = ids.length === 0 ? null : await shownHandles(context.db, ids);
  return acts.map((act) => ({
    handles: namedBy(act).flatMap((id) => handles?.get(id) ?? []),
    count: countOf(act),
    what: act.kind === 'STATE' ? act.to : null,
    reason: 'reason' in act ? act.reason : null,
  }));
}

const namedBy = (act: FundAct) =>
  'contributionIds' in act ? act.contributionIds.slice(0, HANDLES) : [];

function countOf(act: FundAct): number {
  if ('contributionIds' in act) return act.contributionIds.length;
  return 'milestoneIds' in act ? act.milestoneIds.length : 0;
}
