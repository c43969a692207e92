import styled, { css } from 'styled-components';
import { onTab } from '@/components/console/frame/Tabs.styles';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, size, space, weight } from '@/styles/tokens';

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
  /* What is hidden from the eye alone scrolls along, and makes the page no longer. */
  position: relative;
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
