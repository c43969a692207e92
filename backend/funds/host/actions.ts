import type { ActionWords } from '@/backend/hosting/service';
import type { FundState } from '@/lib/shared/fund/states';

/**
 * What a host did with a fund. Nobody is named: an action keeps contributions, so whoever is
 * anonymous stays so. Amounts are kept for the undo and never told.
 */
export type FundAct =
  | { kind: 'STATE'; from: FundState; to: FundState }
  | { kind: 'REVEAL'; milestoneIds: string[] }
  | { kind: 'OFFLINE'; amount: number; sourceId: string }
  | { kind: 'CANCEL' | 'REFUND_ALL'; reason: string }
  | { kind: 'APPROVE' | 'DENY'; contributionIds: string[]; before: string }
  | { kind: 'REFUND'; contributionIds: string[]; reason: string };

/** How actions read in the log: `what` is the state it led to. */
export function describeActs(acts: readonly FundAct[]): ActionWords[] {
  return acts.map((act) => ({
    handles: [],
    count: countOf(act),
    what: act.kind === 'STATE' ? act.to : null,
    reason: 'reason' in act ? act.reason : null,
  }));
}

function countOf(act: FundAct): number {
  if ('contributionIds' in act) return act.contributionIds.length;
  return 'milestoneIds' in act ? act.milestoneIds.length : 0;
}
