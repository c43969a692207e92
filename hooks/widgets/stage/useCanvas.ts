import { useSyncExternalStore } from 'react';

/** How much room the picture has. */
export interface Canvas {
  name: 'wide' | 'medium' | 'small';
  /** What a length of the designs, made for 1920 px, is multiplied by. */
  scale: number;
}

const DESIGNED_FOR = 1920;
const FROM = { wide: 1100, medium: 600 };
/** Names stay readable, whatever the canvas. */
const LEAST = { medium: 0.62, small: 0.6 };

/** `width` in px, `size` in percent. Pure. */
export function canvasOf(width: number, size: number): Canvas {
  const wish = size / 100;
  if (width >= FROM.wide) return { name: 'wide', scale: (width / DESIGNED_FOR) * wish };
  if (width >= FROM.medium) return { name: 'medium', scale: LEAST.medium * wish };
  // There is no room to grow.
  return { name: 'small', scale: LEAST.small * Math.min(wish, 1) };
}

function watchWidth(watcher: () => void) {
  window.addEventListener('resize', watcher);
  return () => window.removeEventListener('resize', watcher);
}

/** The canvas as it is now. */
export function useCanvas(size: number): Canvas {
  const width = useSyncExternalStore(
    watchWidth,
    () => window.innerWidth,
    () => DESIGNED_FOR,
  );
  return canvasOf(width, size);
}
