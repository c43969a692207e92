import styled, { keyframes } from 'styled-components';
import { tabularFigures } from '@/styles/mixins';
import {
  color,
  measure,
  motion,
  radius,
  shadow,
  size,
  space,
  toneColors,
  weight,
} from '@/styles/tokens';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  max-width: ${measure.text};
  margin-inline: auto;
  padding: ${space[6]} ${space[4]} ${space[12]};
`;

export const Head = styled.header`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
  overflow-wrap: anywhere;

  h1:focus {
    outline: none;
  }
`;

const arrive = keyframes`
  from { opacity: 0; transform: scale(0.97); }
`;

const good = toneColors('good');

/** The ticket itself. Called: the whole sheet takes the strong colour. */
export const Sheet = styled.section<{ $isLoud?: boolean; $isReady?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: clamp(${space[5]}, 5vw, ${space[8]});
  border-radius: ${radius.huge};
  box-shadow: ${shadow.low};
  background: ${({ $isLoud, $isReady }) =>
    $isLoud ? color.accent : $isReady ? good.soft : color.raised};
  color: ${({ $isLoud }) => ($isLoud ? color.onAccent : color.text)};
  animation: ${arrive} ${motion.slow};
`;

export const Loud = styled.h2`
  font-size: ${size.display};
  line-height: 1.05;
`;

export const Lead = styled.p`
  font-size: ${size.lead};
`;

/** On the strong colour the button turns the colours round. */
export const LoudAct = styled.div`
  display: grid;

  button {
    background: ${color.onAccent};
    color: ${color.accent};
  }
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[8]};

  dt {
    color: ${color.textQuiet};
    font-size: ${size.small};
    font-weight: ${weight.strong};
  }

  dd {
    overflow-wrap: anywhere;
    ${tabularFigures}
  }
`;

export const LobbyRoot = styled.div`
  position: relative;
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${color.raised};
  color: ${color.text};
`;

export const LobbyCode = styled.p`
  font-size: ${size.title};
  font-weight: ${weight.display};
  line-height: 1.15;
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
  user-select: all;
  ${tabularFigures}
`;

/** A picture of the code names the ticket it was taken from. */
export const Watermark = styled.div`
  position: absolute;
  inset: -50%;
  display: flex;
  flex-wrap: wrap;
  align-content: space-around;
  gap: ${space[6]};
  color: ${color.text};
  opacity: 0.07;
  font-weight: ${weight.display};
  transform: rotate(-18deg);
  pointer-events: none;
  user-select: none;
`;
