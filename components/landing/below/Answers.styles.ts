import styled from 'styled-components';
import { sectionGap, sectionHeading } from '@/components/landing/Landing.styles';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, shadow, size, space, weight } from '@/styles/tokens';
import { beside } from './Below.styles';

export const Cost = styled.section`
  ${sectionGap}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-items: center;

  h2 {
    ${sectionHeading}
  }

  p {
    margin-top: ${space[3]};
    color: ${color.textQuiet};
  }

  p + p {
    font-size: ${size.small};
  }

  @media ${beside} {
    grid-template-columns: minmax(0, 23.75rem) minmax(0, 1fr);
    gap: 3.5rem;
  }
`;

export const CostTable = styled.table`
  width: 100%;
  padding: ${space[5]} clamp(${space[3]}, 2vw, ${space[6]});
  border-radius: ${radius.large};
  border-spacing: 0;
  background: ${color.raised};
  box-shadow: ${shadow.low};
  ${tabularFigures}

  th,
  td {
    padding: ${space[4]} 0 ${space[4]} ${space[2]};
    font-weight: ${weight.strong};
    text-align: end;
  }

  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }

  td {
    white-space: nowrap;
  }

  thead th {
    padding-top: 0;
    padding-bottom: ${space[3]};
    color: ${color.textQuiet};
    font-size: ${size.small};
    vertical-align: bottom;
  }

  tbody th,
  td {
    border-top: 1px solid ${color.line};
  }

  tbody span {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }

  b {
    font-size: ${size.heading};
    font-weight: ${weight.display};
    white-space: nowrap;
  }

  svg {
    flex: none;
  }

  @media (max-width: 420px) {
    svg {
      display: none;
    }

    tbody th,
    td,
    b {
      font-size: ${size.small};
    }
  }
`;

export const Questions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]} ${space[5]};
  align-items: start;

  details {
    border-radius: ${radius.large};
    background: ${color.raised};
    box-shadow: ${shadow.low};
  }

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    padding: ${space[5]};
    border-radius: ${radius.large};
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  h3 {
    font-size: ${size.lead};
    font-weight: ${weight.strong};
    letter-spacing: 0;
  }

  svg {
    flex: none;
  }

  details[open] svg {
    transform: rotate(180deg);
  }

  details > p {
    padding: 0 ${space[5]} ${space[5]};
    color: ${color.textQuiet};
  }

  @media ${beside} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
