import type { ReactNode } from 'react';
import styled from 'styled-components';
import { k } from '@/styles/overlay';
import { Name, Num, Seats } from './words.styles';

/** One line of whole names: one that does not fit begins a second line, and that is not shown. */
const OneLine = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${k(26)};
  height: ${k(52)};
  margin: 0;
  padding: 0;
  overflow: hidden;
  list-style: none;

  > li {
    max-width: min(100%, ${k(380)});
    height: ${k(52)};
  }

  [data-canvas='small'] & {
    height: auto;
  }

  [data-canvas='small'] & > li {
    max-width: 100%;
    flex: 1 0 100%;
  }
`;

/** Whole rows only, by the same means: what does not fit begins a second column. */
const OneColumn = styled.ol`
  display: flex;
  flex: 0 1 auto;
  flex-flow: column wrap;
  gap: ${k(10)} ${k(60)};
  min-height: 0;
  margin: 0;
  padding: 0;
  overflow: hidden;
  list-style: none;

  /* Nothing at the very top, so that even the first row gives way as a whole. */
  &::before {
    width: 100%;
    margin-bottom: ${k(-10)};
    content: '';
  }

  > li {
    width: 100%;
    min-height: ${k(54)};
  }
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${k(12)};
  min-width: 0;

  > ${Name} {
    flex: 0 1 auto;
  }
`;

interface ListProps {
  /** Read aloud. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** As many `NameItem`s as one line holds, never a piece of one; rows on a small canvas. */
export function WholeNames({ label, className, children }: ListProps) {
  return (
    <OneLine aria-label={label} className={className}>
      {children}
    </OneLine>
  );
}

/** As many `NameItem`s as there is height for, one under the other. */
export function NameRows({ label, className, children }: ListProps) {
  return (
    <OneColumn aria-label={label} className={className}>
      {children}
    </OneColumn>
  );
}

interface ItemProps {
  /** Moves with it when the list changes. */
  id: string;
  /** Null: the list has no order. */
  place: number | null;
  name: string;
  /** How many come with the name. */
  seats?: number;
}

/** One name of a list. */
export function NameItem({ id, place, name, seats = 1 }: ItemProps) {
  return (
    <Item data-row={id} className="pp-overlay-row">
      {place !== null && <Num>{place}</Num>}
      <Name className="pp-overlay-name">{name}</Name>
      {seats > 1 && <Seats className="pp-overlay-group">×{seats}</Seats>}
    </Item>
  );
}
