import { css, keyframes } from 'styled-components';
import { media } from './media';
import { color, radius } from './tokens';

/**
 * A length of an overlay, in px of a canvas 1920 px wide: `--k` is the one scale, set by whoever
 * shows the overlay.
 */
export const k = (px: number) => `calc(var(--k, 1) * ${px}px)`;

/** Sizes of text in an overlay; nothing is smaller than a label. */
export const overlayText = {
  label: k(25),
  address: k(33),
  next: k(34),
  title: k(38),
  playing: k(42),
  hero: k(44),
} as const;

/** A dark rim: what is opaque stands clear of snow and of night alike. */
const rim = `0 0 0 ${k(3)} ${color.scrim}`;

/** How a panel lies over the picture. */
export const floating = `${rim}, 0 ${k(10)} ${k(34)} rgb(0 0 0 / 32%)`;

/** Capsules lie lower than panels. */
export const floatingLow = `${rim}, 0 ${k(6)} ${k(20)} rgb(0 0 0 / 30%)`;

/** Something dark on white keeps its own plate, whatever the theme. */
export const codePlate = css`
  border-radius: ${k(24)};
  box-shadow: ${rim};
`;

/** The full round of a capsule or a coin. */
export const rounded = radius.round;

const slideUp = keyframes`
  from { opacity: 0; transform: translateY(${k(40)}); }
`;
const slideLeft = keyframes`
  from { opacity: 0; transform: translateX(${k(40)}); }
`;
const slideRight = keyframes`
  from { opacity: 0; transform: translateX(${k(-40)}); }
`;
const fadeIn = keyframes`
  from { opacity: 0; }
`;
const fadeOut = keyframes`
  to { opacity: 0; }
`;
const sink = keyframes`
  to { opacity: 0; transform: translateY(${k(20)}); }
`;
const grow = keyframes`
  from { transform: scale(0.6); }
`;
const rise = keyframes`
  from { opacity: 0; transform: translateY(60%); }
`;
const riseAway = keyframes`
  to { opacity: 0; transform: translateY(-60%); }
`;

/** Stops what follows for viewers who want no motion, whatever the overlay is set to. */
const still = css`
  @media ${media.stillness} {
    animation: none;
  }
`;

const leaving = css`
  [data-motion='full'] [data-leaving] & {
    animation: ${sink} 160ms ease-in both;
    ${still}
  }

  [data-motion='calm'] [data-leaving] & {
    animation: ${fadeOut} 160ms linear both;
    ${still}
  }
`;

/**
 * A panel comes and goes as `data-motion` of the overlay says: `full` slides, `calm` fades. Where
 * nobody says so, as inside of another page, it just stands there.
 */
export const enters = css`
  [data-motion='full'] & {
    animation: ${slideUp} 240ms cubic-bezier(0.2, 0.8, 0.2, 1) 60ms backwards;
    ${still}
  }

  [data-motion='calm'] & {
    animation: ${fadeIn} 240ms linear backwards;
    ${still}
  }
  ${leaving}
`;

/** As `enters`, from the side at which it stands. */
export const entersFromSide = css`
  ${enters}
  [data-motion='full'] [data-side='right']:not([data-leaving]) & {
    animation-name: ${slideLeft};
  }

  [data-motion='full'] [data-side='left']:not([data-leaving]) & {
    animation-name: ${slideRight};
  }
`;

/** The coin is there first. */
export const popsUp = css`
  [data-motion='full'] & {
    animation: ${grow} 200ms ease-out backwards;
    ${still}
  }
`;

/** A new number pushes the old one up and out. */
export const risesIn = css`
  [data-motion='full'] & {
    animation: ${rise} 160ms ease-out backwards;
    ${still}
  }

  [data-motion='calm'] & {
    animation: ${fadeIn} 160ms linear backwards;
    ${still}
  }
`;

/** The old number on its way out. */
export const risesAway = css`
  [data-motion='full'] & {
    animation: ${riseAway} 160ms ease-in both;
    ${still}
  }
`;
