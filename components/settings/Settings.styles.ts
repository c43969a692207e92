import styled from 'styled-components';
import { media } from '@/styles/media';
import { color, measure, radius, size, space, target, weight } from '@/styles/tokens';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  max-width: ${measure.page};
  padding: ${space[6]} ${space[4]} ${space[12]};
  overflow-wrap: anywhere;

  @media ${media.wide} {
    padding-inline: ${space[8]};
  }
`;

/**
 * The subjects of a tab: beside each other where there is room, so that none needs long scrolling, and
 * in columns, not in rows, so that a short one leaves no hole beside a long one.
 */
export const Subjects = styled.div`
  display: grid;
  grid-template-columns: minmax(0, calc(${measure.text} + ${space[16]}));
  align-items: start;
  gap: ${space[6]};

  @media ${media.desk} {
    display: block;
    columns: 2;
    column-gap: ${space[6]};

    > * {
      margin-bottom: ${space[6]};
      break-inside: avoid;
    }

    > :only-child {
      max-width: calc(${measure.text} + ${space[16]});
      column-span: all;
    }
  }
`;

export const Intro = styled.p`
  color: ${color.textQuiet};
`;

/** Two short fields beside each other where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  align-items: start;
  gap: ${space[4]};
`;

export const Saved = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: ${space[6]};
  color: ${color.textQuiet};
  font-size: ${size.small};
`;

export const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};

  /* Floating, it stands in the fieldset instead of on its border. */
  legend {
    float: left;
    font-weight: ${weight.strong};
  }

  & + & {
    padding-top: ${space[4]};
    border-top: 1px solid ${color.line};
  }
`;

/** A part that is opened when it is wanted. */
export const Fold = styled.details`
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};

  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    min-height: ${target.touch};
    padding: ${space[2]} ${space[4]};
    border-radius: ${radius.medium};
    cursor: pointer;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }
  }

  &[open] > summary svg {
    transform: rotate(180deg);
  }

  > :not(summary, input) {
    margin: ${space[2]} ${space[4]} ${space[3]};
  }
`;

/** Short lines with a button at their end. */
export const Rows = styled.ul`
  display: grid;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]} ${space[4]};
    min-width: 0;
    padding-block: ${space[3]};
  }

  li + li {
    border-top: 1px solid ${color.line};
  }

  small {
    display: block;
    color: ${color.textQuiet};
    font-size: ${size.small};
  }
`;

/** Sentences under each other: their bullets stand in the card, not on its edge. */
export const Bullets = styled.ul`
  display: grid;
  gap: ${space[1]};
  padding-inline-start: ${space[5]};
`;
