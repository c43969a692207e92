import dynamic from 'next/dynamic';
import styled, { createGlobalStyle, css, keyframes } from 'styled-components';
import { tabularFigures } from '@/styles/mixins';
import { color, motion, radius, weight } from '@/styles/tokens';

/** The stream shows through; nothing scrolls, whatever the size of the source. */
export const OverlayPage = createGlobalStyle`
  html, html body {
    background: transparent;
    overflow: hidden;
    scrollbar-gutter: auto;
  }
`;

const appear = keyframes`
  from { opacity: 0; transform: translateY(0.5em); }
`;

/** Sizes follow the browser source: about 16 px in a small one, 33 px at 1920. */
const wholeSource = css`
  width: 20em;
  height: 100vh;
  font-size: clamp(16px, calc(12px + 1.1vw), 40px);
`;

export const Root = styled.div<{ $isEmbedded?: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 0.5em;
  max-width: 100%;
  padding: 0.75em;
  overflow: hidden;
  line-height: 1.3;
  ${({ $isEmbedded }) => ($isEmbedded ? '' : wholeSource)}
  color: ${color.text};
`;

/** Solid, so that it is legible over any picture. */
export const Plate = styled.section`
  flex: none;
  padding: 0.6em 0.8em;
  background: ${color.surface};
  border: 2px solid ${color.line};
  border-radius: ${radius.large};
`;

export const Head = styled(Plate)`
  background: ${color.accent};
  border-color: ${color.accent};
  color: ${color.onAccent};
`;

export const Title = styled.h1`
  font-size: 1.05em;
  font-weight: ${weight.display};
  letter-spacing: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Facts = styled.p`
  display: flex;
  gap: 1em;
  justify-content: space-between;
  font-size: 0.85em;
  font-weight: ${weight.strong};
  white-space: nowrap;
  ${tabularFigures}
`;

/** Gives way first when the source is low: its last rows are cut, never the way to join. */
export const Lists = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-direction: column;
  gap: 0.5em;
  min-height: 0;
  overflow: hidden;
`;

export const Label = styled.h2`
  font-size: 0.75em;
  font-weight: ${weight.strong};
  letter-spacing: 0.04em;
  color: ${color.accentText};
`;

export const Rows = styled.ol`
  display: flex;
  flex-direction: column;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  align-items: baseline;
  gap: 0.6em;
  min-width: 0;
  animation: ${appear} ${motion.slow};

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export const Place = styled.span`
  flex: none;
  min-width: 1.4em;
  color: ${color.textQuiet};
  text-align: end;
  ${tabularFigures}
`;

export const Name = styled.bdi`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: ${weight.strong};
`;

export const Big = styled(Name)`
  font-size: 1.2em;
  font-weight: ${weight.display};
`;

export const Quiet = styled.p`
  color: ${color.textQuiet};
  font-size: 0.85em;
`;

export const JoinPlate = styled(Plate)`
  display: flex;
  align-items: center;
  gap: 0.8em;
  min-width: 0;
`;

// Most overlays show none, nor does the start page's.
const QrCode = dynamic(() => import('./QrCode').then((module) => module.QrCode));

export const Code = styled(QrCode)`
  flex: none;
  width: 5em;
`;

export const JoinText = styled.div`
  min-width: 0;
`;

export const JoinAddress = styled.p`
  font-size: 0.8em;
  font-weight: ${weight.strong};
  line-height: 1.25;
  overflow-wrap: anywhere;
`;
