import { useEffect, useState, type RefObject } from 'react';
import { useSiteLinks } from '@/hooks/ui/page/useSiteLinks';
import { DEFAULT_AGENT } from '@/lib/mascot/agent';
import { loadAgent } from '@/lib/mascot/loadAgent';
import { createMascot, type Mascot } from '@/lib/mascot/player/createMascot';
import type { Place } from '@/lib/shared/widgets/kinds';

/** Of a picture 1920 px wide: how large it stands there, and how far from the edges. */
const WIDTH = 260;
const MARGIN = 64;
/** What did not come is asked for again after this. */
const AGAIN_MS = 10_000;

/** Rocky at its place of the picture; null until it has come. `isStill`: it does not move. */
export function useStreamMascot(
  holder: RefObject<HTMLElement | null>,
  place: Place,
  isStill: boolean,
): Mascot | null {
  const { mascotAssets: base } = useSiteLinks();
  const [mascot, setMascot] = useState<Mascot | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isOver = false;
    let made: Mascot | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    loadAgent({ base, name: DEFAULT_AGENT, hasSound: false }).then(
      (agent) => {
        const container = holder.current;
        if (isOver || container === null) return;
        const scale = Number(getComputedStyle(container).getPropertyValue('--k')) || 1;
        const width = WIDTH * scale;
        made = createMascot({ agent, container, width, isMuted: true, reducedMotion: isStill });
        made.place(cornerOf(place, width, MARGIN * scale));
        made.show();
        setMascot(made);
      },
      () => {
        if (!isOver) timer = setTimeout(() => setTries((count) => count + 1), AGAIN_MS);
      },
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
      made?.dispose();
      setMascot(null);
    };
  }, [base, holder, place, isStill, tries]);

  return mascot;
}

/** Where in the window a place is, for something as wide as it is high. */
function cornerOf(place: Place, width: number, margin: number) {
  const across = window.innerWidth - width - margin;
  const down = window.innerHeight - width - margin;
  return {
    left: place.endsWith('RIGHT') ? across : margin,
    top: place.startsWith('TOP') ? margin : down,
  };
}
