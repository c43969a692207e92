import { useEffect, useState, type RefObject } from 'react';
import { useSiteLinks } from '@/hooks/ui/page/useSiteLinks';
import { DEFAULT_AGENT } from '@/lib/mascot/agent';
import { loadAgent } from '@/lib/mascot/loadAgent';
import { createMascot, type Mascot } from '@/lib/mascot/player/createMascot';

interface Wish {
  /** The element that holds it. */
  room: RefObject<HTMLElement | null>;
  isMuted: boolean;
  /** Nothing moves. */
  isStill: boolean;
}

/** The agent of this installation, once it has come; `failed` where it does not. */
export function useMascot({ room, isMuted, isStill }: Wish): Mascot | 'failed' | null {
  const { mascotAssets: base } = useSiteLinks();
  const [mascot, setMascot] = useState<Mascot | 'failed' | null>(null);

  useEffect(() => {
    let made: Mascot | null = null;
    let isGone = false;
    loadAgent({ base, name: DEFAULT_AGENT, hasSound: !isStill }).then(
      (agent) => {
        if (isGone || room.current === null) return;
        const container = room.current;
        made = createMascot({ agent, container, isMuted: true, reducedMotion: isStill });
        setMascot(made);
      },
      () => {
        if (!isGone) setMascot('failed');
      },
    );
    return () => {
      isGone = true;
      made?.dispose();
      setMascot(null);
    };
  }, [base, isStill, room]);

  useEffect(() => {
    if (mascot !== null && mascot !== 'failed') mascot.setMuted(isMuted);
  }, [isMuted, mascot]);

  return mascot;
}
