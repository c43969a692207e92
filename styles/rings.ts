import { css } from 'styled-components';
import { color } from './tokens';

/** Lightness, chroma, and degrees from the page's hue: neighbours of it, so that every hue looks its own. */
const RINGS = [
  [0.8, 0.1, 30],
  [0.68, 0.13, -30],
  [0.85, 0.1, 60],
  [0.7, 0.14, 10],
  [0.82, 0.1, -40],
  [0.66, 0.13, 40],
] as const;

const colored = RINGS.map(
  ([lightness, chroma, turn], index) => `
    .rings circle:nth-child(${index + 1}) {
      stroke: oklch(from ${color.accent} ${lightness} ${chroma} calc(h + ${turn}));
    }`,
).join('');

/**
 * Colours of the rings on a cover. The ground is the accent by day; at night, when a bright slab hurts,
 * the accent's soft ground. A browser that cannot compute them shows rings of the accent.
 */
export const ringColors = css`
  .rings {
    opacity: 0.5;
  }

  @supports (color: oklch(from red l c h)) and (color: light-dark(red, red)) {
    &:has(.rings) {
      background: light-dark(${color.accent}, ${color.accentSoft});
    }

    .rings {
      opacity: 1;
    }
    ${colored}
  }
`;
