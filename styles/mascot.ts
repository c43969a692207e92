import { css } from 'styled-components';
import { media } from './media';
import { visuallyHidden } from './mixins';
import { color, layer, radius, shadow, size, space, weight } from './tokens';

/** The tip is a corner of a turned square, drawn over the border of the balloon. */
const tip = css`
  content: '';
  position: absolute;
  width: ${space[3]};
  height: ${space[3]};
  border: 1px solid ${color.line};
  border-top: 0;
  border-left: 0;
  background: ${color.raised};
`;

/**
 * Look of what the player of `lib/mascot/player` puts into an element. The text of a balloon is 120 to
 * 200 px wide, as wide as the reader's text size makes it.
 */
export const mascotLook = css`
  .mascot {
    position: fixed;
    z-index: ${layer.menu};
  }

  .mascot[hidden],
  .mascot-layer[hidden],
  .mascot-box[hidden] {
    display: none;
  }

  .mascot-agent {
    position: relative;
    cursor: grab;
    touch-action: none;
    user-select: none;
  }

  .mascot-agent:active {
    cursor: grabbing;
  }

  .mascot-layer {
    position: absolute;
    inset: 0;
    background-repeat: no-repeat;
    forced-color-adjust: none;
  }

  .mascot-whole {
    ${visuallyHidden}
  }

  .mascot-box {
    position: fixed;
    z-index: ${layer.menu};
    box-sizing: border-box;
    width: max-content;
    min-width: calc(7.5rem + 2 * ${space[4]});
    max-width: calc(12.5rem + 2 * ${space[4]});
    padding: ${space[3]} ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    background: ${color.raised};
    box-shadow: ${shadow.high};
    color: ${color.text};
    font-size: ${size.text};
    font-weight: ${weight.text};
    line-height: 1.4;
    overflow-wrap: anywhere;

    p {
      margin: 0;
    }

    &::after {
      ${tip}
    }

    &[data-side^='top']::after {
      bottom: calc(${space[3]} / -2 - 1px);
      transform: rotate(45deg);
    }

    &[data-side^='bottom']::after {
      top: calc(${space[3]} / -2 - 1px);
      transform: rotate(225deg);
    }

    &[data-side$='left']::after {
      right: ${space[8]};
    }

    &[data-side$='right']::after {
      left: ${space[8]};
    }
  }

  @media ${media.forcedColors} {
    .mascot-box::after {
      display: none;
    }
  }
`;
