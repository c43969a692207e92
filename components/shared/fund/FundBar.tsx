import { useId } from 'react';
import styled from 'styled-components';
import type { FundBarParts } from '@/hooks/fund/fundBar';
import { color, motion, radius, toneColors } from '@/styles/tokens';
import { Hatching, hatchings } from './Hatching';

interface Props {
  parts: FundBarParts;
  /** Height in px at the browser's usual text size. */
  height?: number;
  /** Amounts to mark on the bar: milestones. */
  rings?: readonly { amount: number; isReached: boolean }[];
}

/** Smallest width of a part that is there, in percent: what is said in words can be seen, too. */
const LEAST = 1.5;

const Root = styled.div<{ $height: number }>`
  position: relative;
  height: ${({ $height }) => $height / 16}rem;

  .ground {
    position: absolute;
    inset: 0;
    overflow: hidden;
    border-radius: ${radius.round};
    background: ${color.sunken};
    box-shadow: inset 0 0 0 1.5px ${color.line};
  }

  svg {
    width: 100%;
    height: 100%;
  }

  .over {
    position: absolute;
    inset: 0;
    overflow: visible;
  }

  .ground rect {
    transition:
      x ${motion.slow},
      width ${motion.slow};
  }

  .paid {
    fill: ${color.accent};
  }

  .coming {
    stroke: ${color.accent};
    stroke-width: 3;
  }

  .failed {
    stroke: ${toneColors('stop').fill};
    stroke-width: 3;
  }

  .never {
    stroke: ${color.control};
    stroke-width: 3;
  }

  .goal {
    fill: ${color.text};
  }

  circle {
    fill: ${color.surface};
    stroke: ${color.control};
    stroke-width: 3;
  }

  circle.reached {
    fill: ${color.onAccent};
    stroke: ${color.text};
  }

  @media (forced-colors: active) {
    .ground {
      border: 1px solid;
    }

    .paid,
    .goal {
      fill: CanvasText;
    }
  }
`;

/**
 * The bar of a fund. Paid is solid, what is on the way hatched, declined cards red and hatched, what
 * was never charged grey and hatched; above the goal a line shows where it was. Its figures stand
 * beside it in words.
 */
export function FundBar({ parts, height = 20, rings = [] }: Props) {
  const id = useId();
  const { goal, paid, coming, failed, never } = parts;
  const sum = paid + coming + failed + never;
  const whole = Math.max(goal, sum, 1);
  const share = (amount: number) =>
    amount <= 0 ? 0 : Math.max(LEAST, Math.round((amount / whole) * 1e4) / 100);
  const widths = [share(paid), share(coming), share(failed), share(never)] as const;
  // What the smallest widths added is taken from the solid part, so that the bar ends where it should.
  const excess = Math.max(0, widths.reduce((all, one) => all + one, 0) - 100);
  const solid = Math.max(0, widths[0] - excess);
  const at = (amount: number) => `${Math.min(100, (amount / whole) * 100)}%`;
  return (
    <Root $height={height} aria-hidden="true">
      <div className="ground">
        <svg>
          <Hatching id={id} />
          <rect className="paid" width={`${solid}%`} height="100%" />
          <Part name="coming" id={id} from={solid} width={widths[1]} />
          <Part name="failed" id={id} from={solid + widths[1]} width={widths[2]} />
          <Part name="never" id={id} from={solid + widths[1] + widths[2]} width={widths[3]} />
        </svg>
      </div>
      <svg className="over">
        {rings.map(({ amount, isReached }) => (
          <circle
            key={amount}
            className={isReached ? 'reached' : undefined}
            cx={at(amount)}
            cy="50%"
            r="5"
          />
        ))}
        {sum > goal && (
          <svg x={at(goal)} overflow="visible">
            <rect className="goal" x="-1.5" y="-25%" width="3" height="150%" rx="1.5" />
          </svg>
        )}
      </svg>
    </Root>
  );
}

interface PartProps {
  name: keyof typeof hatchings;
  id: string;
  from: number;
  width: number;
}

function Part({ name, id, from, width }: PartProps) {
  if (width === 0) return null;
  return (
    <rect
      className={name}
      x={`${from}%`}
      width={`${width}%`}
      height="100%"
      fill={`url(#${id}${name})`}
    />
  );
}
