import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, shadow, size, space, toneColors, weight } from '@/styles/tokens';

/** What needs the reader beside what they only look at. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[6]};

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1.9fr) minmax(0, 1fr);
  }
`;

export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;

/** A few cards of one height beside each other, as many as have room. */
export const Trio = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  gap: ${space[4]};

  > section {
    align-content: start;
  }
`;

/** Two cards of one height beside each other. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: ${space[6]} ${space[4]};

  > section {
    grid-template-rows: auto 1fr;
  }

  > section > :first-child {
    display: flex;
    align-items: center;
    min-height: 2.5rem;
  }
`;

/** How many stand under a heading. */
export const Count = styled.span`
  display: inline-block;
  min-width: 1.75rem;
  margin-inline-start: ${space[2]};
  padding: 0 ${space[2]};
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${size.small};
  line-height: 1.75;
  text-align: center;
  vertical-align: 0.15em;
  ${tabularFigures}
`;

/** Rows on one ground, a line between them. */
export const Lines = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.low};
  list-style: none;

  > li + li {
    border-top: 1px solid ${color.line};
  }
`;

/** A sign, words, and at the end the one thing to press or a time. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} clamp(${space[4]}, 2vw, ${space[5]});
  overflow-wrap: anywhere;

  h3 {
    font-size: ${size.text};
    font-weight: ${weight.display};
  }

  h3 a {
    color: inherit;
    text-decoration: none;
  }

  h3 a:hover {
    text-decoration: underline;
  }

  p {
    color: ${color.textQuiet};
    font-size: ${size.small};
    ${tabularFigures}
  }

  p b {
    color: ${toneColors('wait').text};
  }

  p b[data-tone='hot'] {
    color: ${toneColors('stop').text};
  }

  > strong {
    ${tabularFigures}
  }

  @media ${media.narrow} {
    > a {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

/** A tool's mark where others have a face. */
export const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 2.8125rem;
  height: 2.8125rem;
  border-radius: ${radius.round};
  background: ${color.sunken};
  color: ${color.accentText};
`;
