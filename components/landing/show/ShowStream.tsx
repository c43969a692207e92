import { Capsule } from '@/components/shared/overlay/shells/Capsule';
import { EmbeddedQueue } from '@/components/shared/overlay/queue/EmbeddedQueue';
import { ToolMark } from '@/components/shared/ToolMark';
import type { Show, ShowStep } from '@/hooks/landing/showScript';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Themed } from './Show.styles';
import { Alert, Joiner, LiveMark, OnStream, Plates, Scene, Stream } from './ShowScene.styles';

interface Props {
  theme: string;
  step: ShowStep;
  show: Show;
}

/** A painted stream under the real overlay. What it shows is told by one sentence below. */
export function ShowStream({ theme, step, show }: Props) {
  const { t } = useTranslation('landing');
  const isJoined = step === 'playing' || step === 'done';
  return (
    <Themed $variables={theme} aria-hidden="true">
      <Stream>
        <Scene src="/static/landing/stream.svg" alt="" width={960} height={540} />
        <Joiner
          src="/static/landing/joiner.svg"
          alt=""
          width={960}
          height={540}
          data-is={isJoined ? 'here' : undefined}
        />
        <LiveMark>{t('live.now')}</LiveMark>
        <Plates>
          <EmbeddedQueue queue={{ ...show.party, id: 'sample', title: t('queue.sample') }} />
        </Plates>
        {step === 'called' && (
          <Alert>
            <Capsule tone="won" mark={<ToolMark tool="queue" />}>
              <b>{t('widgets:alert.CALLED', { name: show.hero })}</b>
            </Capsule>
          </Alert>
        )}
        <OnStream>{t('show.stream')}</OnStream>
      </Stream>
    </Themed>
  );
}
