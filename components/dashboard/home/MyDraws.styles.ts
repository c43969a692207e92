import styled from 'styled-components';
import { Card, Cards } from '@/components/ui/Card';
import { figureAtEdge } from '@/styles/mixins';
import { color, size, space } from '@/styles/tokens';

/** As many beside each other as there are, with no hole at the end. */
export const DrawCards = styled(Cards)`
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
`;

/** A draw: what one presses stands at the foot, on one line with that of its neighbours. */
export const DrawRoot = styled(Card)`
  grid-template-rows: auto 1fr auto;
`;

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
    ${figureAtEdge}
  }
`;
