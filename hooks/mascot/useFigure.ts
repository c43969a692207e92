import { useEffect, useState, type RefObject } from 'react';
import { useSiteLinks } from '@/hooks/ui/page/useSiteLinks';
import { useIdle } from '@/hooks/ui/useIdle';
import { DEFAULT_AGENT } from '@/lib/mascot/agent';
import type { Figure } from '@/lib/mascot/player/figure';

interface Wish {
  animation: string;
  /** Width in px. */
  size: number;
  isStill: boolean;
}

/**
 * Plays an animation once in an element, after the page has come to rest; true while it is played.
 * The player is loaded for it, and where that fails the picture that stands there stays.
 */
export function useFigure(
  place: RefObject<HTMLElement | null>,
  { animation, size, isStill }: Wish,
): boolean {
  const { mascotAssets: base } = useSiteLinks();
  const isIdle = useIdle();
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    if (!isIdle || isStill) return undefined;
    let figure: Figure | null = null;
    let isGone = false;

    async function play() {
      const [{ loadAgent }, { createFigure }] = await Promise.all([
        import('@/lib/mascot/loadAgent'),
        import('@/lib/mascot/player/figure'),
      ]);
      const agent = await loadAgent({ base, name: DEFAULT_AGENT, hasSound: false });
      const container = place.current;
      if (isGone || container === null || !Object.hasOwn(agent.data.animations, animation)) return;
      figure = createFigure({ agent, container, width: size });
      setIsPlaying(true);
      figure.play(animation, end);
    }

    function end() {
      figure?.dispose();
      figure = null;
      setIsPlaying(false);
    }

    play().catch(() => undefined);
    return () => {
      isGone = true;
      end();
    };
  }, [animation, base, isIdle, isStill, place, size]);

  return isPlaying;
}
