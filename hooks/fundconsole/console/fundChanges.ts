import type { ConsoleFund, HostContribution } from '@/hooks/fundconsole/types';
import type { FundAction, Verdict } from '@/lib/shared/fund/states';

/** One press in the console, held until the backend has answered and the state was read again. */
export type FundChange =
  | { kind: 'state'; action: FundAction }
  | { kind: 'check'; contributionId: string; verdict: Verdict }
  | { kind: 'reveal'; milestoneId: string }
  | { kind: 'thanked'; contributionId: string | null };

const STATE_AFTER = { PAUSE: 'PAUSED', RESUME: 'LIVE' } as const;

/** The state as it will be once the backend agrees; what only the backend knows stays as it is. */
export function applyFundChange(edit: ConsoleFund, change: FundChange): ConsoleFund {
  switch (change.kind) {
    case 'state': {
      const { action } = change;
      if (action !== 'PAUSE' && action !== 'RESUME') return edit;
      return { ...edit, fund: { ...edit.fund, state: STATE_AFTER[action] } };
    }
    case 'check':
      return withVerdict(edit, change.contributionId, change.verdict);
    case 'reveal':
      return {
        ...edit,
        hiddenMilestones: edit.hiddenMilestones.filter(({ id }) => id !== change.milestoneId),
      };
    case 'thanked': {
      const { contributionId } = change;
      const contributions = edit.contributions.map((one) =>
        contributionId === null || one.id === contributionId ? { ...one, isThanked: true } : one,
      );
      const unthanked = contributionId === null ? 0 : Math.max(0, edit.unthanked - 1);
      return { ...edit, contributions, unthanked };
    }
  }
}

function withVerdict(edit: ConsoleFund, id: string, verdict: Verdict): ConsoleFund {
  const one = edit.toCheck.find((waiting) => waiting.id === id);
  if (!one) return edit;
  const others = edit.toCheck.filter((waiting) => waiting.id !== id);
  if (verdict === 'LATER') return { ...edit, toCheck: [...others, one] };
  const messageState = verdict === 'APPROVE' ? 'APPROVED' : 'DENIED';
  const decided = (row: HostContribution): HostContribution =>
    row.id === id ? { ...row, messageState } : row;
  return {
    ...edit,
    toCheck: others,
    toCheckCount: edit.toCheckCount - 1,
    contributions: edit.contributions.map(decided),
  };
}
