import { Section } from '@/components/settings/Section';
import { Saved } from '@/components/settings/Settings.styles';
import { FormError } from '@/components/ui/forms/FormError';
import { SwitchField } from '@/components/ui/forms/SwitchField';
import { useRockySwitch } from '@/hooks/mascot/useRockySwitch';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** Whether Rocky may appear: the way back for whoever sent it away. */
export function RockySection() {
  const { t } = useTranslation('settings');
  const { isOn, outcome, choose } = useRockySwitch();
  return (
    <Section id="rocky" title={t('rocky.title')} intro={t('rocky.intro')}>
      <FormError>{outcome === 'failed' && t('notify.failed')}</FormError>
      <SwitchField
        label={t('rocky.switch')}
        hint={t('rocky.hint')}
        checked={isOn}
        onChange={(event) => void choose(event.target.checked)}
      />
      <Saved role="status">{t(outcome === 'saved' ? 'notify.saved' : 'at_once')}</Saved>
    </Section>
  );
}
