import styled from 'styled-components';
import { tabularFigures } from '@/styles/mixins';
import { color, measure, radius, shadow, size, space, weight } from '@/styles/tokens';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  width: 100%;
  max-width: calc(${measure.text} + 2 * ${space[4]});
  margin-inline: auto;
  padding: ${space[6]} ${space[4]} ${space[16]};
  overflow-wrap: anywhere;
  ${tabularFigures}
`;

/** One thing in the middle: what happened, what is next, what to press. */
export const Middle = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space[4]};
  text-align: center;

  .vessel {
    position: relative;
    display: grid;
    place-items: center;
    width: 100%;
    padding: ${space[2]};
  }

  .vessel > svg:first-child {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }

  h1 {
    font-size: clamp(1.875rem, 1.72rem + 0.66vw, 2.25rem);
  }

  > p {
    max-width: 30rem;
    color: ${color.textQuiet};
    font-size: ${size.lead};
    text-wrap: pretty;
  }

  .acts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
    gap: ${space[3]};
    width: 100%;
  }
`;

export const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  width: 100%;
  padding: ${space[5]};
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.low};
  text-align: start;

  h2 {
    font-size: ${size.lead};
    letter-spacing: 0;
  }

  blockquote {
    margin: 0;
    font-size: ${size.lead};
    white-space: pre-line;
  }

  .quiet {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]} ${space[4]};
  }

  .row > b:last-child {
    font-size: 1.25rem;
    font-weight: ${weight.display};
  }

  ul {
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    gap: ${space[3]};
    padding-block: ${space[3]};
  }

  /* The card has room around them already. */
  li:first-child {
    padding-top: 0;
  }

  li:last-child {
    padding-bottom: 0;
  }

  li + li {
    border-top: 1px solid ${color.line};
  }

  li svg {
    flex: none;
  }
`;
