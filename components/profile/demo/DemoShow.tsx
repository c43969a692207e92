import { EmbeddedQueue } from '@/components/shared/overlay/queue/EmbeddedQueue';
import { ToolMark } from '@/components/shared/ToolMark';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/buttons/Button';
import { Card } from '@/components/ui/Card';
import { Cluster, Stack } from '@/components/ui/Stack';
import { DEMO_ACTS } from '@/hooks/profile/demoScript';
import type { CreatorProfile } from '@/hooks/profile/types';
import { useDemoShow } from '@/hooks/profile/useDemoShow';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { FUND_CURRENCY } from '@/lib/live/rehearsal/script';
import { formatBriefMoney } from '@/lib/shared/money/format';
import { Acts, News, Picture } from './Demo.styles';
import { DemoDraw } from './DemoDraw';
import { DemoFund } from './DemoFund';

const MARKS = { queue: 'queue', draw: 'chance', fund: 'fund' } as const;

/**
 * A queue, a draw and a fund, played by a script through the parts that a stream shows. It can be
 * stopped, stepped by hand, and begun at any of the three.
 */
export function DemoShow({ creator }: { creator: CreatorProfile }) {
  const { t, i18n } = useTranslation('demo');
  const { id, handle, name } = creator;
  const { step, shown, isRunning, setRunning, next, begin } = useDemoShow(
    { id, handle, name, extra_public: '{}' },
    {
      queue: t('widgets:rehearsal.queue'),
      draw: t('widgets:rehearsal.draw'),
      prize: t('widgets:rehearsal.prize'),
      fund: t('widgets:rehearsal.fund'),
      milestone: t('widgets:rehearsal.milestone'),
    },
  );
  const amount = formatBriefMoney({ amount: step.amount, currency: FUND_CURRENCY }, i18n.language);
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(step.names);
  return (
    <Stack as="section" aria-labelledby="live-title">
      <Cluster $justify="space-between">
        <h2 id="live-title">{t('heading')}</h2>
        <Badge $tone="accent">{t('badge')}</Badge>
      </Cluster>
      <Card as="article" aria-labelledby="live-title">
        <Acts role="list">
          {DEMO_ACTS.map((act) => (
            <li key={act}>
              <button
                type="button"
                aria-current={act === step.act ? 'step' : undefined}
                onClick={() => begin(act)}
              >
                <ToolMark tool={MARKS[act]} />
                {t(`act.${act}`)}
              </button>
            </li>
          ))}
        </Acts>
        <Cluster>
          <Button
            className="needs-script"
            variant="quiet"
            icon={isRunning ? 'pause' : 'play'}
            onClick={() => setRunning(!isRunning)}
          >
            {t(isRunning ? 'pause' : 'play')}
          </Button>
          {!isRunning && (
            <Button className="needs-script" variant="quiet" icon="next" onClick={next}>
              {t('next')}
            </Button>
          )}
        </Cluster>
        {/* Said aloud to whoever goes on by hand; what plays by itself would never stop talking. */}
        <News aria-live={isRunning ? 'off' : 'polite'}>
          {t(`news.${step.news}`, { names, amount })}
        </News>
        {/* The sentence above says it in words. */}
        <Picture aria-hidden="true">
          {shown.queue && <EmbeddedQueue queue={shown.queue} />}
          {shown.draw && <DemoDraw draw={shown.draw} />}
          {shown.fund && <DemoFund {...shown.fund} />}
        </Picture>
      </Card>
    </Stack>
  );
}
