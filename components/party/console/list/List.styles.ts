import styled from 'styled-components';
import { media } from '@/styles/media';
import { oneLine } from '@/styles/mixins';
import { color, radius, size, space, weight } from '@/styles/tokens';

/** One grid for the head and every row: place, picture, name, answers, wait, acts. */
export const listGrid = `
  display: grid;
  grid-template-columns: 1.75rem 1.75rem minmax(6.25rem, 1fr) minmax(0, auto) auto 2.25rem;
  align-items: center;
  column-gap: ${space[2]};

  @media ${media.desk} {
    grid-template-columns:
      2.5rem 2rem minmax(8rem, 1fr) minmax(0, calc(var(--answers) * var(--answer)))
      4.5rem 7rem;
    column-gap: 0.625rem;
  }
`;

export const Heads = styled.div`
  ${listGrid}
  flex: none;
  height: 1.75rem;
  padding: 0 ${space[3]};
  color: ${color.textQuiet};
  font-size: ${size.small};
  font-weight: ${weight.strong};

  > span {
    ${oneLine}
  }

  > :first-child {
    grid-column: 1 / 3;
    color: ${color.accentText};
    padding-inline-start: ${space[2]};
  }

  > :nth-child(4) {
    text-align: end;
  }

  @media ${media.dock} {
    display: none;
  }
`;

/** Answers beside each other; what has no room goes to the row's menu. */
export const AnswerCells = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  height: 1.625rem;
  min-width: 0;
  overflow: hidden;

  > span {
    display: flex;
    align-items: center;
    width: var(--answer);
    height: 1.625rem;
    padding-inline-end: ${space[2]};
  }

  > span > b {
    ${oneLine}
    padding: 0 ${space[3]};
    border-radius: ${radius.round};
    background: ${color.sunken};
    font-size: ${size.small};
    font-weight: ${weight.strong};
    line-height: 1.625rem;
  }

  @media ${media.dock} {
    > span {
      width: auto;
      max-width: min(7rem, 100%);
      padding: 0;
    }

    > span:nth-child(n + 2) {
      display: none;
    }
  }

  /* Over the wait, in a row that is no taller for it. */
  @media ${media.narrow} {
    height: 1.375rem;

    > span {
      height: 1.375rem;
    }

    > span > b {
      line-height: 1.375rem;
    }
  }

  /* There is no room for one letter of them: the row's menu has them. */
  @media ${media.strip} {
    > span {
      display: none;
    }
  }
`;

export const HeadCells = styled(AnswerCells)`
  > span {
    ${oneLine}
    display: block;
    line-height: 1.625rem;
  }

  svg {
    display: inline;
    vertical-align: -0.2em;
  }
`;

export const Rows = styled.ol`
  margin: 0;
  padding: 0 ${space[2]} ${space[2]};
  list-style: none;

  @media ${media.dock} {
    padding-inline: ${space[1]};
  }
`;

/** Holds the rows and what follows them; scrolls by itself where the panel has a height. */
export const Scroller = styled.div`
  /* What is hidden from the eye alone scrolls along, and makes the page no longer. */
  position: relative;
  min-height: 0;
  padding-bottom: ${space[2]};

  @media ${media.desk} {
    flex: 1 1 auto;
    overflow-y: auto;
    scrollbar-width: thin;
  }
`;

export const GroupHead = styled.h3`
  padding: ${space[3]} ${space[5]} ${space[1]};
  color: ${color.textQuiet};
  font-size: ${size.small};
  letter-spacing: 0;
`;
