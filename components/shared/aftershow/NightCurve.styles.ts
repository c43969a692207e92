import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, size, space, weight } from '@/styles/tokens';

/** Room above for the words at the highest point. */
export const Drawing = styled.div`
  position: relative;
  height: 8rem;
  margin-top: ${space[6]};

  svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }

  path[data-part='ground'] {
    fill: ${color.accentSoft};
  }

  path[data-part='line'] {
    fill: none;
    stroke: ${color.accent};
    stroke-width: 3;
    stroke-linejoin: round;
  }
`;

/** The words stand over their point (in percent), and never beyond an edge. */
export const Peak = styled.p<{ $at: number }>`
  position: absolute;
  bottom: 100%;
  left: clamp(3.5rem, ${({ $at }) => $at}%, calc(100% - 3.5rem));
  padding-bottom: ${space[1]};
  transform: translateX(-50%);
  font-size: ${size.small};
  white-space: nowrap;
  ${tabularFigures}

  b {
    font-size: ${size.lead};
    font-weight: ${weight.display};
  }
`;

export const Rounds = styled.div`
  position: relative;
  height: 2.125rem;
`;

/** From where to where, in percent of the evening. */
export const Round = styled.span<{ $from: number; $width: number }>`
  position: absolute;
  inset-block: 0;
  left: ${({ $from }) => $from}%;
  width: ${({ $width }) => $width}%;
  min-width: 2px;
  display: grid;
  place-items: center;
  overflow: hidden;
  border-radius: ${radius.small};
  background: ${color.accentSoft};
  color: ${color.accentText};
  font-size: ${size.small};
  font-weight: ${weight.strong};
  ${tabularFigures}
`;

export const Times = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${color.textQuiet};
  font-size: ${size.small};
  ${tabularFigures}

  @media ${media.single} {
    > :nth-child(even) {
      display: none;
    }
  }
`;
