import styled from 'styled-components';
import { media } from '@/styles/media';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { color, radius, size, space, target, weight } from '@/styles/tokens';

export const Claims = styled.ul`
  /* What is hidden from the eye alone scrolls along, and makes the page no longer. */
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[2]};
  min-height: 0;
  padding: 0 ${space[3]} ${space[3]};
  list-style: none;

  @media ${media.desk} {
    overflow-y: auto;
  }
`;

/** A prize, who has it, and what is next with it. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  min-height: 4rem;
  padding: ${space[2]} ${space[1]} ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.sunken};

  > div {
    min-width: 0;
  }

  > div b,
  > div small {
    ${oneLine}
    display: block;
  }

  > div small {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  > span {
    padding-inline-end: ${space[2]};
  }
`;

/** Acts of a row, on a line of their own. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2 / -1;
  gap: ${space[2]};
`;

/** What can be checked of the draw by now, and where. */
export const Chip = styled.a`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[3]};
  min-height: ${target.touch};
  margin: 0 ${space[3]} ${space[3]};
  padding: ${space[1]} ${space[4]};
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.accentText};
  font-size: ${size.small};
  text-decoration: none;
  ${tabularFigures}

  b {
    ${oneLine}
    flex: 1 1 0;
    font-weight: ${weight.strong};
  }

  span {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: ${space[1]};
    font-weight: ${weight.strong};
  }
`;
