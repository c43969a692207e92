import { useId } from 'react';
import styled from 'styled-components';
import { color, motion, weight } from '@/styles/tokens';
import { Hatching } from './Hatching';

interface Props {
  /** Of the goal, in whole percent; may be above 100. */
  percent: number;
  /** Width and height in px. */
  side: number;
  /** Promised and not charged: hatched, as on the bar. */
  isPromised?: boolean;
}

const Root = styled.svg`
  flex: none;

  .wall {
    fill: ${color.surface};
    stroke: ${color.accent};
    stroke-width: 4;
  }

  .level {
    fill: ${color.accent};
    transition: transform ${motion.slow};
  }

  .plate {
    fill: ${color.surface};
  }

  text {
    fill: ${color.text};
    font-size: 20px;
    font-weight: ${weight.display};
    letter-spacing: -0.02em;
    text-anchor: middle;
  }
`;

/** Height of the surface of an empty and of a full vessel. */
const EMPTY = 94;
const FULL = 4;

/** The share of a goal that is reached, as a vessel that fills. The figure stands in it, too. */
export function Vessel({ percent, side, isPromised = false }: Props) {
  const id = useId();
  const top = EMPTY - (Math.min(100, percent) / 100) * (EMPTY - FULL);
  return (
    <Root width={side} height={side} viewBox="0 0 100 100" aria-hidden="true">
      <Hatching id={id} />
      <clipPath id={`${id}inside`}>
        <circle cx="50" cy="50" r="43" />
      </clipPath>
      <circle className="wall" cx="50" cy="50" r="47" />
      <g clipPath={`url(#${id}inside)`}>
        <path
          className={isPromised ? undefined : 'level'}
          fill={isPromised ? `url(#${id}coming)` : undefined}
          transform={`translate(0 ${top})`}
          d="M0 0c12-4 22-4 33 0s23 4 34 0 22-4 33 0v100H0z"
        />
      </g>
      <rect className="plate" x="21" y="35" width="58" height="30" rx="15" />
      <text x="50" y="57">
        {percent}%
      </text>
    </Root>
  );
}
