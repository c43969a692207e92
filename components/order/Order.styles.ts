import styled from 'styled-components';
import { media } from '@/styles/media';
import { figureAtEdge, tabularFigures } from '@/styles/mixins';
import { color, measure, radius, shadow, size, space, target, weight } from '@/styles/tokens';

/** The order, and from two columns on the chat beside it; on a phone one of the two. */
export const Page = styled.div<{ $tab: 'order' | 'chat' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
  max-width: ${measure.page};
  margin-inline: auto;
  padding: ${space[3]} ${space[4]} ${space[12]};

  .back {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: ${target.touch};
    justify-self: start;
    color: ${color.textQuiet};
    text-decoration: none;
  }

  .order {
    display: ${({ $tab }) => ($tab === 'order' ? 'grid' : 'none')};
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space[4]};
  }

  .chat {
    display: ${({ $tab }) => ($tab === 'chat' ? 'block' : 'none')};
  }

  @media ${media.desk} {
    grid-template-columns: minmax(0, 1fr) 23rem;
    padding: ${space[4]} ${space[8]} ${space[16]};

    > .back,
    > .wide {
      grid-column: 1 / -1;
    }

    > .tabs {
      display: none;
    }

    .order {
      display: grid;
    }

    .chat {
      position: sticky;
      top: ${space[6]};
      display: block;
      align-self: start;
    }
  }
`;

/** Two halves of a switch. */
export const Tabs = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  padding: ${space[1]};
  border-radius: ${radius.round};
  background: ${color.sunken};

  button {
    min-height: ${target.touch};
    border: 0;
    border-radius: ${radius.round};
    background: none;
    color: ${color.text};
    font-weight: ${weight.strong};
    cursor: pointer;
  }

  [aria-pressed='true'] {
    background: ${color.raised};
    box-shadow: ${shadow.low};
  }
`;

export const ChatFrame = styled.div`
  display: flex;
  flex-direction: column;
  height: min(38rem, calc(100vh - 14rem));
  min-height: 24rem;
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.low};

  > * {
    flex: 1;
    min-height: 0;
  }

  /* No more room than a photo and a button need. */
  &:has(> .unstarted) {
    height: auto;
    min-height: 14rem;
  }
`;

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding-bottom: ${space[4]};
  border-bottom: 1px solid ${color.line};

  h1 {
    margin-top: ${space[2]};
    font-size: ${size.title};
    line-height: 1.15;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }

  /* A time breaks as a whole, if there is room for it. */
  h1 time {
    display: inline-block;
  }

  .figure {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space[2]};
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  .time {
    color: ${color.accentText};
    font-size: clamp(2.25rem, 1.9rem + 1.5vw, 3.25rem);
    font-weight: ${weight.display};
    line-height: 1.1;
    letter-spacing: -0.03em;
    white-space: nowrap;
    ${tabularFigures}
  }

  @media ${media.single} {
    .time {
      ${figureAtEdge}
    }
  }

  @media ${media.beside} {
    grid-template-columns: minmax(0, 1fr) auto;

    .figure {
      display: grid;
      justify-items: end;
      align-content: end;
    }
  }
`;

/** Next and money, each with its sign. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${space[4]} ${space[6]};

  > div {
    display: grid;
    grid-template-rows: auto 1fr;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${space[3]};
  }

  .sign {
    display: grid;
    grid-row: span 2;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    border-radius: ${radius.round};
    background: ${color.accentSoft};
    color: ${color.accentText};
  }

  dt {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  dd {
    overflow-wrap: anywhere;
    ${tabularFigures}
  }

  b {
    font-weight: ${weight.strong};
  }
`;

/** What can be done: one filled, the others quiet. */
export const ActRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};

  &:empty {
    display: none;
  }

  @media ${media.narrow} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;
