import { useTranslation } from '@/hooks/ui/useTranslation';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card } from '@/components/ui/Card';
import type { DashboardHome } from '@/lib/page/dashboard/dashboardHome';
import { Steps } from './Dashboard.styles';
import { Played } from './home/Played';

interface Props {
  /** In a queue or a draw right now. */
  isIn: boolean;
  played: DashboardHome['played'];
}

/** A fan's home: where they have played, or how to take part. */
export function FanHome({ isIn, played }: Props) {
  const { t } = useTranslation('dashboard');
  if (played.length > 0) return <Played played={played} />;
  if (isIn) return null;
  return (
    <Card aria-labelledby="how-title">
      <h2 id="how-title">{t('home.fan_title')}</h2>
      <Steps>
        <li>{t('home.fan_step1')}</li>
        <li>{t('home.fan_step2')}</li>
        <li>{t('home.fan_step3')}</li>
      </Steps>
      <div>
        <ButtonLink href="/dashboard/help" variant="quiet">
          {t('home.fan_help')}
        </ButtonLink>
      </div>
    </Card>
  );
}
