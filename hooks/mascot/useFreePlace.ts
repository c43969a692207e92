import { useEffect, useEffectEvent, type RefObject } from 'react';
import { coversImportant, overlap } from '@/lib/mascot/freePlace';
import type { Mascot } from '@/lib/mascot/player/createMascot';
import type { Box } from '@/lib/mascot/player/place/place';
import { standFree } from '@/lib/mascot/stand';

/** A page that was scrolled rests after this. */
const SETTLED_MS = 200;

/**
 * Keeps the mascot where it covers nothing that matters, and gives way to what is focused. Where there
 * is no room any more it goes: `onNoRoom`.
 */
export function useFreePlace(
  mascot: Mascot | 'failed' | null,
  room: RefObject<HTMLElement | null>,
  onNoRoom: () => void,
): void {
  const ownParts = () => (room.current === null ? [] : [room.current]);

  const move = (there: Mascot, keepFree?: Box) => {
    if (!standFree(there, ownParts(), keepFree)) onNoRoom();
  };

  const giveWay = useEffectEvent((event: FocusEvent) => {
    if (mascot === null || mascot === 'failed') return;
    const { target } = event;
    if (!(target instanceof Element) || room.current?.contains(target)) return;
    const focused = target.getBoundingClientRect();
    if (mascot.boxes.some((box) => overlap(box, focused))) move(mascot, focused);
  });

  const look = useEffectEvent(() => {
    if (mascot === null || mascot === 'failed') return;
    if (mascot.boxes.some((box) => coversImportant(box, ownParts()))) move(mascot);
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(() => look(), SETTLED_MS);
    };
    const focus = (event: FocusEvent) => giveWay(event);
    document.addEventListener('focusin', focus);
    document.addEventListener('scroll', settle, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('scroll', settle, { capture: true });
    };
  }, []);
}
