import styled from 'styled-components';
import { media } from '@/styles/media';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { color, measure, radius, size, space, target } from '@/styles/tokens';

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
