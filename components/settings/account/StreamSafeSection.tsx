import { Section } from '@/components/settings/Section';
import { Saved } from '@/components/settings/Settings.styles';
import { SwitchField } from '@/components/ui/forms/SwitchField';
import { useHidden } from '@/hooks/session/private/useHidden';
import { useOnAir } from '@/hooks/session/private/useOnAir';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** Private data is covered while an overlay is connected; here, always. */
export function StreamSafeSection() {
  const { t } = useTranslation('settings');
  const { isAlways, setAlways } = useHidden(useOnAir());
  return (
    <Section id="private" title={t('private.title')} intro={t('private.intro')}>
      <SwitchField
        label={t('private.always')}
        hint={t('private.always_hint')}
        checked={isAlways}
        onChange={(event) => setAlways(event.target.checked)}
      />
      <Saved>{t('at_once')}</Saved>
    </Section>
  );
}
