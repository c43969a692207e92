import { useTranslation } from 'next-i18next/pages';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { Steps } from './Dashboard.styles';

/** How a fan takes part. Their tickets come through the bell until a call lists them. */
export function FanHome() {
  const { t } = useTranslation('dashboard');
  return (
    <Card aria-labelledby="how-title">
      <h2 id="how-title">{t('home.fan_title')}</h2>
      <Steps>
        <li>{t('home.fan_step1')}</li>
        <li>{t('home.fan_step2')}</li>
        <li>{t('home.fan_step3')}</li>
      </Steps>
      <p>{t('home.fan_empty')}</p>
      <div>
        <ButtonLink href="/" variant="quiet">
          {t('home.fan_discover')}
        </ButtonLink>
      </div>
    </Card>
  );
}
