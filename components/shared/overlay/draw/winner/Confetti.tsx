import { useState } from 'react';
import { createPortal } from 'react-dom';
import styled, { keyframes } from 'styled-components';
import { color } from '@/styles/tokens';

const PIECES = 56;
const GROUPS = 4;
const VIEW = { width: 1920, height: 1080 };

const fall = keyframes`
  from { opacity: 0; transform: translateY(-45%); }
  12% { opacity: 1; }
  70% { opacity: 1; }
  to { opacity: 0; transform: translateY(38%); }
`;

const Sky = styled.svg`
  position: fixed;
  z-index: -1;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
  stroke-linecap: round;

  g {
    opacity: 0;
    animation: ${fall} 2400ms cubic-bezier(0.3, 0.1, 0.7, 1) both;
  }

  g:nth-child(2) {
    animation-duration: 2100ms;
  }

  g:nth-child(3) {
    animation-duration: 1900ms;
  }

  g:nth-child(4) {
    animation-duration: 2250ms;
  }

  .accent {
    fill: ${color.accent};
    stroke: ${color.accent};
  }

  .pale {
    fill: white;
    stroke: white;
  }

  .text {
    fill: ${color.accentText};
    stroke: ${color.accentText};
  }

  .ring,
  .plus {
    fill: none;
  }
`;

const COLORS = ['accent', 'pale', 'text'] as const;

/** Fixed places, spread like thrown: a picture of it is the same each time. */
const pieces = Array.from({ length: PIECES }, (_, index) => {
  const spread = (factor: number) => (index * factor) % 1;
  return {
    index,
    x: Math.round(spread(0.618034) * VIEW.width),
    y: Math.round(spread(0.381966 + 0.013) * VIEW.height * 0.8),
    size: Math.round(12 + spread(0.7548) * 14),
    turn: Math.round(spread(0.5698) * 60 - 30),
    tint: COLORS[index % COLORS.length],
  };
});

/**
 * Discs, rings and pluses, the shapes of the logo: they fall once over the whole picture, behind the
 * panels, and are gone.
 */
export function Confetti() {
  const [ended, setEnded] = useState(0);
  if (ended === GROUPS) return null;
  return createPortal(
    <Sky
      viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="pp-confetti"
      onAnimationEnd={() => setEnded((count) => count + 1)}
    >
      {Array.from({ length: GROUPS }, (_, group) => (
        <g key={group}>
          {pieces
            .filter(({ index }) => index % GROUPS === group)
            .map((piece) => (
              <Piece key={piece.index} piece={piece} />
            ))}
        </g>
      ))}
    </Sky>,
    document.body,
  );
}

function Piece({ piece }: { piece: (typeof pieces)[number] }) {
  const { index, x, y, size, turn, tint } = piece;
  const transform = `translate(${x} ${y}) rotate(${turn})`;
  const shape = Math.floor(index / GROUPS) % 3;
  if (shape === 0) return <circle className={tint} transform={transform} r={size * 0.8} />;
  const ring = { transform, r: size * 0.8, strokeWidth: size * 0.5 };
  if (shape === 1) return <circle className={`${tint} ring`} {...ring} />;
  const plus = { transform, strokeWidth: size * 0.6, d: `M${-size} 0H${size}M0 ${-size}V${size}` };
  return <path className={`${tint} plus`} {...plus} />;
}
