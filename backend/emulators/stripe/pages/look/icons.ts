import { html, Markup } from './markup';

/** Strokes on a grid of 24. */
const PATHS = {
  arrow: 'M4.5 12h15M13.5 6l6 6-6 6',
  back: 'M19.5 12h-15M10.5 6l-6 6 6 6',
  bank: 'M4 9.5 12 5l8 4.5zM5 19.5h14M7 12.5v4M12 12.5v4M17 12.5v4',
  card: 'M4.5 6h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM3.5 10h17M7 14.5h3',
  check: 'M5 12.5l4.500 4.500L19 7.500',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.500V12l3 2',
  cross: 'M6.5 6.500l11 11M17.500 6.500l-11 11',
  forward: 'M5 6.500v11l7-5.500zM13 6.500v11l7-5.500z',
  press:
    'M9 11V5.500a1.500 1.500 0 0 1 3 0V11l4.700.900a2 2 0 0 1 1.600 2.300l-.6 3.600a3 3 0 0 1-3 2.500h-3.500a3 3 0 0 1-2.400-1.200L5.500 15a1.400 1.400 0 0 1 2.100-1.800L9 14.500z',
  returned: 'M9 7 4.5 11.5 9 16M5 11.5h14.500V7',
  shield: 'M12 3.5 5 6v5.500c0 4.500 3 7.500 7 9 4-1.500 7-4.500 7-9V6zM9 12l2.200 2.200L15.200 10',
  warning: 'M12 4.5 3.500 19h17zM12 10v4M12 16.500h.01',
} as const;

export type IconName = keyof typeof PATHS;

/** A drawing beside words that say the same; no screen reader reads it. */
export function icon(name: IconName, size = 20): Markup {
  return html`<svg
    class="icon"
    width="${size}"
    height="${size}"
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d="${PATHS[name]}" />
  </svg>`;
}
