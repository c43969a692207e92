import styled, { css } from 'styled-components';
import { onTab } from '@/components/console/frame/Tabs.styles';
import { media } from '@/styles/media';
import { space } from '@/styles/tokens';

/** Contributions, what is to be checked, the stream; on a narrow screen one tab of these. */
export const Body = styled.div`
  /* What is hidden from the eye alone scrolls along, and makes the page no longer. */
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[3]};
  min-height: 0;
  overflow-y: auto;

  @media ${media.desk} {
    display: grid;
    grid-template-rows: minmax(0, 1fr);
    grid-template-columns: minmax(17rem, 23rem) minmax(0, 1fr) minmax(17rem, 21.25rem);
    overflow: visible;
  }

  @media ${media.broad} {
    grid-template-columns: 28rem minmax(0, 1fr) 26rem;
    gap: ${space[4]};
  }
`;

const pane = css<{ $isShown: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-width: 0;
  ${onTab}

  @media ${media.desk} {
    min-height: 0;
  }
`;

export const Pane = styled.div<{ $isShown: boolean }>`
  ${pane}
`;

/** What the host decides on stands in the middle; on a narrow screen it comes first. */
export const Centre = styled.div<{ $isShown: boolean }>`
  ${pane}
  order: -1;

  @media ${media.desk} {
    order: 0;
  }
`;
