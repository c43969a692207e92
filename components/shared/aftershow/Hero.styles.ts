import styled from 'styled-components';
import { media } from '@/styles/media';
import { color, radius, size, space, weight } from '@/styles/tokens';

export const Hero = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${space[6]} ${space[10]};
  padding: clamp(${space[6]}, 3.5vw, ${space[10]});
  border-radius: ${radius.huge};
  background: ${color.accent};
  color: ${color.onAccent};

  h1 {
    font-size: ${size.display};
    letter-spacing: -0.03em;
    line-height: 1.02;
  }

  p {
    max-width: 34rem;
    margin-block: ${space[3]} ${space[5]};
    font-size: ${size.lead};
  }

  h1 + div {
    margin-top: ${space[5]};
  }

  h1 ~ div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
  }

  button {
    border-color: ${color.onAccent};
    background: ${color.onAccent};
    color: ${color.accent};
  }

  button[data-second] {
    background: none;
    color: ${color.onAccent};
  }

  @media ${media.beside} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, auto));
  justify-content: start;
  gap: ${space[6]} clamp(${space[6]}, 4vw, ${space[10]});

  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: end;
  }

  dd {
    font-size: ${size.display};
    font-weight: ${weight.display};
    letter-spacing: -0.04em;
    line-height: 1;
  }

  dt {
    margin-top: ${space[1]};
    font-weight: ${weight.strong};
  }
`;
