import styled, { keyframes } from 'styled-components';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { color, motion } from '@/styles/tokens';
import { ticketDots } from './ticketDots';

interface Props {
  /** Tickets of all who are in. */
  total: number;
  /** Tickets of the reader; 0: none, or nobody's page. */
  mine?: number;
  /** The reader's number in the draw: their dots stay where they are. */
  seed?: number;
  /** Dots in a row; unless said as many as look well for so many. */
  columns?: number;
  /** Tickets that came last and light up; where one dot stands for one ticket. */
  fresh?: number;
}

const STEP = 10;

const land = keyframes`
  from { opacity: 0; transform: scale(0.4); }
`;

const Field = styled.svg`
  display: block;
  width: 100%;
  max-width: 25rem;
  overflow: visible;
  fill: none;
  stroke-linecap: round;

  .all {
    stroke: ${color.control};
    stroke-width: 6.4;
    opacity: 0.42;
  }

  .fresh {
    stroke: ${color.accent};
    stroke-width: 6.4;
  }

  circle {
    fill: ${color.accent};
    stroke: ${color.raised};
    stroke-width: 2;
  }

  .ring {
    fill: none;
    stroke: ${color.accent};
    stroke-width: 1.6;
  }

  g {
    transform-box: fill-box;
    transform-origin: center;
    animation: ${land} ${motion.calm};
  }
`;

/** Every dot is one ticket; the ringed ones are the reader's. Needs the namespace `draw`. */
export function TicketField({ total, mine = 0, seed = 0, fresh = 0, ...given }: Props) {
  const { t } = useTranslation('draw');
  const dots = ticketDots(total, mine, seed, given.columns);
  const { columns, count, each, isTight, own } = dots;
  const radius = isTight ? { ring: 4.2, dot: 3.4 } : { ring: 8, dot: 5.6 };
  const rows = Math.ceil(count / columns);
  const at = (dot: number) => ({
    x: (dot % columns) * STEP + STEP / 2,
    y: Math.floor(dot / columns) * STEP + STEP / 2,
  });
  // A line without length and with round ends is a dot: one element for all of them.
  const path = (from: number, to: number) => {
    let drawn = '';
    for (let dot = from; dot < to; dot += 1) drawn += `M${at(dot).x} ${at(dot).y}h0`;
    return drawn;
  };
  const lit = each === 1 ? Math.min(fresh, count) : 0;
  const label = t('field.label', { count: total });
  if (count === 0) return null;
  return (
    <Field
      viewBox={`1.8 0 ${columns * STEP - 3.6} ${rows * STEP}`}
      role="img"
      aria-label={mine > 0 ? `${label}, ${t('field.mine', { count: mine })}` : label}
    >
      <path className="all" d={path(0, count - lit)} />
      {lit > 0 && (
        <g key={count}>
          <path className="fresh" d={path(count - lit, count)} />
        </g>
      )}
      {own.map((dot) => (
        <g key={dot}>
          <circle className="ring" cx={at(dot).x} cy={at(dot).y} r={radius.ring} />
          <circle cx={at(dot).x} cy={at(dot).y} r={radius.dot} />
        </g>
      ))}
    </Field>
  );
}

/** What a dot of the field stands for, in words. Needs the namespace `draw`. */
export function FieldLegend({ total, mine = 0 }: Pick<Props, 'total' | 'mine'>) {
  const { t } = useTranslation('draw');
  const { each } = ticketDots(total, mine, 0);
  return (
    <>
      {t(each === 1 ? 'field.one' : 'field.several', { count: each })}
      {mine > 0 && ` ${t('field.ringed')}`}
    </>
  );
}
