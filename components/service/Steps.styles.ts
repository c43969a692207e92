import styled from 'styled-components';
import { media } from '@/styles/media';
import { color, radius, size, space } from '@/styles/tokens';

/** What happens one after the other. */
export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space[5]};
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space[1]};
  }

  .mark {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    margin-bottom: ${space[2]};
    border-radius: ${radius.round};
    background: ${color.accentSoft};
    color: ${color.accentText};
  }

  p {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  @media ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);

    li {
      grid-template-columns: 2.75rem minmax(0, 1fr);
      gap: 0 ${space[4]};
    }

    .mark {
      grid-row: span 2;
      margin: 0;
    }
  }
`;
