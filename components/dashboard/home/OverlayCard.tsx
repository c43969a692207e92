import { durationWords } from '@/components/shared/draw/durationWords';
import { Badge } from '@/components/ui/Badge';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card } from '@/components/ui/Card';
import { Notice } from '@/components/ui/Notice';
import { Cluster, Stack } from '@/components/ui/Stack';
import { useOverlayHealth, type MyWidget } from '@/hooks/dashboard/useOverlayHealth';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** Whether a creator's overlay is connected, to know before the show, and what is wrong with it. */
export function OverlayCard({ widgets }: { widgets: readonly MyWidget[] }) {
  const { t, i18n } = useTranslation('health');
  const { state, minutes, warnings } = useOverlayHealth(widgets);
  return (
    <Card aria-labelledby="overlay-title">
      <Cluster $justify="space-between">
        <h2 id="overlay-title">{t('home.title')}</h2>
        {state === 'on' && (
          <Badge $tone={warnings.length > 0 ? 'wait' : 'good'}>
            {minutes === null || minutes === 0
              ? t('home.moment')
              : t('home.on_air', { time: spanWords(minutes, i18n.language) })}
          </Badge>
        )}
      </Cluster>
      <div role="status">
        <Stack $gap={3}>
          <Stack $gap={1}>
            <h3>{t(`home.${state}`)}</h3>
            {state !== 'on' && <p>{t(`home.${state}_text`)}</p>}
          </Stack>
          {warnings.map((warning) => (
            <Notice key={warning} kind="warning" title={t(`${warning}.title`)}>
              {t(`${warning}.remedy`)}
            </Notice>
          ))}
        </Stack>
      </div>
      {(state !== 'on' || warnings.length > 0) && (
        <Cluster>
          <ButtonLink href="/streamlabs-elements/widgets" variant="quiet">
            {t('home.set_up')}
          </ButtonLink>
        </Cluster>
      )}
    </Card>
  );
}

const HOUR = 60;

/** Minutes for the first hour, whole hours from then on. */
function spanWords(minutes: number, language: string): string {
  const whole = minutes < HOUR ? minutes : Math.floor(minutes / HOUR) * HOUR;
  return durationWords(whole * 60, language);
}
