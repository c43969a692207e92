import styled, { css } from 'styled-components';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { barsOf, DRAWING, type Bar, type BarPart } from '@/hooks/payouts/weekBars';
import { formatMoney } from '@/lib/shared/money/format';
import type { Currency } from '@/lib/shared/money/money';
import type { EarningsWeek } from '@/lib/shared/payouts/payouts';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, weight } from '@/styles/tokens';

interface Props {
  weeks: readonly EarningsWeek[];
  currency: Currency;
  /** Drawn for a phone, or for more room; each shows where it fits. */
  isNarrow: boolean;
}

const Drawing = styled.svg<{ $isNarrow: boolean }>`
  display: ${({ $isNarrow }) => ($isNarrow ? 'block' : 'none')};
  width: 100%;
  height: auto;

  text {
    fill: ${color.textQuiet};
    font-size: 12px;
    ${tabularFigures}
  }

  @media ${media.beside} {
    display: ${({ $isNarrow }) => ($isNarrow ? 'none' : 'block')};
  }
`;

const Line = styled.path`
  stroke: ${color.line};
`;

const Fill = styled.path<{ $part: BarPart['part']; $isRunning: boolean }>`
  fill: ${({ $part }) => ($part === 'contributions' ? color.accent : color.control)};
  opacity: ${({ $isRunning }) => ($isRunning ? 0.55 : 1)};
`;

const strong = css`
  fill: ${color.text};
  font-weight: ${weight.display};
`;

const Strong = styled.text`
  && {
    ${strong}
  }
`;

const FLOOR = DRAWING.height - DRAWING.bottom;

/** What was earned each week, in two parts; the running week is lighter. */
export function WeekBars({ weeks, currency, isNarrow }: Props) {
  const { t, i18n } = useTranslation('payouts');
  const width = isNarrow ? 340 : 620;
  const { bars, width: barWidth, steps, best } = barsOf(weeks, width);
  const whole = new Intl.NumberFormat(i18n.language, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  return (
    <Drawing
      $isNarrow={isNarrow}
      viewBox={`0 0 ${width} ${DRAWING.height}`}
      role="img"
      aria-label={t('chart.label')}
    >
      {steps.map(({ amount, y }) => (
        <g key={amount}>
          <Line d={`M${DRAWING.left} ${y}H${width - DRAWING.right}`} />
          <text x={DRAWING.left - 8} y={y + 4} textAnchor="end">
            {whole.format(amount / 100)}
          </text>
        </g>
      ))}
      {bars.map(({ week, x, parts }, index) => {
        const isRunning = index === bars.length - 1;
        return (
          <g key={week.start}>
            {parts.map(({ part, y, height }, at) => (
              <Fill
                key={part}
                $part={part}
                $isRunning={isRunning}
                d={barShape({ x, y, height, width: barWidth, isTop: at === parts.length - 1 })}
              />
            ))}
            <WeekName bars={bars} index={index} x={x + barWidth / 2} />
          </g>
        );
      })}
      {best && (
        <Strong x={best.x + barWidth / 2} y={topOf(best) - 7} textAnchor="middle">
          {formatMoney({ amount: best.together, currency }, i18n.language)}
        </Strong>
      )}
    </Drawing>
  );
}

/** The day a week begins; its month stands where it changes. */
function WeekName({ bars, index, x }: { bars: readonly Bar[]; index: number; x: number }) {
  const { t, i18n } = useTranslation('payouts');
  const start = bars[index]?.week.start ?? '';
  const hasMonth = bars[index - 1]?.week.start.slice(0, 7) !== start.slice(0, 7);
  const format = new Intl.DateTimeFormat(i18n.language, {
    day: 'numeric',
    ...(hasMonth && { month: 'short' }),
    timeZone: 'UTC',
  });
  if (index === bars.length - 1) {
    return (
      <Strong x={x} y={FLOOR + 20} textAnchor="middle">
        {t('chart.now')}
      </Strong>
    );
  }
  return (
    <text x={x} y={FLOOR + 20} textAnchor="middle">
      {format.format(new Date(`${start}T00:00:00Z`))}
    </text>
  );
}

const topOf = ({ parts }: Bar) => Math.min(FLOOR, ...parts.map(({ y }) => y));

interface Shape {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Its upper corners are round. */
  isTop: boolean;
}

function barShape({ x, y, width, height, isTop }: Shape): string {
  const round = isTop ? Math.min(7, height, width / 2) : 0;
  const straight = width - 2 * round;
  const corner = (dx: number, dy: number) => `a${round} ${round} 0 0 1 ${dx} ${dy}`;
  return `M${x} ${y + height}V${y + round}${corner(round, -round)}h${straight}${corner(round, round)}V${y + height}z`;
}
