import { useRef, type PointerEvent } from 'react';

/** So far a finger goes aside before it means something, in px. */
const FAR = 80;

interface Ways {
  right: () => void;
  left: () => void;
}

/** A finger drawn aside over something, and not up or down. A mouse has buttons to press. */
export function useSwipe({ right, left }: Ways) {
  const start = useRef<{ x: number; y: number } | null>(null);

  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'touch' ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.abs(x) < FAR || Math.abs(y) > Math.abs(x) / 2) return;
      if (x > 0) right();
      else left();
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
