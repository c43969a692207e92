import styled, { keyframes } from 'styled-components';
import { tabularFigures } from '@/styles/mixins';
import { color, motion, radius, shadow, size, space, toneColors, weight } from '@/styles/tokens';

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

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
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
