import styled from 'styled-components';
import { media } from '@/styles/media';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { color, radius, size, space } from '@/styles/tokens';

export const Ended = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[5]};
  border-radius: ${radius.large};
  background: ${color.raised};
  ${tabularFigures}

  p {
    padding-block: ${space[2]};
  }
`;

export const RoundRow = styled.li`
  display: grid;
  grid-template-columns: 1.75rem 4.75rem minmax(0, 1fr);
  align-items: start;
  padding-block: ${space[2]};

  & + & {
    border-top: 1px solid ${color.line};
  }

  > b {
    font-size: ${size.lead};
    ${tabularFigures}
  }

  > small {
    padding-top: 0.2rem;
    color: ${color.textQuiet};
    font-size: ${size.small};
    ${tabularFigures}
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(8rem, 100%), 1fr));
    gap: ${space[1]} ${space[2]};
    list-style: none;
  }

  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-width: 0;
    min-height: 1.75rem;
  }

  li > :first-child {
    flex: none;
    border-radius: ${radius.round};
  }

  li > span {
    font-size: ${size.small};
    ${oneLine}
  }

  @media ${media.narrow} {
    ul {
      grid-column: 1 / -1;
    }
  }
`;

/** Faces that lean on each other, with an edge in the colour of what is under them. */
export const Faces = styled.div`
  display: flex;
  flex-wrap: wrap;
  padding-inline-start: 0.2rem;

  > * {
    flex: none;
    margin: 0 -0.3rem ${space[1]} 0;
    border-radius: ${radius.round};
    box-shadow: 0 0 0 3px ${color.raised};
  }
`;

export const Fact = styled.div`
  justify-self: start;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  font-size: ${size.small};
  overflow-wrap: anywhere;
  ${tabularFigures}

  b {
    display: block;
    font-size: ${size.text};
  }
`;
