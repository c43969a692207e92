import Link from 'next/link';
import styled from 'styled-components';
import { cardRow, pictureRow } from '@/components/shared/page/rows.styles';
import { media } from '@/styles/media';
import { tabularFigures, visuallyHidden } from '@/styles/mixins';
import { color, measure, radius, shadow, size, space, target, weight } from '@/styles/tokens';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[5]};
  max-width: 45rem;
  padding: ${space[6]} ${space[4]} ${space[12]};

  > * {
    width: 100%;
  }

  @media ${media.wide} {
    padding-inline: ${space[8]};
  }
`;

/** The way back to all of them, as on an order's page. */
export const Back = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${target.touch};
  color: ${color.textQuiet};
  text-decoration: none;
`;

/** The same with lists, which have room for more than a form needs. */
export const ListPage = styled(Page)`
  max-width: ${measure.page};
`;

/** Cards beside each other where there is room. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr));
  gap: ${space[3]};
  list-style: none;

  li {
    ${cardRow}
  }
`;

/** Rows of one card. */
export const Rows = styled.ul`
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.low};
  list-style: none;

  li {
    ${pictureRow}
  }

  li + li {
    border-top: 1px solid ${color.line};
  }
`;

/** What went wrong: one of a few, each with what it does. */
export const Choices = styled.fieldset`
  display: grid;
  gap: ${space[3]};

  legend {
    ${visuallyHidden}
  }

  label {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 0 ${space[4]};
    padding: ${space[4]};
    border-radius: ${radius.large};
    background: ${color.raised};
    box-shadow: inset 0 0 0 1.5px ${color.control};
    cursor: pointer;
  }

  input {
    ${visuallyHidden}
  }

  .sign {
    display: grid;
    grid-row: span 2;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: ${radius.round};
    background: ${color.sunken};
  }

  /* Siblings only: the engines of streaming software know no :has(). */
  input:checked ~ .sign {
    background: ${color.accent};
    color: ${color.onAccent};
  }

  input:checked ~ .edge {
    position: absolute;
    inset: 0;
    border: 3px solid ${color.accent};
    border-radius: ${radius.large};
    pointer-events: none;
  }

  input:focus-visible ~ .sign {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }

  b {
    font-weight: ${weight.strong};
  }

  .what {
    color: ${color.textQuiet};
    font-size: ${size.small};
    ${tabularFigures}
  }
`;
