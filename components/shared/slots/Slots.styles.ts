import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures, visuallyHidden } from '@/styles/mixins';
import { color, radius, size, space, target, weight } from '@/styles/tokens';

export const Picker = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
  }

  h3 {
    font-size: ${size.lead};
  }

  > header div {
    display: flex;
  }

  > header button {
    display: grid;
    place-items: center;
    width: ${target.touch};
    height: ${target.touch};
    padding: 0;
    border: 0;
    border-radius: ${radius.round};
    background: none;
    color: ${color.accentText};
    cursor: pointer;
  }

  > header button[aria-disabled='true'] {
    color: ${color.textQuiet};
    cursor: default;
    opacity: 0.5;
  }

  &[aria-busy='true'] table {
    opacity: 0.5;
  }

  .both {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[5]} ${space[8]};
  }

  .both > :first-child {
    flex: 7 1 18rem;
    width: auto;
    max-width: 26rem;
    min-width: 0;
  }

  .both > :last-child {
    flex: 4 1 12rem;
    min-width: 0;
  }
`;

/** Days in weeks; those that can be chosen are filled and carry a dot. */
export const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  align-self: start;
  ${tabularFigures}

  th {
    padding-bottom: ${space[2]};
    color: ${color.textQuiet};
    font-size: ${size.small};
    font-weight: ${weight.text};
    text-align: center;
  }

  td {
    padding: 0.125rem 0;
    text-align: center;
  }

  button {
    position: relative;
    display: inline-grid;
    place-items: center;
    width: 100%;
    max-width: 3rem;
    min-height: ${target.touch};
    aspect-ratio: 1;
    padding: 0;
    border: 2px solid transparent;
    border-radius: ${radius.round};
    background: none;
    color: ${color.textQuiet};
    cursor: default;
  }

  button[data-today] {
    border-color: ${color.control};
  }

  button[data-free] {
    background: ${color.accentSoft};
    color: ${color.accentText};
    font-weight: ${weight.strong};
    cursor: pointer;
  }

  button[data-free]::after {
    position: absolute;
    bottom: 0.375rem;
    width: 0.25rem;
    height: 0.25rem;
    border-radius: ${radius.round};
    background: currentColor;
    content: '';
  }

  button[data-open] {
    background: ${color.accent};
    color: ${color.onAccent};
  }

  small {
    position: absolute;
    top: 0;
    font-size: 0.625rem;
    font-weight: ${weight.strong};
    line-height: 1.2;
  }
`;

export const DayTimes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[2]};
  ${tabularFigures}

  h4 {
    font-size: ${size.lead};
  }

  legend {
    padding-bottom: ${space[1]};
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  fieldset > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(5.5rem, 100%), 1fr));
    gap: ${space[2]};
  }

  label {
    position: relative;
    cursor: pointer;
  }

  input {
    ${visuallyHidden}
  }

  label > span {
    display: grid;
    place-items: center;
    min-height: ${target.touch};
    padding: ${space[1]} ${space[2]};
    border: 2px solid ${color.control};
    border-radius: ${radius.round};
    background: ${color.raised};
    font-weight: ${weight.strong};
    line-height: 1.15;
    text-align: center;
  }

  label small {
    font-size: ${size.tiny};
    font-weight: ${weight.text};
  }

  input:checked + span {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  }

  input:focus-visible + span {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }

  @media ${media.hover} {
    label:hover > span {
      border-color: ${color.accent};
    }
  }

  ul {
    color: ${color.textQuiet};
    font-size: ${size.small};
    list-style: none;
  }
`;

export const List = styled.div`
  display: grid;
  gap: ${space[6]};
  max-height: 28rem;
  padding: ${space[1]};
  overflow: auto;
`;

export const Zone = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};
  font-size: ${size.small};

  p {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }

  svg {
    flex: none;
    color: ${color.textQuiet};
  }

  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
  }
`;
