import styled from 'styled-components';
import { tabularFigures } from '@/styles/mixins';
import { color, size, toneColors, weight } from '@/styles/tokens';

const wait = toneColors('wait');
const SIDE = 44;
const RADIUS = 20;
const AROUND = 2 * Math.PI * RADIUS;

const Root = styled.span<{ $isShort: boolean }>`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;

  svg {
    position: absolute;
    inset: 0;
    transform: rotate(-90deg);
  }

  circle {
    fill: none;
    stroke: ${color.line};
    stroke-width: 4;
  }

  circle + circle {
    stroke: ${({ $isShort }) => ($isShort ? wait.fill : color.accent)};
    stroke-linecap: round;
  }

  && b {
    font-size: ${size.small};
    line-height: 1;
    color: ${({ $isShort }) => ($isShort ? wait.text : color.text)};
    font-weight: ${weight.display};
    ${tabularFigures}
  }
`;

interface Props {
  /** Whole seconds that are left; null where they are not known yet. */
  left: number | null;
  /** Of so many. */
  total: number;
  /** What the number says. */
  label: string;
}

const SHORT_S = 20;

/** Seconds that run out, as a number and as a ring. */
export function Ring({ left, total, label }: Props) {
  const part = left === null ? 1 : Math.min(1, left / Math.max(1, total));
  return (
    <Root $isShort={left !== null && left < SHORT_S} title={label}>
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
        <circle cx={SIDE / 2} cy={SIDE / 2} r={RADIUS} />
        <circle
          cx={SIDE / 2}
          cy={SIDE / 2}
          r={RADIUS}
          strokeDasharray={`${part * AROUND} ${AROUND}`}
        />
      </svg>
      <b>{left}</b>
    </Root>
  );
}
