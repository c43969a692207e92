import { mayRun, maySet } from '@/hooks/console/hostRights';
import type { ConsoleFund, HostContribution } from '@/hooks/fundconsole/types';
import { isFundOver } from '@/lib/shared/fund/states';

type HiddenMilestone = ConsoleFund['hiddenMilestones'][number];

/** What the one button of a fund's console does now. */
export type FundAct =
  | { kind: 'open' }
  /** Payouts are not enabled: it cannot open. */
  | { kind: 'payouts' }
  | { kind: 'alerts' }
  | { kind: 'reveal'; milestone: HiddenMilestone }
  | { kind: 'approve'; contribution: HostContribution }
  | { kind: 'resume' }
  | { kind: 'thank'; count: number }
  /** The saved cards are being charged. */
  | { kind: 'settling' }
  | { kind: 'copy' }
  | { kind: 'recap' };

interface Around {
  /** Alerts on the overlays wait. */
  areAlertsPaused: boolean;
  /** The message under the eyes of the host; null: none waits. */
  focus: HostContribution | null;
  /** Hidden milestones that the host keeps hidden for now. */
  keptHidden: ReadonlySet<string>;
  /** Messages come before a hidden milestone. */
  isSecretLater: boolean;
}

/** The act that comes next: the first that fits. */
export function nextFundAct(edit: ConsoleFund, around: Around): FundAct {
  const { fund, unthanked } = edit;
  if (fund.state === 'DRAFT' || fund.state === 'SCHEDULED') {
    return edit.canGoLive ? { kind: 'open' } : { kind: 'payouts' };
  }
  if (around.areAlertsPaused && mayRun(edit)) return { kind: 'alerts' };
  const milestone = reachedInSecret(edit, around.keptHidden);
  const comesLater = around.isSecretLater && around.focus !== null;
  if (milestone && !comesLater) return { kind: 'reveal', milestone };
  if (around.focus) return { kind: 'approve', contribution: around.focus };
  if (fund.state === 'PAUSED') return { kind: 'resume' };
  if (fund.state === 'SETTLING') return { kind: 'settling' };
  if (unthanked > 0 && maySet(edit)) return { kind: 'thank', count: unthanked };
  return isFundOver(fund.state) ? { kind: 'recap' } : { kind: 'copy' };
}

/** A hidden milestone that contributions have passed, lowest first; null: none. */
function reachedInSecret(edit: ConsoleFund, kept: ReadonlySet<string>): HiddenMilestone | null {
  if (!maySet(edit)) return null;
  const passed = edit.hiddenMilestones.filter(
    ({ id, amount }) => amount <= edit.fund.raised && !kept.has(id),
  );
  return passed.sort((a, b) => a.amount - b.amount)[0] ?? null;
}

/** Names an act with all that it is about: another name means that the button does another thing. */
export function nameOfFundAct(act: FundAct): string {
  if (act.kind === 'approve') return `approve ${act.contribution.id}`;
  return act.kind === 'reveal' ? `reveal ${act.milestone.id}` : act.kind;
}
