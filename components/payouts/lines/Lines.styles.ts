import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, size, space, weight } from '@/styles/tokens';

/** A table; where there is no room for its columns each line is a small card of its own. */
export const Table = styled.table.attrs({ role: 'table' })<{ $isStale: boolean }>`
  width: 100%;
  border-collapse: collapse;
  opacity: ${({ $isStale }) => ($isStale ? 0.5 : 1)};

  th {
    padding: ${space[2]} 0;
    border-bottom: 1px solid ${color.line};
    color: ${color.textQuiet};
    font-size: ${size.small};
    font-weight: ${weight.strong};
    text-align: start;
  }

  td {
    padding: ${space[3]} 0;
    border-bottom: 1px solid ${color.line};
    vertical-align: middle;
  }

  tr:last-child td {
    border-bottom: 0;
  }

  @media ${media.upToMedium} {
    thead {
      display: none;
    }

    tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: ${space[1]} ${space[3]};
      padding: ${space[3]} 0;
      border-bottom: 1px solid ${color.line};
    }

    tr:last-child {
      border-bottom: 0;
    }

    td {
      padding: 0;
      border: 0;
    }
  }
`;

/* A grid is no table for every browser: its parts say what they are. */

export const Headings = styled.thead.attrs({ role: 'rowgroup' })``;

export const Body = styled.tbody.attrs({ role: 'rowgroup' })``;

export const Row = styled.tr.attrs({ role: 'row' })``;

export const Cell = styled.td.attrs({ role: 'cell' })``;

export const WhatHead = styled.th.attrs({ role: 'columnheader' })``;

export const MoneyHead = styled(WhatHead)`
  && {
    padding-inline-start: ${space[4]};
    text-align: end;
  }
`;

export const StateHead = styled(WhatHead)`
  && {
    padding-inline-start: ${space[6]};
  }
`;

export const MoneyCell = styled(Cell)`
  text-align: end;
  white-space: nowrap;
  ${tabularFigures}

  && {
    padding-inline-start: ${space[4]};
  }

  @media ${media.upToMedium} {
    display: none;
  }
`;

export const NetCell = styled(MoneyCell)`
  font-weight: ${weight.display};

  @media ${media.upToMedium} {
    display: block;
  }
`;

export const StateCell = styled(Cell)`
  && {
    padding-inline-start: ${space[6]};
  }

  @media ${media.upToMedium} {
    grid-column: 1 / -1;

    && {
      padding-inline-start: 3rem;
    }
  }
`;

export const What = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  overflow-wrap: anywhere;

  b {
    display: block;
    font-weight: ${weight.strong};
  }

  a {
    color: inherit;
  }

  small {
    display: block;
    color: ${color.textQuiet};
    font-size: ${size.small};
  }
`;

export const Disc = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: ${radius.round};
  background: ${color.sunken};
`;

/** Price and fee in words, where their columns have no room. */
export const Parts = styled.small`
  @media ${media.wide} {
    && {
      display: none;
    }
  }
`;
