import styled from 'styled-components';
import { media } from '@/styles/media';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { color, radius, size, space } from '@/styles/tokens';

export const People = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
`;

export const Person = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 3rem;
  padding-block: ${space[1]};

  > svg,
  > img {
    flex: none;
    border-radius: ${radius.round};
  }

  > b {
    flex: 1 1 0;
    ${oneLine}
  }

  > small {
    flex: none;
    color: ${color.textQuiet};
    font-size: ${size.small};
    ${tabularFigures}
  }

  @media ${media.narrow} {
    flex-wrap: wrap;

    > b {
      flex-basis: 7rem;
    }
  }
`;
