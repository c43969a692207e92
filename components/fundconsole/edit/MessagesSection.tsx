import { LockableSection } from '@/components/console/edit/LockableSection';
import { SumField } from '@/components/shared/money/SumField';
import { NumberField } from '@/components/ui/forms/NumberField';
import { SwitchField } from '@/components/ui/forms/SwitchField';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import type { SectionProps } from './EditFundForm';

/** Which messages reach the stream, and what moderators see. */
export function MessagesSection({ edit, errors }: SectionProps) {
  const { t } = useTranslation('fundHost');
  const { settings } = edit;
  const { currency } = settings;
  return (
    <LockableSection title={t('edit.messages')} locked={null}>
      <SwitchField
        name="settings.messagesModerated"
        label={t('edit.moderated')}
        hint={t('edit.moderated_hint')}
        defaultChecked={settings.messagesModerated}
      />
      <SwitchField
        name="settings.moderatorsSeeAmounts"
        label={t('edit.mods_see')}
        hint={t('edit.mods_see_hint')}
        defaultChecked={settings.moderatorsSeeAmounts}
      />
      <SumField
        name="settings.alertMin"
        label={t('edit.alert_min')}
        hint={t('edit.alert_min_hint')}
        error={errors['settings.alertMin']}
        currency={currency}
        amount={settings.alertMin || null}
        isOptional
      />
      <SumField
        name="settings.speakMin"
        label={t('edit.speak_min')}
        hint={t('edit.speak_min_hint')}
        error={errors['settings.speakMin']}
        currency={currency}
        amount={settings.speakMin || null}
        isOptional
      />
      <NumberField
        name="settings.alertMaxChars"
        label={t('edit.chars')}
        error={errors['settings.alertMaxChars']}
        defaultValue={settings.alertMaxChars}
        min={20}
        max={LIMITS.contributionMessage}
        required
      />
    </LockableSection>
  );
}
