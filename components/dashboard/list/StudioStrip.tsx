import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { STUDIO_PATH } from '@/lib/navigation/overlayAddress';
import { LinkStrip } from './List.styles';

/** The way from a list of tools to their overlays. */
export function StudioStrip() {
  const { t } = useTranslation('dashboard');
  return (
    <LinkStrip aria-labelledby="overlays-title">
      <div>
        <strong id="overlays-title">{t('overlays.title')}</strong>
        <span>{t('overlays.text')}</span>
      </div>
      <ButtonLink href={STUDIO_PATH} variant="quiet">
        {t('overlays.link')}
      </ButtonLink>
    </LinkStrip>
  );
}
