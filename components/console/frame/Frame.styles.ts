import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, size, space, toneColors, weight } from '@/styles/tokens';

const wait = toneColors('wait');

/** One screen: bar, lists, act bar. Nothing of it scrolls away but the lists themselves. */
export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: 100vh;
  height: 100dvh;
  padding: 0 ${space[3]};
  overflow: hidden;

  @media ${media.desk} {
    padding: 0 ${space[4]};
  }

  @media ${media.broad} {
    padding: 0 ${space[6]};
  }
`;

/** List and stage beside each other; from a broad screen on what is good to have in sight, too. */
export const Main = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  /* What is hidden from the eye alone scrolls along, and makes the page no longer. */
  position: relative;
  gap: ${space[2]};
  min-height: 0;
  overflow-y: auto;

  @media ${media.desk} {
    display: grid;
    grid-template-rows: minmax(0, 1fr);
    grid-template-columns: minmax(0, 1fr) clamp(20rem, 34vw, 27.25rem);
    gap: ${space[3]};
    overflow: visible;
  }

  @media ${media.broad} {
    grid-template-columns: minmax(0, 1fr) 32.5rem 23.75rem;
    gap: ${space[4]};
  }
`;

/** Who is up: above the list on a narrow screen, below it while nobody is here, and beside it on a wide one. */
export const Stage = styled.div<{ $isLast?: boolean }>`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: ${space[2]};
  position: relative;
  order: ${({ $isLast }) => ($isLast ? 1 : -1)};

  @media ${media.desk} {
    order: 0;
    gap: ${space[3]};
    min-height: 0;
    overflow-y: auto;
  }

  @media ${media.broad} {
    gap: ${space[4]};
  }
`;

/** Only a broad screen has room for it. */
export const Side = styled.div`
  display: none;

  @media ${media.broad} {
    display: flex;
    flex-direction: column;
    gap: ${space[4]};
    min-height: 0;
  }
`;

export const Panel = styled.section<{ $isAccented?: boolean }>`
  display: flex;
  flex: none;
  flex-direction: column;
  min-width: 0;
  border-radius: ${radius.large};
  background: ${({ $isAccented }) => ($isAccented ? color.accentSoft : color.surface)};
`;

/** Takes the height that is left, and scrolls in itself. */
export const FillingPanel = styled(Panel)`
  @media ${media.desk} {
    flex: 1 1 auto;
    min-height: 0;
    overflow: hidden;
  }
`;

export const PanelHead = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  min-height: 2.75rem;
  padding-inline: ${space[4]} ${space[1]};

  h2 {
    flex: none;
    font-size: ${size.lead};
    white-space: nowrap;
  }

  > :last-child:not(h2) {
    flex: none;
    margin-inline-start: auto;
  }

  @media ${media.desk} {
    min-height: 3.25rem;
    padding-inline: ${space[5]} ${space[2]};
  }
`;

/** A number or a few words beside a panel's title. */
export const Beside = styled.span<{ $isNumber?: boolean }>`
  color: ${({ $isNumber }) => ($isNumber ? color.accentText : color.textQuiet)};
  font-size: ${({ $isNumber }) => ($isNumber ? 'inherit' : size.small)};
  font-weight: ${({ $isNumber }) => ($isNumber ? weight.display : weight.strong)};
  letter-spacing: 0;
  margin-inline-start: ${space[1]};
  ${tabularFigures}
`;

export const PanelText = styled.div`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
  padding: 0 ${space[5]} ${space[5]};
  color: ${color.textQuiet};
`;

/** A sentence over everything: the state that stops people, or a connection that is gone. */
export const Strip = styled.div<{ $isWaiting: boolean }>`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-height: 3rem;
  margin-bottom: ${space[2]};
  padding: ${space[1]} ${space[2]} ${space[1]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${({ $isWaiting }) => ($isWaiting ? wait.soft : color.surface)};
  color: ${({ $isWaiting }) => ($isWaiting ? wait.text : color.text)};

  > span {
    flex: 1 1 12rem;
  }

  @media ${media.desk} {
    margin-bottom: ${space[3]};
  }
`;
