import styled from 'styled-components';
import { media } from '@/styles/media';
import { color, radius, space, weight } from '@/styles/tokens';

/** Stands beside the rest, below the join card, where there is room. */
export const How = styled.section`
  && {
    @media ${media.wide} {
      grid-row: 1 / 9;
      grid-column: 2;
      margin: ${space[16]} ${space[10]} 0 0;
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
