import { useState } from 'react';
import { LiveLengthField } from '@/components/console/edit/LiveLengthField';
import { LockableSection } from '@/components/console/edit/LockableSection';
import { SumField } from '@/components/shared/money/SumField';
import { YouReceiveAbout } from '@/components/shared/fundparts/YouReceiveAbout';
import { ChoiceCards } from '@/components/ui/forms/ChoiceCards';
import { TextField } from '@/components/ui/forms/TextField';
import { useIsInBrowser } from '@/hooks/ui/useIsInBrowser';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { typedMoment } from '@/lib/i18n/localMoment';
import { minorOf } from '@/lib/i18n/moneyInput';
import { FUND_MODES } from '@/lib/shared/fund/states';
import type { SectionProps } from './EditFundForm';

interface Props extends SectionProps {
  /** Goal, mode and end stay as they are. */
  isFixed: boolean;
}

/** How much, by when, and what happens if it is not reached. */
export function GoalSection({ edit, errors, isFixed }: Props) {
  const { t } = useTranslation('fundHost');
  const { settings, fund, hasContributions } = edit;
  const { currency } = settings;
  const [goal, setGoal] = useState<number | null>(settings.goal);
  // The server does not know the clock of the reader.
  const isInBrowser = useIsInBrowser();
  const isBefore = fund.state === 'DRAFT' || fund.state === 'SCHEDULED';
  return (
    <>
      <LockableSection
        title={t('edit.goal')}
        locked={isFixed ? t(edit.isLocked ? 'edit.locked_part' : 'edit.over_text') : null}
      >
        <SumField
          name="settings.goal"
          label={t('new.goal')}
          hint={t(hasContributions ? 'edit.goal_rises' : 'new.calm')}
          error={errors['settings.goal']}
          currency={currency}
          amount={settings.goal}
          onType={(typed) => setGoal(minorOf(typed))}
        />
        <YouReceiveAbout goal={goal} currency={currency} />
        <ChoiceCards
          legend={t('new.mode')}
          name="settings.mode"
          defaultValue={settings.mode}
          options={FUND_MODES.map((value) => ({
            value,
            label: t(`new.mode_${value}`),
            hint: t(`new.mode_${value}_hint`),
          }))}
        />
        {isInBrowser && (
          <TextField
            name="settings.deadlineAt"
            type="datetime-local"
            label={t('new.ends')}
            hint={t('edit.ends_hint')}
            error={errors['settings.deadlineAt']}
            defaultValue={typedMoment(settings.deadlineAt)}
            isOptional
          />
        )}
      </LockableSection>
      {isBefore && (
        <LockableSection title={t('edit.start')} locked={null}>
          {isInBrowser && (
            <TextField
              name="settings.startsAt"
              type="datetime-local"
              label={t('edit.starts')}
              hint={t('edit.starts_hint')}
              error={errors['settings.startsAt']}
              defaultValue={typedMoment(settings.startsAt)}
              isOptional
            />
          )}
          <LiveLengthField
            name="settings.liveMinutes"
            error={errors['settings.liveMinutes']}
            minutes={settings.liveMinutes}
          />
          <SumField
            name="settings.starting"
            label={t('edit.starting')}
            hint={t('edit.starting_hint')}
            error={errors['settings.starting']}
            currency={currency}
            amount={settings.starting || null}
            isOptional
          />
        </LockableSection>
      )}
    </>
  );
}
