import styled from 'styled-components';
import { color, radius, space, weight } from '@/styles/tokens';

/** Sign, words, and below them the choices. */
export const Root = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${space[3]} ${space[4]};
  padding: ${space[4]};
  border-radius: ${radius.large};
  background: ${color.accentSoft};

  > svg {
    color: ${color.accentText};
  }

  h2 {
    font-size: inherit;
    font-weight: ${weight.strong};
    line-height: inherit;
  }

  ol {
    padding-inline-start: ${space[5]};
  }

  :focus-visible:not(button, a) {
    outline: none;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${space[1]};
  min-width: 0;

  > :not(h2) {
    color: ${color.textQuiet};
  }
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  gap: ${space[2]};

  &:empty {
    display: none;
  }
`;
