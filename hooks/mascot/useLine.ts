import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Mascot } from '@/lib/mascot/player/createMascot';
import { CLOSE_MS } from '@/lib/mascot/player/speech/speech';
import { standFree } from '@/lib/mascot/stand';

/** What is said, and how. */
export interface MascotLine {
  id: string;
  text: string;
  /** Played before the text. */
  animation?: string;
  /** The balloon stays until it is closed. */
  hold?: boolean;
}

interface Wiring {
  /** What belongs to the mascot. */
  room: RefObject<HTMLElement | null>;
  /** It has said its line and gone. */
  onSaid: (id: string) => void;
  /** It did not come: everywhere it would cover something that matters. */
  onNoRoom: (id: string) => void;
}

/**
 * Lets the mascot come, say one line and go again. What it returns breaks that off: the mascot goes at
 * once.
 */
export function useLine(
  mascot: Mascot | 'failed' | null,
  line: MascotLine | null,
  { room, onSaid, onNoRoom }: Wiring,
): () => void {
  const id = line?.id ?? null;
  const text = line?.text ?? '';
  const animation = line?.animation;
  const hold = line?.hold ?? false;
  const tell = useEffectEvent((said: string) => onSaid(said));
  const tellNoRoom = useEffectEvent((unsaid: string) => onNoRoom(unsaid));

  useEffect(() => {
    if (mascot === null || id === null) return undefined;
    if (mascot === 'failed') {
      tell(id);
      return undefined;
    }
    if (!standFree(mascot, room.current === null ? [] : [room.current])) {
      tellNoRoom(id);
      return undefined;
    }
    mascot.show();
    if (animation !== undefined) mascot.play(animation);
    mascot.speak(text, { hold });
    // A balloon that was held has closed by now.
    mascot.delay(hold ? 0 : CLOSE_MS, (ending) => {
      if (ending === 'done') leave(mascot, () => tell(id));
    });
    return () => mascot.stop();
  }, [mascot, room, id, text, animation, hold]);

  useEffect(() => {
    if (id === null && mascot !== null && mascot !== 'failed') mascot.hide();
  }, [mascot, id]);

  return () => {
    if (id === null || mascot === null || mascot === 'failed') return;
    leave(mascot, () => onSaid(id));
  };
}

/** Called back only if no new line kept it here. */
function leave(mascot: Mascot, then: () => void): void {
  mascot.hide({
    onEnd: (ending) => {
      if (ending === 'done') then();
    },
  });
}
