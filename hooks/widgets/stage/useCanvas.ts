import { useSyncExternalStore } from 'react';

/** How much room the picture has. */
export interface Canvas {
  name: 'wide' | 'medium' | 'small';
  /** How the designs lay themselves out: larger text leaves a canvas the room of a smaller one. */
  layout: 'wide' | 'medium' | 'small';
  /** What a length of the designs, made for 1920 px, is multiplied by. */
  scale: number;
  /** The same at the usual size: of what belongs to the canvas, whatever the size of the text. */
  usualScale: number;
}

const DESIGNED_FOR = 1920;
const FROM = { wide: 1100, medium: 600 };
/** A bar shows names and address beside each other from so many px of the designs. */
const WIDE_ROOM = 1500;
/** Names stay readable, whatever the canvas. */
const LEAST = { medium: 0.62, small: 0.6 };

/** `width` in px, `size` in percent. Pure. */
export function canvasOf(width: number, size: number): Canvas {
  const wish = size / 100;
  if (width >= FROM.wide) {
    const usualScale = width / DESIGNED_FOR;
    const layout = DESIGNED_FOR / wish >= WIDE_ROOM ? 'wide' : 'medium';
    return { name: 'wide', layout, scale: usualScale * wish, usualScale };
  }
  if (width >= FROM.medium) {
    const { medium } = LEAST;
    return { name: 'medium', layout: 'medium', scale: medium * wish, usualScale: medium };
  }
  // There is no room to grow.
  const { small } = LEAST;
  return { name: 'small', layout: 'small', scale: small * Math.min(wish, 1), usualScale: small };
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
