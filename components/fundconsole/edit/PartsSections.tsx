import { LockableSection } from '@/components/console/edit/LockableSection';
import { MilestoneRows } from '@/components/shared/fundparts/MilestoneRows';
import { PollRows } from '@/components/shared/fundparts/PollRows';
import { TierRows } from '@/components/shared/fundparts/TierRows';
import { emptyMilestone, emptyPoll, emptyTier } from '@/hooks/fundconsole/edit/emptyParts';
import { useRows } from '@/hooks/fundconsole/edit/useRows';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import type { SectionProps } from './EditFundForm';

/** Rewards, milestones and votes. */
export function PartsSections({ edit, errors }: SectionProps) {
  const { t } = useTranslation('fundHost');
  const { settings, fund } = edit;
  const { currency } = settings;
  const tiers = useRows<typeof emptyTier>(settings.tiers, emptyTier, LIMITS.fundTiers);
  const milestones = useRows<typeof emptyMilestone>(
    settings.milestones,
    emptyMilestone,
    LIMITS.fundMilestones,
  );
  const polls = useRows(settings.polls, emptyPoll, LIMITS.fundPolls);
  const taken = new Set(fund.tiers.filter(({ backers }) => backers > 0).map(({ id }) => id));
  const row = { currency, errors, isWhole: true };
  return (
    <>
      <LockableSection title={t('edit.tiers')} locked={null}>
        <p>{t('edit.tiers_hint')}</p>
        <TierRows list={tiers} taken={taken} {...row} />
      </LockableSection>
      <LockableSection title={t('edit.milestones')} locked={null}>
        <p>{t('edit.milestones_hint')}</p>
        <MilestoneRows list={milestones} {...row} />
      </LockableSection>
      <LockableSection title={t('edit.polls')} locked={null}>
        <p>{t('edit.polls_hint')}</p>
        <PollRows list={polls} errors={errors} isWhole />
      </LockableSection>
    </>
  );
}
