import styled from 'styled-components';
import { media } from '@/styles/media';
import { color, radius, space, weight } from '@/styles/tokens';

/** Stands beside the rest, below the join card, where there is room; with nothing beside it, in one row. */
export const How = styled.section`
  && {
    @media ${media.wide} {
      grid-row: 1 / 9;
      grid-column: 2;
      margin: ${space[16]} ${space[10]} 0 0;

      &:only-child {
        grid-column: 1 / -1;
        margin: ${space[8]} ${space[10]} 0;
      }

      &:only-child ol {
        grid-template-columns: repeat(3, minmax(0, 1fr));
        gap: ${space[8]};
      }
    }
  }

  ol {
    display: grid;
    gap: ${space[4]};
    list-style: none;
    counter-reset: step;
  }

  h2 {
    margin-bottom: ${space[4]};
  }

  li {
    position: relative;
    padding-left: ${space[12]};
    color: ${color.textQuiet};
    counter-increment: step;
  }

  li::before {
    position: absolute;
    left: 0;
    width: ${space[8]};
    border-radius: ${radius.round};
    background: ${color.accentSoft};
    color: ${color.accentText};
    font-weight: ${weight.display};
    line-height: ${space[8]};
    text-align: center;
    content: counter(step);
  }

  b {
    display: block;
    color: ${color.text};
  }
`;
