import styled, { css, keyframes } from 'styled-components';
import { color, motion, radius, shadow, size, space, toneColors, weight } from '@/styles/tokens';

const stop = toneColors('stop');

const rise = keyframes`
  from { opacity: 0; transform: translateY(0.25rem); }
`;

export const Pane = styled.section`
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  min-height: 0;
  background: ${color.surface};
`;

export const Middle = styled.div`
  position: relative;
  min-height: 0;
`;

/** Scroll anchoring is off: engines differ in it, so `useLogScroll` keeps the position itself. */
export const Scroller = styled.div`
  height: 100%;
  padding: ${space[4]};
  overflow-y: auto;
  overflow-anchor: none;
  overscroll-behavior: contain;
  outline-offset: -3px;
`;

export const Lines = styled.div`
  display: grid;
  align-content: end;
  min-height: 100%;

  h3 {
    margin: ${space[4]} 0 ${space[3]};
    color: ${color.textQuiet};
    font-size: ${size.small};
    font-weight: ${weight.strong};
    letter-spacing: 0;
    text-align: center;
  }

  ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const UnreadLine = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  margin: ${space[3]} 0;
  color: ${color.accentText};
  font-size: ${size.small};
  font-weight: ${weight.strong};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid currentColor;
  }
`;

export const Line = styled.li<{ $isOwn: boolean; $goesOn: boolean }>`
  display: grid;
  justify-items: ${({ $isOwn }) => ($isOwn ? 'end' : 'start')};
  gap: ${space[1]};
  margin-top: ${({ $goesOn }) => ($goesOn ? space[1] : space[3])};
  animation: ${rise} ${motion.calm};
`;

const own = css`
  border-end-end-radius: ${space[1]};
  background: ${color.accentSoft};
`;

const others = css`
  border-end-start-radius: ${space[1]};
  background: ${color.raised};
  box-shadow: inset 0 0 0 1px ${color.line};
`;

const failed = css`
  background: ${stop.soft};
  box-shadow: inset 0 0 0 2px ${stop.fill};
`;

export const Bubble = styled.div<{ $isOwn: boolean; $isFailed: boolean }>`
  display: grid;
  gap: ${space[2]};
  max-width: min(34rem, 85%);
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.large};
  ${({ $isOwn }) => ($isOwn ? own : others)}
  ${({ $isFailed }) => $isFailed && failed}

  p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  .removed {
    color: ${color.textQuiet};
    font-style: italic;
  }

  a {
    display: block;
    border-radius: ${radius.medium};
  }

  img {
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 20rem;
    border-radius: ${radius.medium};
    background: ${color.sunken};
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  padding-inline: ${space[2]};
  color: ${color.textQuiet};
  font-size: ${size.small};
  line-height: 1.25;

  .why {
    color: ${stop.text};
    font-weight: ${weight.strong};
  }
`;

export const Edge = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[3]};
  color: ${color.textQuiet};
  font-size: ${size.small};
  text-align: center;
`;

const pulse = keyframes`
  50% { opacity: 0.25; }
`;

export const Typing = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 1.5rem;
  padding-top: ${space[2]};
  color: ${color.textQuiet};
  font-size: ${size.small};

  i {
    width: 0.375rem;
    height: 0.375rem;
    border-radius: ${radius.round};
    background: currentColor;
    animation: ${pulse} 1.2s infinite;
  }

  i + i {
    margin-inline-start: -${space[1]};
    animation-delay: 200ms;
  }

  i + i + i {
    animation-delay: 400ms;
  }
`;

export const ToEnd = styled.div`
  position: absolute;
  right: 0;
  bottom: ${space[3]};
  left: 0;
  display: grid;
  justify-items: center;
  pointer-events: none;

  button {
    box-shadow: ${shadow.high};
    pointer-events: auto;
  }
`;
