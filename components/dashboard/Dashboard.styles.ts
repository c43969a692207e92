import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, measure, size, space, target, weight } from '@/styles/tokens';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  max-width: ${measure.page};
  padding: ${space[6]} ${space[4]} ${space[12]};

  @media ${media.wide} {
    padding-inline: ${space[8]};
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
  min-width: 0;
  overflow-wrap: anywhere;

  p {
    color: ${color.textQuiet};
  }
`;

/** Where a call stands large; it takes no room while nobody calls. */
export const CalledHere = styled.div`
  &:empty {
    display: none;
  }
`;

export const PartyTitle = styled.h3`
  font-size: ${size.heading};
  overflow-wrap: anywhere;
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  color: ${color.textQuiet};
  font-size: ${size.small};
  ${tabularFigures}
`;

export const Waiting = styled.strong`
  color: ${color.text};
  font-weight: ${weight.strong};
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${space[3]};
  padding-inline-start: ${space[6]};
  font-size: ${size.lead};

  li::marker {
    color: ${color.accentText};
    font-weight: ${weight.display};
  }
`;

export const Intro = styled.p`
  color: ${color.textQuiet};
`;

/** The user's place in a queue: the number is the largest thing on the card. */
export const Place = styled.p`
  color: ${color.textQuiet};

  strong {
    display: block;
    color: ${color.accentText};
    font-size: ${size.display};
    font-weight: ${weight.display};
    line-height: 1;
  }
`;

/** Short lines with something at their end. */
export const Rows = styled.ul`
  display: grid;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]} ${space[4]};
    min-width: 0;
    padding-block: ${space[2]};
    overflow-wrap: anywhere;
  }

  li + li {
    border-top: 1px solid ${color.line};
  }

  a {
    display: inline-block;
    min-height: ${target.least};
    font-weight: ${weight.strong};
  }

  small {
    color: ${color.textQuiet};
    font-size: ${size.small};
    ${tabularFigures}
  }

  svg {
    color: ${color.textQuiet};
  }
`;

export const Chart = styled.svg`
  width: 100%;
  height: auto;
  fill: ${color.accent};
`;

/** Where something came from, before what it says. */
export const Source = styled.span`
  display: flex;
  align-items: start;
  gap: ${space[2]};
  min-width: 0;

  > svg {
    flex: none;
  }
`;
