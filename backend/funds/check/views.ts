import { listPhoto } from '@/lib/shared/creators/extraPublic';
import type { HostContribution } from '@/lib/shared/fund/views';
import type { HostRight } from '@/lib/shared/hosting/moderators';
import type { HostRow } from '@/backend/funds/store/hostContributionRepository';

/**
 * A contribution as hosts see it. Whoever is anonymous is so for them, too; whoever may not see
 * amounts gets neither these nor the reward, whose price tells them.
 */
export function hostView(
  row: HostRow,
  { seesAmounts, right }: { seesAmounts: boolean; right: HostRight },
): HostContribution {
  const isNamed = row.visibility === 'PUBLIC' || row.visibility === 'HIDE_AMOUNT';
  const handle = isNamed ? row.handle : null;
  const seen = <Value>(value: Value) => (seesAmounts ? value : null);
  const isPaid = row.payment === 'SETTLED' || row.payment === 'PARTLY_REFUNDED';
  return {
    id: row.id,
    name: row.visibility === 'ALIAS' ? row.alias : isNamed ? (row.handle ?? row.name) : null,
    handle,
    profilePhoto: handle === null ? null : listPhoto(row.extraPublic),
    visibility: row.visibility,
    amount: seen(row.amount),
    refunded: seen(row.refunded),
    tier: seen(row.tierTitle),
    tierAnswer: seen(row.tierAnswer),
    pollOption: row.optionLabel,
    message: row.message,
    messageState: row.messageState,
    linksRemoved: row.linksRemoved,
    show: row.show,
    payment: row.payment,
    isTest: row.isTest,
    isThanked: row.thankedAt !== null,
    isRefundable: right === 'OWNER' && isPaid && !row.isTest,
    at: (row.paidAt ?? row.createdAt).toISOString(),
  };
}
