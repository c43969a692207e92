import { useState } from 'react';
import { ChoiceCards } from '@/components/ui/forms/ChoiceCards';
import { NumberField } from '@/components/ui/forms/NumberField';
import { HOUR_S } from '@/hooks/lottery/edit/readSettings';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import { CLAIM_MODES, CLAIM_SECONDS } from '@/lib/shared/lottery/states';
import type { SectionProps } from './EditLotteryForm';
import { LockedSection } from './LockedSection';

/** How winners claim, and how long they have. */
export function ClaimSection({ edit, errors }: SectionProps) {
  const { t } = useTranslation('lotteryEdit');
  const { claimMode, claimSeconds } = edit.settings;
  const [mode, setMode] = useState<string>(claimMode);
  const isLive = mode === 'LIVE';
  const seconds = mode === claimMode ? claimSeconds : CLAIM_SECONDS[isLive ? 'LIVE' : 'OFFLINE'];
  return (
    <LockedSection title={t('claim.title')} isLocked={edit.isLocked}>
      <ChoiceCards
        legend={t('claim.mode')}
        name="settings.claimMode"
        defaultValue={claimMode}
        onChange={setMode}
        options={CLAIM_MODES.map((value) => ({
          value,
          label: t(`claim.${value}`),
          hint: t(`claim.${value}_hint`),
        }))}
      />
      <NumberField
        key={mode}
        name="settings.claimSeconds"
        label={t(isLive ? 'claim.seconds' : 'claim.hours')}
        hint={t('claim.hint')}
        error={errors['settings.claimSeconds']}
        defaultValue={isLive ? seconds : seconds / HOUR_S}
        min={isLive ? LIMITS.claimSecondsMin : 1}
        max={isLive ? HOUR_S : LIMITS.claimSecondsMax / HOUR_S}
        required
      />
    </LockedSection>
  );
}
