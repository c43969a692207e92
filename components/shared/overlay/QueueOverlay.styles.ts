import dynamic from 'next/dynamic';
import styled, { createGlobalStyle, css } from 'styled-components';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { color, radius, shadow, weight } from '@/styles/tokens';

/** The stream shows through; nothing scrolls, whatever the size of the source. */
export const OverlayPage = createGlobalStyle`
  html, html body {
    background: transparent;
    overflow: hidden;
    scrollbar-gutter: auto;
  }
`;

/**
 * The card stands at the bottom left, within what broadcasters call the safe area. One em is the
 * size of a waiting name: 34 px at 1920 x 1080, 21 px at 800 x 600, never under 20.
 */
const wholeSource = css`
  position: fixed;
  inset: 0;
  align-items: flex-end;
  padding: 1.2em 0.8em 1em 1.4em;
  font-size: max(20px, min(calc(12px + 1.15vw), 6vh));

  @media (min-width: 1000px) {
    padding: 2em 1.9em 1.6em;
  }
`;

/** As wide as what it stands in, with room for the coin. */
const embedded = css`
  padding: 0.9em 0.2em 0.3em 0.9em;
`;

export const Root = styled.div<{ $isEmbedded?: boolean }>`
  display: flex;
  line-height: 1.3;
  color: ${color.text};
  ${({ $isEmbedded }) => ($isEmbedded ? embedded : wholeSource)}
`;

/** Solid and with a dark rim, so that it is legible over snow and over night. */
export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.55em;
  width: 16.5em;
  max-width: 100%;
  max-height: 100%;
  padding: 0.9em;
  border-radius: 0.95em;
  background: ${color.surface};
  box-shadow:
    0 0 0 0.09em ${color.scrim},
    ${shadow.high};
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 0.6em;
  min-width: 0;
  min-height: 2.2em;
`;

/** The tool's mark in the creator's colour; it stands out over the corner of the card. */
export const Coin = styled.div`
  flex: none;
  width: 3.3em;
  height: 3.3em;
  margin: -1.5em 0 -0.3em -1.6em;
  padding: 0.3em;
  border-radius: ${radius.round};
  background: ${color.accent};
  box-shadow:
    0 0 0 0.18em ${color.surface},
    0 0 0 0.27em ${color.scrim};

  svg {
    width: 100%;
    height: 100%;
  }

  .tool.queue,
  .tool.chance {
    fill: ${color.accent};
    stroke: ${color.accent};
  }

  .tool.queue .inside,
  .tool.chance .inside {
    stroke: ${color.onAccent};
  }
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Title = styled.h1`
  font-size: 1.12em;
  font-weight: ${weight.display};
  line-height: 1.25;
  letter-spacing: -0.01em;
  ${oneLine}
`;

export const Facts = styled.p`
  display: flex;
  gap: 0.6em;
  color: ${color.textQuiet};
  font-size: 0.74em;
  font-weight: ${weight.strong};
  white-space: nowrap;
  ${tabularFigures}
`;

export const State = styled.span`
  color: ${color.accentText};
  ${oneLine}
`;

export const Label = styled.h2`
  color: inherit;
  font-size: 0.74em;
  font-weight: ${weight.strong};
  line-height: 1.35;
  letter-spacing: 0;
`;

export const QuietLabel = styled(Label)`
  color: ${color.textQuiet};
`;

/** The host's notice, at most three lines of it. */
export const Announcement = styled.p`
  display: -webkit-box;
  flex: none;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  font-weight: ${weight.strong};
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

export const Join = styled.section`
  display: flex;
  flex: none;
  margin-top: 0.15em;
  align-items: center;
  gap: 0.7em;
  min-width: 0;
`;

// Most overlays show none, nor does the start page's.
const QrCode = dynamic(() => import('./QrCode').then((module) => module.QrCode));

/** Stands out a little, and is dark on white whatever the theme. */
export const Code = styled(QrCode)`
  flex: none;
  width: 5.2em;
  margin: 0 0 -0.2em -0.2em;
  box-shadow: 0 0 0 0.09em ${color.scrim};
`;

/** Two short lines, so that it can be read on a phone that shows the stream. */
export const Address = styled.p`
  font-size: 0.95em;
  font-weight: ${weight.display};
  line-height: 1.2;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;

  span {
    display: block;
    color: ${color.accentText};
  }
`;
