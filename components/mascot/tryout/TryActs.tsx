import { Button } from '@/components/ui/buttons/Button';
import { Card } from '@/components/ui/Card';
import { Cluster } from '@/components/ui/Stack';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { Mascot } from '@/lib/mascot/player/createMascot';
import { Pad } from './TryScreen.styles';

/** A button for each act and each animation, and a place to point at. */
export function TryActs({ mascot, onStage }: { mascot: Mascot | null; onStage: () => void }) {
  const { t } = useTranslation('mascotTry');
  const acts = {
    show: () => mascot?.show(),
    hide: () => mascot?.hide(),
    any: () => mascot?.animate(),
    stop: () => mascot?.stop(),
    corner: () => mascot?.moveTo({ left: 0, top: 0 }),
    back: () => mascot?.moveTo({ left: window.innerWidth, top: window.innerHeight }),
    close: () => mascot?.closeBalloon(),
    stage: onStage,
  } as const;
  return (
    <>
      <Card>
        <h2>{t('acts')}</h2>
        <Cluster>
          {(Object.keys(acts) as (keyof typeof acts)[]).map((act) => (
            <Button key={act} variant="quiet" size="small" onClick={acts[act]}>
              {t(`act.${act}`)}
            </Button>
          ))}
        </Cluster>
      </Card>
      <Card>
        <h2>{t('animations')}</h2>
        <Cluster>
          {mascot?.animations.map((name) => (
            <Button key={name} variant="quiet" size="small" onClick={() => mascot.play(name)}>
              {name}
            </Button>
          ))}
        </Cluster>
      </Card>
      <Card>
        <h2>{t('gesture')}</h2>
        <Pad type="button" onClick={({ clientX, clientY }) => mascot?.gestureAt(clientX, clientY)}>
          {t('pad')}
        </Pad>
      </Card>
    </>
  );
}
