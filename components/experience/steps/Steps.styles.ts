import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, shadow, size, space, toneColors, weight } from '@/styles/tokens';

const [good, wait, stop] = [toneColors('good'), toneColors('wait'), toneColors('stop')];

/** Open hours, a day in each line. */
export const Week = styled.dl`
  display: grid;
  gap: ${space[1]};
  ${tabularFigures}

  div {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr);
  }

  dt {
    font-weight: ${weight.strong};
  }
`;

/** A sample booking: what comes back, along the time until it begins. */
export const Sample = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]} ${space[1]};
  list-style: none;
  ${tabularFigures}

  li::before {
    content: '';
    display: block;
    height: 0.875rem;
    margin-bottom: ${space[2]};
    border-radius: ${radius.small};
    background: ${good.fill};
  }

  li[data-back='PART']::before {
    background: repeating-linear-gradient(
      135deg,
      ${wait.fill} 0 0.5rem,
      ${wait.soft} 0.5rem 0.75rem
    );
  }

  li[data-back='NONE']::before {
    background: none;
    box-shadow: inset 0 0 0 2px ${stop.fill};
  }

  b {
    display: block;
    font-weight: ${weight.strong};
  }

  span {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  @media ${media.beside} {
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;

    li:first-child:not(:only-child) {
      margin-inline-end: 0;
    }
  }
`;

/** What keeps it from going live, and quietly what does not. */
export const Gate = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[2]} ${space[4]};
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.large};
    background: ${color.raised};
    box-shadow: ${shadow.low};
  }

  li[data-done] {
    padding-block: ${space[1]};
    background: none;
    box-shadow: none;
    color: ${good.text};
    font-weight: ${weight.strong};
  }

  h2 {
    font-size: ${size.text};
  }

  p {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  @media ${media.narrow} {
    li:not([data-done]) > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

/** The cover beside what fans read first. */
export const Look = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.low};
  overflow-wrap: anywhere;

  > div:first-child {
    display: grid;
    place-items: center;
    min-height: 11rem;
    background: ${color.sunken};
    color: ${color.textQuiet};
  }

  > div:first-child > img {
    display: block;
    width: 100%;
    height: 100%;
    max-height: 22rem;
    object-fit: cover;
  }

  > div:last-child {
    display: grid;
    align-content: start;
    gap: ${space[3]};
    padding: clamp(${space[4]}, 2.5vw, ${space[6]});
  }

  > div:last-child > p {
    color: ${color.textQuiet};
  }

  h2 {
    font-size: ${size.title};
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
    gap: ${space[3]};
    list-style: none;
  }

  li {
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.medium};
    background: ${color.sunken};
    ${tabularFigures}
  }

  li b {
    display: block;
    font-size: ${size.heading};
    font-weight: ${weight.display};
  }

  small {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  @media ${media.wide} {
    grid-template-columns: minmax(0, 18rem) minmax(0, 1fr);
  }
`;
