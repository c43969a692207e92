import styled, { css, keyframes } from 'styled-components';
import { s } from '@/components/shared/overlay/draw/stage.styles';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { floating, k } from '@/styles/overlay';
import { color, toneColors, weight } from '@/styles/tokens';

const grow = keyframes`
  from { opacity: 0; transform: scale(0.5); }
`;
const fade = keyframes`
  from { opacity: 0; }
`;

/** What the name's capsule grows into. */
const growing = css`
  [data-motion='full'] & {
    animation: ${grow} 320ms cubic-bezier(0.2, 0.8, 0.2, 1);
  }

  [data-motion='calm'] & {
    animation: ${fade} 320ms linear;
  }
`;

/** Only the winner inverts: accent ground, dark letters. */
export const WinnerCard = styled.section<{ $isMiddle: boolean }>`
  --stage: ${({ $isMiddle }) => ($isMiddle ? 1 : 0.64)};
  position: relative;
  width: ${s(1180)};
  max-width: 100%;
  margin-top: ${s(70)};
  border-radius: ${s(56)};
  background: ${color.accent};
  box-shadow: ${floating};
  color: ${color.onAccent};
  font-size: ${s(32)};
  line-height: 1.2;
  text-align: center;
  ${growing}

  > .pp-coin {
    position: absolute;
    top: ${s(-70)};
    left: calc(50% - ${s(70)});
    width: ${s(140)};
    height: ${s(140)};
    box-shadow: 0 0 0 ${s(12)} ${color.accent};
  }

  [data-canvas='small'] & {
    --stage: 0.7;
  }
`;

export const WinnerWords = styled.div`
  padding: ${s(112)} ${s(70)} ${s(48)};

  > p {
    margin: 0;
    font-size: ${s(40)};
    font-weight: ${weight.strong};
  }

  > p:last-child {
    font-size: ${s(56)};
    ${oneLine}
  }

  [data-canvas='small'] & {
    padding: ${s(104)} ${s(36)} ${s(40)};
  }
`;

/** From 220 px down to 62, then an ellipsis. */
export const WinnerName = styled.div`
  padding: 0 ${s(10)};
  font-size: ${s(220)};
  font-weight: ${weight.display};
  line-height: 1.14;

  /* Of the size that it was shrunk to. */
  > bdi {
    letter-spacing: -0.035em;
  }
`;

export const WinnerFoot = styled.footer`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${s(24)};
  padding: ${s(26)} ${s(60)};
  border-radius: 0 0 ${s(56)} ${s(56)};
  background: ${color.surface};
  color: ${color.textQuiet};

  p {
    margin: 0;
    ${oneLine}
    ${tabularFigures}
  }

  p:first-child {
    display: flex;
    gap: ${s(14)};
    align-items: center;
  }

  p:last-child {
    flex: none;
  }

  svg {
    flex: none;
    width: ${s(42)};
    height: ${s(42)};
    color: ${toneColors('good').text};
  }

  b {
    color: ${color.text};
    font-weight: ${weight.display};
  }

  [data-canvas='small'] & {
    padding: ${k(16)} ${k(30)};
    font-size: ${k(25)};
  }

  [data-canvas='small'] & .far {
    display: none;
  }
`;
