import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { color, layer, radius, shadow, space } from '@/styles/tokens';

/** Choices above the preview, in a line where there is room. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};

  > :last-child {
    margin-inline-start: auto;
  }

  .canvas {
    @media ${media.wide} {
      margin-inline-start: auto;
    }

    @media ${media.narrow} {
      display: none;
    }
  }

  @media ${media.wide} {
    > :last-child {
      margin-inline-start: 0;
    }
  }
`;

export type Ground = 'CHECKS' | 'BRIGHT' | 'DARK';

const grounds = {
  CHECKS: css`
    background: repeating-conic-gradient(${color.sunken} 0 25%, ${color.raised} 0 50%) 0 0 / 2rem
      2rem;
  `,
  BRIGHT: css`
    background: ${color.sunken} url('/static/studio/bright.svg') center / cover;
  `,
  DARK: css`
    background: ${color.sunken} url('/static/studio/dark.svg') center / cover;
  `,
};

/** Stays in sight while the form scrolls under it on a narrow screen. */
export const Sticky = styled.div`
  display: grid;
  gap: ${space[3]};

  @media ${media.upToMedium} {
    position: sticky;
    top: calc(4rem + ${space[2]});
    z-index: ${layer.sticky};
  }
`;

export const Stage = styled.div<{ $ground: Ground }>`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.large};
  box-shadow:
    0 0 0 1px ${color.line},
    ${shadow.high};
  ${({ $ground }) => grounds[$ground]}

  /* The overlay at its own size; what shrinks it stands in the element. */
  iframe {
    position: absolute;
    flex: none;
    border: 0;
    background: none;
  }
`;

/** Beyond it a television or a phone may cut something off. */
export const Safe = styled.span`
  position: absolute;
  inset: 4.8% 3.333%;
  border: 1.5px dashed color-mix(in srgb, white 65%, transparent);
  border-radius: ${radius.small};
  pointer-events: none;
`;

export const Tries = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  > span {
    margin-inline-end: ${space[1]};
    color: ${color.textQuiet};
    font-size: 0.875rem;
    white-space: nowrap;
  }

  button {
    white-space: nowrap;
  }

  button[aria-pressed='true'] {
    border-color: ${color.accentSoft};
    background: ${color.accentSoft};
    color: ${color.accentText};
  }

  @media ${media.narrow} {
    flex-wrap: nowrap;
    overflow-x: auto;
    margin-inline: -${space[4]};
    padding: 2px ${space[4]};
    width: auto;
    max-width: none;
    justify-self: stretch;

    button {
      flex: none;
    }
  }
`;
