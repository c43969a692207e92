import styled from 'styled-components';
import { color, radius, shadow, size, space, weight } from '@/styles/tokens';

/** Who is live: a row of small cards. */
export const LiveCards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${space[3]};
  list-style: none;

  li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[3]};
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.large};
    background: ${color.raised};
    box-shadow: ${shadow.low};
    overflow-wrap: anywhere;
  }

  a {
    color: ${color.text};
    font-weight: ${weight.strong};
    text-decoration: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.large};
  }

  p {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }
`;

/** Nothing was found. */
export const Nothing = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  max-width: 45rem;
  margin: ${space[6]} auto 0;
  text-align: center;

  > svg {
    border-radius: ${radius.round};
  }

  h2 {
    font-size: ${size.title};
  }

  ul {
    display: grid;
    gap: ${space[3]};
    width: 100%;
    margin-block: ${space[3]};
    list-style: none;
    text-align: start;
  }

  li a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    min-height: 3.25rem;
    padding: ${space[3]} ${space[5]};
    border-radius: ${radius.large};
    background: ${color.raised};
    color: ${color.text};
    box-shadow: ${shadow.low};
    text-decoration: none;
  }

  li a > :last-child {
    flex: none;
    color: ${color.accentText};
    font-weight: ${weight.strong};
  }
`;
