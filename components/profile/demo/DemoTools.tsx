import { useTranslation } from '@/hooks/ui/useTranslation';
import { ToolMark } from '@/components/shared/ToolMark';
import { Badge } from '@/components/ui/Badge';
import { BigNumber } from '@/components/ui/BigNumber';
import { Button } from '@/components/ui/buttons/Button';
import { Card } from '@/components/ui/Card';
import { Cluster, Stack } from '@/components/ui/Stack';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { useDemoQueue } from '@/hooks/profile/useDemoQueue';
import { numbersIn } from '@/lib/i18n/numbers';
import { DemoPeople } from './DemoPeople';
import { News } from './Demo.styles';

/** A scripted queue: people join, are called and play. It can be paused and stepped by hand. */
export function DemoTools() {
  const { t, i18n } = useTranslation('profile');
  const { queue, isRunning, setRunning, next } = useDemoQueue();
  const { waiting, up, isPlaying, played, news } = queue;
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return (
    <Stack as="section" aria-labelledby="live-title">
      <h2 id="live-title">{t('live.title')}</h2>
      <Card as="article">
        <Cluster $justify="space-between">
          <Cluster $gap={2}>
            <ToolMark tool="queue" size={28} />
            <strong>{t('common:nav.party')}</strong>
            <Badge $tone="accent">{t('demo.badge')}</Badge>
          </Cluster>
          <StatusBadge status="good">{t('live.open')}</StatusBadge>
        </Cluster>
        <h3>{t('demo.queue_title')}</h3>
        <Cluster>
          <Button
            variant="quiet"
            icon={isRunning ? 'pause' : 'play'}
            onClick={() => setRunning(!isRunning)}
          >
            {t(isRunning ? 'demo.pause' : 'demo.play')}
          </Button>
          {!isRunning && (
            <Button variant="quiet" icon="next" onClick={next}>
              {t('demo.next')}
            </Button>
          )}
        </Cluster>
        <News>
          {news
            ? t(`demo.news_${news.kind}`, {
                names: names.format(news.handles),
                count: news.handles.length,
              })
            : t('demo.news_start')}
        </News>
        <BigNumber
          value={numbersIn(i18n.language).format(waiting.length)}
          label={t('demo.waiting')}
        >
          <p>{t('demo.played', { count: played })}</p>
        </BigNumber>
        <DemoPeople
          title={t(isPlaying ? 'demo.playing' : 'demo.up')}
          people={up}
          empty={t('demo.nobody_up')}
        />
        <DemoPeople title={t('demo.in_line')} people={waiting} isLine />
      </Card>
    </Stack>
  );
}
