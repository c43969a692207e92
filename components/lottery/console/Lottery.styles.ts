import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, size, space, target, weight } from '@/styles/tokens';

/** Entrants, the stage over the act, prizes and claims; on a narrow screen one tab of these. */
export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;

  @media ${media.desk} {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    grid-template-columns: 17rem minmax(0, 1fr) 20rem;
    gap: ${space[3]} ${space[4]};
    padding-bottom: ${space[4]};

    > footer {
      grid-area: 2 / 2;
    }
  }

  @media ${media.broad} {
    grid-template-columns: 23.75rem minmax(0, 1fr) 25rem;
    padding-bottom: ${space[6]};
  }
`;

/** All but the act: scrolls as one on a narrow screen. */
export const Scroller = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[3]};
  min-height: 0;
  overflow-y: auto;

  @media ${media.desk} {
    display: contents;
  }
`;

/** A pane is there on a wide screen always, and on a narrow one while its tab is. */
const onTab = css<{ $isShown: boolean }>`
  @media ${media.dock} {
    ${({ $isShown }) => !$isShown && 'display: none;'}
  }
`;

const pane = css`
  min-width: 0;

  @media ${media.desk} {
    min-height: 0;
  }
`;

export const Left = styled.div<{ $isShown: boolean }>`
  ${pane}
  display: flex;
  flex-direction: column;
  ${onTab}

  @media ${media.desk} {
    grid-area: 1 / 1 / 3 / 2;
  }
`;

export const Centre = styled.div<{ $isShown: boolean }>`
  ${pane}
  display: flex;
  flex-direction: column;
  ${onTab}

  @media ${media.desk} {
    grid-area: 1 / 2;
  }
`;

export const Right = styled.div`
  ${pane}
  display: flex;
  flex-direction: column;
  gap: ${space[3]};

  @media ${media.desk} {
    grid-area: 1 / 3 / 3 / 4;
  }
`;

export const Part = styled.div<{ $isShown: boolean; $isFilling?: boolean }>`
  ${pane}
  display: flex;
  flex-direction: column;
  ${onTab}

  @media ${media.desk} {
    flex: ${({ $isFilling = false }) => ($isFilling ? '1 1 6rem' : '0 1 auto')};
  }
`;

export const Tabs = styled.div`
  display: none;

  @media ${media.dock} {
    display: flex;
    flex: none;
    gap: 2px;
    margin-bottom: ${space[3]};
    padding: ${space[1]};
    border-radius: ${radius.round};
    background: ${color.sunken};

    button {
      flex: 1 1 auto;
      min-height: ${target.touch};
      padding: 0 ${space[3]};
      border: 0;
      border-radius: ${radius.round};
      background: none;
      color: ${color.textQuiet};
      font-weight: ${weight.strong};
      white-space: nowrap;
      cursor: pointer;
      ${tabularFigures}
    }

    button[aria-pressed='true'] {
      background: ${color.raised};
      color: ${color.text};
    }
  }
`;

/** A number that is the first thing one sees of a panel. */
export const Large = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${space[2]};
  padding: 0 ${space[4]};
  color: ${color.textQuiet};
  ${tabularFigures}

  b {
    color: ${color.text};
    font-size: ${size.title};
    font-weight: ${weight.display};
    line-height: 1.2;
    letter-spacing: -0.03em;
  }

  @media ${media.desk} {
    padding: 0 ${space[5]};

    b {
      font-size: 2.75rem;
      line-height: 1;
    }
  }
`;
