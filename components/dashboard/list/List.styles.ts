import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { figureAtEdge, tabularFigures } from '@/styles/mixins';
import { color, radius, shadow, size, space, weight } from '@/styles/tokens';

/** A title and quiet facts below it. */
const rowWords = css`
  h3 {
    font-size: ${size.text};
    font-weight: ${weight.display};
  }

  p {
    color: ${color.textQuiet};
    font-size: ${size.small};
    ${tabularFigures}
  }
`;

/** Two fields beside each other where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  align-items: start;
  gap: ${space[4]};
`;

/** A show that runs: the first one is the one strong ground of the page. */
export const Hero = styled.li<{ $isChief: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]} ${space[6]};
  padding: clamp(${space[4]}, 3vw, ${space[8]});
  border-radius: ${radius.huge};
  background: ${({ $isChief }) => ($isChief ? color.accent : color.accentSoft)};
  color: ${({ $isChief }) => ($isChief ? color.onAccent : color.accentText)};
  overflow-wrap: anywhere;

  h2 {
    margin-top: ${space[2]};
    font-size: ${size.title};
  }

  a {
    width: 100%;
    border-color: transparent;
    background: ${color.raised};
    color: ${color.accentText};
  }

  @media ${media.beside} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;

    a {
      width: auto;
    }
  }
`;

export const HeroNumber = styled.p`
  min-width: 5rem;

  strong {
    display: block;
    font-size: ${size.display};
    font-weight: ${weight.display};
    line-height: 1;
    ${tabularFigures}
    ${figureAtEdge}
  }
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  list-style: none;
`;

/** The link for good: one soft strip. */
export const LinkStrip = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
  padding: ${space[4]} clamp(${space[4]}, 3vw, ${space[8]});
  border-radius: ${radius.large};
  background: ${color.accentSoft};
  overflow-wrap: anywhere;

  strong {
    display: block;
    font-size: ${size.heading};
    font-weight: ${weight.display};
  }
`;

/** Planned shows beside each other where there is room. */
export const Plans = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: ${space[3]};
  list-style: none;
`;

export const Plan = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[3]};
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.low};
  overflow-wrap: anywhere;

  ${rowWords}
`;

/** A sheet of a calendar. */
export const DayTile = styled.time`
  display: grid;
  justify-items: center;
  align-content: center;
  width: 4rem;
  min-height: 4rem;
  padding: ${space[1]};
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
  color: ${color.accentText};
  font-size: ${size.small};
  font-weight: ${weight.strong};

  strong {
    font-size: ${size.title};
    font-weight: ${weight.display};
    line-height: 1.1;
    ${tabularFigures}
  }
`;

export const Past = styled.ul`
  display: grid;
  padding: ${space[2]} clamp(${space[3]}, 2vw, ${space[5]});
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.low};
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[2]} ${space[4]};
    padding-block: ${space[3]};
    overflow-wrap: anywhere;
  }

  li + li {
    border-top: 1px solid ${color.line};
  }

  ${rowWords}
`;

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`;
