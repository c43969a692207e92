import styled from 'styled-components';
import { color, size, space } from '@/styles/tokens';

/** A prize's picture beside what it is. */
export const DrawHead = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]};

  > :last-child {
    display: grid;
    justify-items: start;
    gap: ${space[1]};
  }
`;

/** How long a prize waits: the largest thing on the card. */
export const DrawClock = styled.div`
  color: ${color.textQuiet};

  [role='timer'] {
    color: ${color.accentText};
    font-size: ${size.display};
  }
`;
