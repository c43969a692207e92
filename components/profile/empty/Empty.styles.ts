import styled from 'styled-components';
import { media } from '@/styles/media';
import { color, motion, radius, shadow, size, space, weight } from '@/styles/tokens';

export const Block = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding: clamp(${space[5]}, 4vw, ${space[12]});
  border-radius: ${radius.huge};
  background: ${color.accentSoft};

  h2 {
    font-size: ${size.title};
    letter-spacing: -0.02em;
  }

  p {
    max-width: 48ch;
    margin-block: ${space[3]} ${space[5]};
  }

  @media ${media.beside} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${space[10]};
  }
`;

/** Rocky is drawn in the product's own hue; here it wears the page's. */
export const Tinted = styled.span<{ $turn: number }>`
  display: block;
  filter: hue-rotate(${({ $turn }) => $turn}deg);
`;

/** The tools to begin with, each a card that leads to its place. */
export const Starts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${space[3]};
  list-style: none;

  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${space[1]} ${space[3]};
    height: 100%;
    padding: ${space[4]};
    border-radius: ${radius.large};
    background: ${color.raised};
    box-shadow: ${shadow.low};
    color: ${color.text};
    text-decoration: none;
    transition: box-shadow ${motion.quick};
  }

  a > svg {
    grid-row: span 2;
  }

  strong {
    font-weight: ${weight.strong};
  }

  small {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  @media ${media.hover} {
    a:hover {
      box-shadow: ${shadow.high};
    }
  }
`;
