import styled from 'styled-components';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { color, measure, radius, size, space, target } from '@/styles/tokens';

/** A look back, and the line above it. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
  max-width: calc(${measure.page} + ${space[16]});
  min-height: 100vh;
  margin-inline: auto;
  padding: ${space[2]} clamp(${space[3]}, 2vw, ${space[6]}) ${space[12]};
`;

export const Top = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 3.5rem;

  > svg {
    flex: none;
  }

  > a {
    flex: none;
    display: grid;
    place-items: center;
    width: ${target.touch};
    height: ${target.touch};
    border-radius: ${radius.round};
    color: ${color.text};
  }

  > button {
    margin-inline-start: auto;
    flex: none;
  }
`;

export const TopWords = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[3]};
  min-width: 0;

  b {
    max-width: 100%;
    ${oneLine}
  }

  span {
    color: ${color.textQuiet};
    font-size: ${size.small};
    ${tabularFigures}
  }
`;
