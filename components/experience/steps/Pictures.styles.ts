import styled from 'styled-components';
import { media } from '@/styles/media';
import { color, radius, shadow, size, space, weight } from '@/styles/tokens';

/** The first one is the largest: it is what fans see first. */
export const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  gap: ${space[4]};
  list-style: none;

  li {
    display: grid;
    align-content: start;
    overflow: hidden;
    border-radius: ${radius.large};
    background: ${color.raised};
    box-shadow: ${shadow.low};
  }

  img {
    display: block;
    width: 100%;
    aspect-ratio: 16 / 10;
    object-fit: cover;
    background: ${color.sunken};
  }

  li > div {
    padding: ${space[1]} ${space[1]} ${space[1]} ${space[4]};
  }

  span {
    font-size: ${size.small};
    font-weight: ${weight.strong};
  }

  @media ${media.beside} {
    li:first-child {
      grid-row: span 2;
      grid-column: span 2;
    }
  }
`;

/** Drawn pictures to take. */
export const Drawn = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
  gap: ${space[3]};
  list-style: none;

  button {
    display: block;
    width: 100%;
    padding: 0;
    overflow: hidden;
    border: 3px solid transparent;
    border-radius: ${radius.large};
    background: none;
    cursor: pointer;
  }

  button:disabled {
    cursor: progress;
    opacity: 0.6;
  }

  img {
    display: block;
    width: 100%;
    height: auto;
    border-radius: ${radius.medium};
  }

  @media ${media.hover} {
    button:hover:not(:disabled) {
      border-color: ${color.accent};
    }
  }
`;
