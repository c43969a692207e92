import { Section } from '@/components/settings/Section';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { STUDIO_PATH } from '@/lib/navigation/overlayAddress';

/** The way to what viewers of a stream see. */
export function OverlaysSection() {
  const { t } = useTranslation('settings');
  return (
    <Section id="overlays" title={t('overlays.title')} intro={t('overlays.text')}>
      <div>
        <ButtonLink href={STUDIO_PATH} variant="quiet">
          {t('overlays.link')}
        </ButtonLink>
      </div>
    </Section>
  );
}
