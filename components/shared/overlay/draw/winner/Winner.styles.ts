import styled from 'styled-components';
import { media } from '@/styles/media';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { color, radius, shadow, weight } from '@/styles/tokens';
import { growing } from '@/components/shared/overlay/draw/Stage.styles';

/** Only the winner inverts: accent ground, dark letters. */
export const WinnerCard = styled.section`
  position: relative;
  width: 36.9em;
  max-width: 100%;
  border-radius: 1.75em;
  background: ${color.accent};
  box-shadow:
    0 0 0 0.09em ${color.scrim},
    ${shadow.high};
  color: ${color.onAccent};
  text-align: center;
  ${growing}
`;

export const TopCoin = styled.div`
  position: absolute;
  top: -2.2em;
  left: calc(50% - 2.2em);
  width: 4.4em;
  height: 4.4em;
  padding: 0.4em;
  border-radius: ${radius.round};
  background: ${color.onAccent};
  box-shadow: 0 0 0 0.38em ${color.accent};

  svg {
    width: 100%;
    height: 100%;
  }

  .tool.chance {
    fill: ${color.onAccent};
    stroke: ${color.onAccent};
  }

  .tool.chance .inside {
    stroke: ${color.accent};
  }
`;

export const WinnerWords = styled.div`
  padding: 3.3em 2.2em 1.5em;

  > p:first-child {
    font-size: 1.25em;
    font-weight: ${weight.strong};
  }

  > p:last-child {
    font-size: 1.75em;
    font-weight: ${weight.strong};
    line-height: 1.2;
    ${oneLine}
  }

  @media (max-width: 599px) {
    padding: 2.7em 1em 1.1em;

    > p:last-child {
      font-size: 1.45em;
    }
  }
`;

export const WinnerName = styled.bdi`
  display: block;
  padding: 0 0.05em;
  font-size: 6.9em;
  font-weight: ${weight.display};
  line-height: 1.14;
  letter-spacing: -0.035em;
  ${oneLine}

  @media (max-width: 599px) {
    font-size: 5.6em;
  }
`;

export const WinnerFoot = styled.footer`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.8em;
  padding: 0.8em 1.9em;
  border-radius: 0 0 1.75em 1.75em;
  background: ${color.surface};
  color: ${color.textQuiet};

  p {
    ${oneLine}
    ${tabularFigures}
  }

  p:last-child {
    flex: none;
  }

  b {
    color: ${color.text};
    font-weight: ${weight.display};
  }

  @media (max-width: 599px) {
    padding: 0.7em 1.1em;
    font-size: 0.86em;

    .far {
      display: none;
    }
  }
`;

/** Names pass the middle, which is where the winner's stops. */
export const Names = styled.div`
  position: relative;
  display: grid;
  flex: none;
  grid-template: 1fr 1fr 5em 1fr 1fr / minmax(0, 1fr);
  place-items: center;
  height: 13em;
  overflow: hidden;
  font-weight: ${weight.display};
  letter-spacing: -0.03em;

  > span {
    max-width: 100%;
    padding: 0 0.1em;
    font-size: 1.9em;
    line-height: 1.2;
    opacity: 0.34;
    ${oneLine}
  }

  > span.far {
    font-size: 1.45em;
    opacity: 0.14;
  }

  > .middle {
    display: flex;
    grid-row: 3;
    align-items: center;
    gap: 0.2em;
    max-width: calc(100% - 0.8em);
    padding: 0.08em 0.42em;
    border-radius: ${radius.round};
    font-size: 3.4em;
    line-height: 1.3;
    opacity: 1;
  }

  > .middle.stands {
    max-width: 100%;
    background: ${color.accent};
    color: ${color.onAccent};
    ${growing}
  }

  .middle svg,
  .middle img {
    flex: none;
    width: 1.15em;
    height: 1.15em;
    border-radius: ${radius.round};
  }

  .middle bdi {
    ${oneLine}
  }

  &::before,
  &::after {
    position: absolute;
    top: calc(50% - 1em);
    width: 0.85em;
    height: 2em;
    border-radius: ${radius.round};
    background: ${color.accent};
    content: '';
  }

  &::before {
    left: 0;
  }

  &::after {
    right: 0;
  }

  @media (max-width: 599px) {
    > .middle {
      font-size: 2.4em;
    }
  }

  @media ${media.stillness} {
    > span:not(.middle) {
      display: none;
    }
  }
`;
