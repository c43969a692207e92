import styled from 'styled-components';
import { Card } from '@/components/ui/Card';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, size, space } from '@/styles/tokens';

/** A part of a look back. */
export const Panel = styled(Card)`
  gap: ${space[3]};
`;

/** Its heading, and what stands at the other end of the line. */
export const PanelHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
  min-height: 2.25rem;
`;

export const PanelTitle = styled.h2`
  font-size: ${size.heading};

  b {
    margin-inline-start: ${space[1]};
    color: ${color.accentText};
    ${tabularFigures}
  }
`;

export const Quiet = styled.span`
  color: ${color.textQuiet};
  font-size: ${size.small};
  ${tabularFigures}
`;

/** Two panels beside each other where there is room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: stretch;
  gap: ${space[4]};

  @media ${media.beside} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    /* Alone in the last line: no hole beside it. */
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;
