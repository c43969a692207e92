import styled, { css, keyframes } from 'styled-components';
import { media } from '@/styles/media';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { color, radius, shadow, weight } from '@/styles/tokens';

const rise = keyframes`
  from { opacity: 0; transform: translateY(1.2em); }
`;

const grow = keyframes`
  from { opacity: 0; transform: scale(0.5); }
`;

const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** One em is 32 px at 1920 x 1080; a narrow source is filled from side to side. */
export const StageRoot = styled.div`
  position: fixed;
  inset: 0;
  display: grid;
  grid-template-columns: minmax(0, auto);
  place-content: center;
  padding: 0 14px;
  color: ${color.text};
  font-size: min(1.667vw, 2.963vh);
  line-height: 1.3;

  @media (max-width: 1099px) {
    font-size: min(2.4vw, 3.2vh);
  }

  @media (max-width: 599px) {
    grid-template-columns: minmax(0, 1fr);
    font-size: max(14px, min(3.9vw, 3.2vh));
  }
`;

/** Solid and with a dark rim, as the card of the other states. */
const panel = css`
  background: ${color.surface};
  box-shadow:
    0 0 0 0.09em ${color.scrim},
    ${shadow.high};
`;

export const Stage = styled.section`
  display: flex;
  flex-direction: column;
  gap: 1em;
  width: 36.9em;
  max-width: 100%;
  min-height: 18.75em;
  padding: 1.25em 1.75em 1.5em;
  border-radius: 1.75em;
  animation: ${rise} 240ms ${EASE};
  ${panel}

  @media (max-width: 599px) {
    min-height: 0;
    padding: 1em 1.1em 1.3em;
  }

  @media ${media.stillness} {
    animation: none;
  }
`;

export const Top = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: 0.6em;
  min-width: 0;
  font-weight: ${weight.display};

  > svg {
    flex: none;
    width: 2em;
    height: 2em;
  }

  > p:nth-of-type(1) {
    flex: 1;
    ${oneLine}
  }

  > p:nth-of-type(2) {
    flex: none;
    color: ${color.textQuiet};
    font-weight: ${weight.strong};
    ${tabularFigures}
  }

  .tool.chance {
    fill: ${color.accent};
    stroke: ${color.accent};
  }

  .tool.chance .inside {
    stroke: ${color.onAccent};
  }

  @media (max-width: 599px) {
    flex-wrap: wrap;

    > p:nth-of-type(2) {
      flex-basis: 100%;
      font-size: 0.9em;
    }
  }
`;

/** The ring, and what is to be said beside it. */
export const Beside = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 2em;

  &.alone {
    grid-template-columns: minmax(0, 1fr);
    text-align: center;
  }

  [role='timer'] {
    width: 11.9em;
  }

  [role='timer'] strong {
    font-size: 5.9em;
  }

  h1 {
    font-size: 2.06em;
    font-weight: ${weight.display};
    line-height: 1.08;
    letter-spacing: -0.02em;
  }

  h1 + p {
    margin: 0.5em 0 0.8em;
    color: ${color.textQuiet};
  }

  @media (max-width: 599px) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    gap: 1em;
    text-align: center;

    [role='timer'] {
      width: 9em;
    }

    [role='timer'] strong {
      font-size: 4.4em;
    }

    h1 {
      font-size: 1.7em;
    }
  }
`;

/** The number is there: the ring is whole. */
export const WholeRing = styled.div`
  display: grid;
  place-items: center;
  width: 11.9em;
  aspect-ratio: 1;
  border: 0.95em solid ${color.accent};
  border-radius: ${radius.round};
  color: ${color.accentText};

  svg {
    width: 66%;
    height: 66%;
  }

  @media (max-width: 599px) {
    width: 9em;
    border-width: 0.7em;
  }
`;

export const Print = styled.div`
  font-size: 0.94em;
  font-weight: ${weight.strong};

  span {
    display: block;
    color: ${color.textQuiet};
    font-size: 0.84em;
  }

  code {
    display: inline-block;
    max-width: 13.5em;
    font-family: inherit;
    letter-spacing: 0.04em;
    line-height: 1.5;
    ${tabularFigures}
  }
`;

export const growing = css`
  animation: ${grow} 320ms ${EASE};

  @media ${media.stillness} {
    animation: none;
  }
`;
