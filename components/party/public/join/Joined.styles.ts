import styled from 'styled-components';
import { color, size, space, weight } from '@/styles/tokens';

/** One's own place: the number of the page. */
export const Joined = styled.div`
  display: grid;
  gap: ${space[3]};
  text-align: center;

  h2 {
    color: ${color.textQuiet};
    font-size: ${size.text};
    font-weight: ${weight.strong};
    letter-spacing: normal;
  }

  .place {
    color: ${color.accentText};
    font-size: calc(${size.hero} * 1.25);
    font-weight: ${weight.display};
    line-height: 0.95;
    letter-spacing: -0.04em;
  }

  .place sup {
    font-size: 0.33em;
    line-height: 1;
    vertical-align: 1.4em;
    letter-spacing: -0.02em;
  }

  /* As high as what comes. */
  .awaited {
    display: grid;
    place-items: center;
    min-height: calc(${size.hero} * 1.25 * 0.95 + ${space[3]} + 1.5em);
    color: ${color.textQuiet};
  }
`;
