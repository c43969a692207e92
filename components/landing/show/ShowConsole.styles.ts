import styled from 'styled-components';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { color, radius, size, space, weight } from '@/styles/tokens';
import { beside } from './Show.styles';

export const Console = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[4]};

  /* The console's own list is as wide as a window, and this one as a phone. */
  && ul {
    grid-template-columns: minmax(0, 1fr);
  }

  [data-part='act'] footer {
    padding: 0;
  }

  [data-part='act'] button {
    min-height: 4.25rem;
    padding-inline: ${space[5]};

    b {
      font-size: 1.25rem;
    }

    small {
      font-size: ${size.small};
    }

    /* The whole page is no console: its key is not heard here. */
    kbd {
      display: none;
    }
  }

  @media ${beside} {
    padding: ${space[5]};
  }
`;

export const ConsoleHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};

  > :last-child {
    margin-inline-start: auto;
  }
`;

export const Rows = styled.ol`
  display: grid;
  gap: ${space[1]};
`;

/** As a row of the console, without what is done to it. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: 1.5rem auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  min-height: 2.75rem;
  padding-inline: ${space[2]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.surface};
  font-weight: ${weight.strong};

  > b {
    font-weight: ${weight.display};
    text-align: end;
    ${tabularFigures}
  }

  > svg {
    border-radius: ${radius.round};
  }

  > span {
    ${oneLine}
  }

  > small {
    color: ${color.textQuiet};
    font-size: ${size.small};
    font-weight: ${weight.text};
    ${tabularFigures}
  }

  @media not all and ${beside} {
    &:nth-child(3) {
      display: none;
    }
  }
`;

export const Waiting = styled.p`
  margin-top: auto;
  color: ${color.textQuiet};
  font-size: ${size.small};
  ${tabularFigures}
`;
