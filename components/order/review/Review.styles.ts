import styled from 'styled-components';
import { visuallyHidden } from '@/styles/mixins';
import { media } from '@/styles/media';
import { color, measure, motion, radius, size, space, weight } from '@/styles/tokens';

/** Five stars to press, of which as many are filled as one gives. */
export const Picker = styled.fieldset`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  border: 0;

  legend {
    ${visuallyHidden}
  }

  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${space[2]};
  }

  input {
    ${visuallyHidden}
  }

  label {
    padding: ${space[2]};
    border-radius: ${radius.medium};
    color: ${color.accent};
    cursor: pointer;
    transition: background-color ${motion.quick};
  }

  label:hover {
    background: ${color.sunken};
  }

  input:focus-visible + label {
    outline: 3px solid ${color.focus};
  }

  svg {
    display: block;
  }

  output {
    min-height: 1.5em;
    font-weight: ${weight.strong};
  }
`;

/** What fits, each on or off. */
export const Chips = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
  border: 0;

  legend {
    ${visuallyHidden}
  }

  input {
    ${visuallyHidden}
  }

  label {
    display: block;
    padding: ${space[2]} ${space[4]};
    border: 2px solid ${color.line};
    border-radius: ${radius.round};
    font-size: ${size.small};
    font-weight: ${weight.strong};
    cursor: pointer;
  }

  input:checked + label {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    color: ${color.accentText};
  }

  input:focus-visible + label {
    outline: 3px solid ${color.focus};
  }
`;

/** Everything around the reviews of an order, in the middle. */
export const Middle = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space[4]};
  text-align: center;

  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};
    width: 100%;
    max-width: ${measure.text};
  }

  form > *:not(fieldset) {
    text-align: start;
  }

  .fine {
    color: ${color.textQuiet};
    font-size: ${size.small};
    text-align: center;
  }
`;

/** The two letters, and what they wait for. */
export const Waiting = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[4]};
  border-radius: ${radius.large};
  background: ${color.sunken};

  svg {
    flex: none;
  }
`;

/** A letter: paper, its flap, and the seal. */
export const Drawing = styled.svg`
  .paper {
    fill: ${color.accentSoft};
  }

  .other {
    fill: ${color.line};
  }

  .flap {
    fill: none;
    stroke: ${color.accent};
    stroke-linecap: round;
    stroke-width: 4;
  }

  .seal {
    fill: ${color.accent};
  }

  text {
    fill: ${color.onAccent};
    font-size: 11px;
    font-weight: ${weight.display};
  }
`;

/** Both reviews beside each other. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  width: 100%;
  text-align: start;

  @media ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space[2]};
    padding: ${space[4]};
    border-radius: ${radius.large};
    background: ${color.sunken};
    overflow-wrap: anywhere;
  }

  h3 {
    font-size: ${size.text};
  }

  .text {
    white-space: pre-line;
  }

  form {
    display: grid;
    gap: ${space[3]};
  }
`;
