import type { Context } from '@/backend/platform/context';
import { alertViewers, restateAlert, type NewAlert } from '@/backend/widgets/service';
import type { HeldFund } from '@/backend/funds/store/fundRepository';
import type { ContributionRow } from '@/backend/funds/store/contributionRepository';

/** The event that a contribution raises an alert for, once. */
const eventOf = ({ id }: ContributionRow) => `contribution:${id}`;

/** What viewers see of a contribution: nothing that its giver hides, and approved words alone. */
function contentOf(fund: HeldFund, row: ContributionRow): Omit<NewAlert, 'eventId' | 'kind'> {
  const { visibility, contributorId, alias, amount } = row;
  const isNamed = visibility === 'PUBLIC' || visibility === 'HIDE_AMOUNT';
  const isHidden = visibility === 'HIDE_AMOUNT';
  const isApproved = row.messageState === 'APPROVED';
  return {
    userId: isNamed ? contributorId : null,
    name: visibility === 'ALIAS' ? alias : isNamed ? row.name : null,
    text: isApproved ? row.message : null,
    maxChars: fund.alertMaxChars,
    amount: isHidden ? null : amount,
    currency: isHidden ? null : fund.currency,
    isSpoken: isApproved && amount >= fund.speakMin,
  };
}

/** Shows a contribution on the overlays that are open, once. In the transaction of its cause. */
export function showContribution(
  context: Context,
  fund: HeldFund,
  row: ContributionRow,
): Promise<void> {
  const { id: toolId, creatorId } = fund;
  const alert = { ...contentOf(fund, row), eventId: eventOf(row), kind: 'CONTRIBUTION' as const };
  return alertViewers(context, { creatorId, toolId }, [alert]);
}

/** Has a repetition of its alert say no more than may be said now. */
export function restateContribution(
  context: Context,
  fund: HeldFund,
  row: ContributionRow,
): Promise<void> {
  return restateAlert(context, eventOf(row), contentOf(fund, row));
}
