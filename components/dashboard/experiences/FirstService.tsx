import { First } from '@/components/dashboard/funds/Funds.styles';
import { RockySpot } from '@/components/shared/RockySpot';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { useTellRocky } from '@/hooks/mascot/useTellRocky';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** For a creator who offers nothing yet. */
export function FirstService() {
  const { t } = useTranslation('experiences');
  useTellRocky('empty_experiences', true);
  return (
    <First aria-labelledby="first-title">
      <RockySpot
        animation="Explain"
        size={72}
        instead={<DrawnIcon drawing={dashboardIcons.experiences} size={72} />}
      />
      <h2 id="first-title">{t('first.title')}</h2>
      <p>{t('first.text')}</p>
      <ButtonLink href="/experiences/create" size="large">
        {t('first.go')}
      </ButtonLink>
    </First>
  );
}
