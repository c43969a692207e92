import styled from 'styled-components';
import { color, measure, size, space } from '@/styles/tokens';

const beside = '(min-width: 900px)';

export const Head = styled.div`
  display: grid;
  gap: ${space[3]};
  padding-block: ${space[6]} ${space[8]};

  h1 {
    font-size: ${size.display};
    line-height: 1.05;
    overflow-wrap: anywhere;
  }

  p {
    max-width: ${measure.text};
    color: ${color.textQuiet};
    font-size: ${size.lead};
  }
`;

/** The list first in the reading order, the form beside the news where there is room. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]} ${space[16]};
  align-items: start;
  padding-bottom: ${space[16]};

  @media ${beside} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);

    > :first-child {
      order: 1;
    }
  }
`;

export const News = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  list-style: none;

  article {
    display: grid;
    gap: ${space[2]};
    max-width: ${measure.text};
  }

  time {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  li + li {
    padding-top: ${space[8]};
    border-top: 1px solid ${color.line};
  }
`;

/** Takes the focus when its message has replaced the form. */
export const Said = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: start;

  > :first-child {
    width: 100%;
  }

  &:focus {
    outline: none;
  }
`;
