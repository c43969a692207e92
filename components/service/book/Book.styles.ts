import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, layer, radius, shadow, size, space, target, weight } from '@/styles/tokens';

/** The price, the next times and the one button. */
export const BookRoot = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: clamp(${space[4]}, 3vw, ${space[6]});
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  ${tabularFigures}

  .price {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[1]} ${space[4]};
  }

  .price b {
    font-size: 2rem;
    font-weight: ${weight.display};
    letter-spacing: -0.02em;
    line-height: 1.1;
  }

  .times {
    display: grid;
    gap: ${space[3]};
  }

  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[1]} ${space[3]};
  }

  .head h2 {
    font-size: ${size.text};
  }

  .day {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    align-items: center;
    gap: ${space[2]};
  }

  .day > span {
    color: ${color.textQuiet};
    font-size: ${size.small};
    font-weight: ${weight.strong};
  }

  .day > div {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[2]};
  }

  .slot {
    min-height: ${target.touch};
    padding: 0 ${space[1]};
    border: 1px solid ${color.control};
    border-radius: ${radius.round};
    background: ${color.raised};
    font-size: ${size.small};
    font-weight: ${weight.strong};
    cursor: pointer;
  }

  .slot[aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  }

  .waits {
    height: ${target.touch};
    border-radius: ${radius.round};
    background: ${color.sunken};
  }

  .trust {
    display: grid;
    gap: ${space[2]};
    color: ${color.textQuiet};
    font-size: ${size.small};
    list-style: none;
  }

  .trust li {
    display: flex;
    gap: ${space[2]};
  }

  .trust svg {
    flex: none;
    margin-top: 1px;
  }

  .quiet {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }
`;

/** The same at the foot of a phone's window. */
export const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.sticky};
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[3]} ${space[4]} max(${space[3]}, env(safe-area-inset-bottom));
  border-radius: ${radius.large} ${radius.large} 0 0;
  background: ${color.raised};
  box-shadow: ${shadow.high};
  ${tabularFigures}

  p {
    flex: 1;
    min-width: 5.5rem;
    color: ${color.textQuiet};
    font-size: ${size.small};
    line-height: 1.2;
  }

  /* Wide in its card; here the price stands beside it. */
  > :is(a, button) {
    flex: 0 1 auto;
    width: auto;
  }

  b {
    display: block;
    color: ${color.text};
    font-size: 1.25rem;
    letter-spacing: -0.02em;
  }

  @media ${media.wide} {
    display: none;
  }
`;
