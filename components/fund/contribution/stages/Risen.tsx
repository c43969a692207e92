import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Vessel } from '@/components/shared/fund/Vessel';
import { color, toneColors } from '@/styles/tokens';

const Dots = styled.svg`
  .accent {
    fill: ${color.accent};
  }

  .fund {
    fill: ${toneColors('fund').fill};
  }

  .chance {
    fill: ${toneColors('chance').fill};
  }

  .queue {
    fill: ${toneColors('queue').fill};
  }
`;

const SPOTS = [
  ['accent', 60, 50, 9],
  ['fund', 96, 120, 6],
  ['chance', 40, 150, 5],
  ['queue', 132, 40, 5],
  ['accent', 150, 158, 7],
  ['fund', 340, 34, 7],
  ['accent', 392, 70, 10],
  ['queue', 430, 130, 6],
  ['chance', 360, 152, 5],
  ['accent', 446, 44, 4],
] as const;

const RISE_AFTER_MS = 400;

interface Props {
  /** Of the goal in whole percent, before and with the contribution. */
  from: number;
  to: number;
  isPromised: boolean;
}

/** The vessel rises once by what was given, among a few still dots. */
export function Risen({ from, to, isPromised }: Props) {
  const [percent, setPercent] = useState(from);
  useEffect(() => {
    const timer = setTimeout(() => setPercent(to), RISE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [to]);
  return (
    <div className="vessel">
      <Dots viewBox="0 0 480 190" aria-hidden="true">
        {SPOTS.map(([tone, x, y, r]) => (
          <circle key={`${x} ${y}`} className={tone} cx={x} cy={y} r={r} />
        ))}
      </Dots>
      <Vessel percent={percent} side={148} isPromised={isPromised} />
    </div>
  );
}
