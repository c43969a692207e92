import styled, { keyframes } from 'styled-components';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { color, motion, radius, weight } from '@/styles/tokens';

const appear = keyframes`
  from { opacity: 0; transform: translateY(0.5em); }
`;

/** Gives way first when the source is low: its last rows go, never the way to join. */
export const Lists = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-direction: column;
  gap: 0.55em;
  min-height: 0;
  overflow: hidden;
`;

/** Who plays; quiet while it holds a sentence instead of names. */
export const Now = styled.section<{ $isQuiet: boolean }>`
  flex: none;
  padding: 0.45em 0.7em 0.55em;
  border-radius: 0.7em;
  background: ${({ $isQuiet }) => ($isQuiet ? color.accentSoft : color.accent)};
  color: ${({ $isQuiet }) => ($isQuiet ? color.text : color.onAccent)};
`;

export const Sentence = styled.p`
  font-size: 1.1em;
  font-weight: ${weight.display};
  line-height: 1.25;
  letter-spacing: -0.01em;
`;

export const Rows = styled.ol`
  list-style: none;
`;

/**
 * Whole rows only: one that does not fit begins a second column, and that is outside of what shows.
 */
export const WholeRows = styled(Rows)`
  display: flex;
  flex: 0 1 auto;
  flex-flow: column wrap;
  gap: 0.3em;
  min-height: 0;
  overflow: hidden;
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 0.55em;
  width: 100%;
  min-width: 0;
  min-height: 1.5em;
  animation: ${appear} ${motion.slow};

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export const Place = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 1.75em;
  height: 1.75em;
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.accentText};
  font-size: 0.8em;
  font-weight: ${weight.display};
  line-height: 1;
  ${tabularFigures}
`;

/** How many come with one name. */
export const Seats = styled.span`
  flex: none;
  font-size: 0.8em;
  font-weight: ${weight.strong};
  ${tabularFigures}
`;

export const Name = styled.bdi`
  font-weight: ${weight.strong};
  ${oneLine}
`;

export const Big = styled(Name)`
  font-size: 1.24em;
  font-weight: ${weight.display};
`;

export const More = styled.p`
  font-size: 0.85em;
  font-weight: ${weight.strong};
`;
