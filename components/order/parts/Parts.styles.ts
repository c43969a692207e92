import styled from 'styled-components';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, size, space, weight } from '@/styles/tokens';

/** A sunken ground for what belongs to the state. */
export const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.large};
  background: ${color.sunken};
  overflow-wrap: anywhere;

  h2 {
    font-size: ${size.text};
  }

  .fine {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  ul {
    display: grid;
    gap: ${space[2]};
    list-style: none;
  }

  blockquote {
    margin: 0;
    white-space: pre-line;
  }

  form {
    display: grid;
    gap: ${space[3]};
  }
`;

/** What was paid, what of it goes where, and what is left. */
export const Sums = styled.dl`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
  border-radius: ${radius.large};
  background: ${color.sunken};
  ${tabularFigures}

  div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
  }

  dd {
    text-align: end;
    white-space: nowrap;
  }

  .total {
    padding-top: ${space[3]};
    border-top: 1px solid ${color.line};
    font-size: ${size.heading};
    font-weight: ${weight.display};
  }
`;

/** What happened, and, hollow, what will. */
export const Line = styled.ol`
  display: grid;
  grid-template-columns: minmax(5.5rem, max-content) 0.75rem minmax(0, 1fr);
  column-gap: ${space[3]};
  list-style: none;
  ${tabularFigures}

  /* One set of columns for all rows: the dots stand under each other. */
  li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: baseline;
    padding-block: ${space[2]};
  }

  time {
    color: ${color.textQuiet};
    font-size: ${size.small};
    text-align: end;
  }

  .dot {
    position: relative;
    align-self: stretch;
  }

  .dot::before {
    position: absolute;
    top: 0.375rem;
    left: 0;
    box-sizing: border-box;
    width: 0.75rem;
    height: 0.75rem;
    border: 2px solid ${color.accent};
    border-radius: ${radius.round};
    background: ${color.accent};
    content: '';
  }

  /* From its dot to the next one, however many lines its words take. */
  li:not(:last-child) .dot::after {
    position: absolute;
    top: calc(1.125rem + 2px);
    bottom: calc(2px - 0.375rem - 2 * ${space[2]});
    left: 50%;
    width: 2px;
    margin-left: -1px;
    background: ${color.line};
    content: '';
  }

  .future .dot::before {
    border-color: ${color.control};
    background: none;
  }

  .future {
    color: ${color.textQuiet};
  }

  .last {
    font-weight: ${weight.strong};
  }

  q {
    display: block;
    color: ${color.textQuiet};
    font-size: ${size.small};
    font-weight: ${weight.text};
    overflow-wrap: anywhere;
  }
`;

export const Bought = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};

  img {
    border-radius: ${radius.medium};
    object-fit: cover;
  }

  h2 {
    font-size: ${size.text};
    overflow-wrap: anywhere;
  }

  p {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  strong {
    ${tabularFigures}
  }
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};
  color: ${color.textQuiet};
  font-size: ${size.small};
`;
