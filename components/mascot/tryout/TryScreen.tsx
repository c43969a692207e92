import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { RockyFigure } from '@/components/mascot/RockyFigure';
import { PageHead } from '@/components/shared/page/PageHead';
import { Card } from '@/components/ui/Card';
import { SwitchField } from '@/components/ui/forms/SwitchField';
import { useMascot } from '@/hooks/mascot/useMascot';
import { useShown } from '@/hooks/mascot/useShown';
import { useMatch } from '@/hooks/ui/useMatch';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { DEFAULT_AGENT } from '@/lib/mascot/agent';
import { media } from '@/styles/media';
import { TryActs } from './TryActs';
import { Page, Room } from './TryScreen.styles';
import { TrySpeech } from './TrySpeech';

// As on every page: only once there is something to say.
const RockyStage = dynamic(
  () => import('@/components/mascot/RockyStage').then((module) => module.RockyStage),
  { ssr: false },
);

/** Everything the player can do, to be tried with this installation's agent. */
export function TryScreen() {
  const { t } = useTranslation('mascotTry');
  const room = useRef<HTMLDivElement>(null);
  const prefersStill = useMatch(media.stillness);
  const [isStill, setIsStill] = useState(false);
  const [isMuted, setIsMuted] = useState(false);
  const [isStaged, setIsStaged] = useState(false);
  const made = useMascot({ room, isMuted, isStill: isStill || prefersStill });
  const mascot = made === 'failed' ? null : made;
  useShown(mascot, !isStaged);
  const leaveStage = () => setIsStaged(false);

  return (
    <Page>
      <PageHead title={t('title')} isPrivate />
      <header>
        <h1>{t('title')}</h1>
        <p>{t('intro', { name: DEFAULT_AGENT })}</p>
        {made === 'failed' && <p role="alert">{t('failed')}</p>}
      </header>
      <Card>
        <SwitchField
          label={t('sound')}
          checked={!isMuted}
          onChange={(event) => setIsMuted(!event.currentTarget.checked)}
        />
        <SwitchField
          label={t('still')}
          checked={isStill}
          onChange={(event) => setIsStill(event.currentTarget.checked)}
        />
      </Card>
      <TrySpeech mascot={mascot} />
      <TryActs mascot={mascot} onStage={() => setIsStaged(true)} />
      <Card $isQuiet>
        <h2>{t('figure')}</h2>
        <RockyFigure animation="Searching" size={160} />
      </Card>
      <Room ref={room} />
      {isStaged && (
        <RockyStage
          line={{ id: 'stage', text: t('line'), animation: 'Greeting' }}
          isMuted
          onSaid={leaveStage}
          onNoRoom={leaveStage}
          onSentAway={leaveStage}
        />
      )}
    </Page>
  );
}
