import { LockableSection } from '@/components/console/edit/LockableSection';
import { Beside } from '@/components/shared/fundparts/Parts.styles';
import { SumField } from '@/components/shared/money/SumField';
import { SwitchField } from '@/components/ui/forms/SwitchField';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextField } from '@/components/ui/forms/TextField';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import type { SectionProps } from './EditFundForm';

/** What people can give and as whom, and what they read afterwards. */
export function GivingSection({ edit, errors }: SectionProps) {
  const { t } = useTranslation('fundHost');
  const { settings } = edit;
  const { currency, presets } = settings;
  return (
    <LockableSection title={t('edit.giving')} locked={null}>
      <TextField
        name="settings.presets"
        label={`${t('edit.presets')} (${currency})`}
        hint={t('edit.presets_hint', { count: LIMITS.fundPresets })}
        error={errors['settings.presets']}
        defaultValue={presets.map((amount) => String(amount / 100)).join(' ')}
        autoComplete="off"
        isOptional
      />
      <Beside>
        <SumField
          name="settings.min"
          label={t('edit.min')}
          error={errors['settings.min']}
          currency={currency}
          amount={settings.min}
        />
        <SumField
          name="settings.max"
          label={t('edit.max')}
          error={errors['settings.max']}
          currency={currency}
          amount={settings.max}
        />
      </Beside>
      <SwitchField
        name="settings.anonymousAllowed"
        label={t('edit.anonymous')}
        hint={t('edit.anonymous_hint')}
        defaultChecked={settings.anonymousAllowed}
      />
      <SwitchField
        name="settings.leaderboardShown"
        label={t('edit.leaders')}
        hint={t('edit.leaders_hint')}
        defaultChecked={settings.leaderboardShown}
      />
      <TextArea
        name="settings.thanks"
        label={t('edit.thanks')}
        hint={t('edit.thanks_hint')}
        error={errors['settings.thanks']}
        defaultValue={settings.thanks ?? ''}
        maxLength={LIMITS.rewardText}
        dir="auto"
        isOptional
      />
    </LockableSection>
  );
}
