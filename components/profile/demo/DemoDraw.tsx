import { Countdown } from '@/components/shared/overlay/draw/countdown/Countdown';
import { Reveal } from '@/components/shared/overlay/draw/reveal/Reveal';
import { Winner } from '@/components/shared/overlay/draw/winner/Winner';
import type { Way } from '@/components/shared/overlay/part';
import type { Watched } from '@/hooks/lottery/overlay/showSteps';
import { usePlayed } from '@/hooks/lottery/overlay/usePlayed';
import { livePath } from '@/lib/navigation/tools/livePath';
import type { PartSettings } from '@/lib/shared/widgets/settings';
import { Middle } from './Demo.styles';

const LOOK: PartSettings = { design: 'CARD', place: 'MIDDLE', hasCode: false, hasCount: true };

/** A draw as its overlay shows it: how many are in, the closed list, the reveal, the winner. */
export function DemoDraw({ draw }: { draw: Watched }) {
  const state = usePlayed(draw, 'FULL');
  const part = {
    ...{ state, look: LOOK, motion: 'FULL' as const, volume: 0 },
    way: wayTo(livePath(draw.creator.handle)),
  };
  const isWon = state.scene === null ? draw.winners.length > 0 : state.scene.step.kind === 'winner';
  const View = isWon ? Winner : draw.state === 'OPEN' ? Countdown : Reveal;
  return (
    <Middle data-motion="full" data-canvas="small">
      <View {...part} />
    </Middle>
  );
}

/** Only in a browser: no page begins with a draw. */
function wayTo(path: string): Way {
  const { origin, host } = window.location;
  return { url: origin + path, host, path };
}
