import { useState } from 'react';
import styled from 'styled-components';
import { PanelHead, Toggles } from '@/components/payouts/Payouts.styles';
import { signs } from '@/components/payouts/signs';
import { Amount } from '@/components/shared/money/Amount';
import { marks, Told } from '@/components/shared/money/Told';
import { Card } from '@/components/ui/Card';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import { useStreamSafe } from '@/hooks/session/private/useStreamSafe';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { Currency } from '@/lib/shared/money/money';
import type { EarningsWeek } from '@/lib/shared/payouts/payouts';
import { color, radius, size, space } from '@/styles/tokens';
import { WeekBars } from './WeekBars';
import { WeekTable } from './WeekTable';

/** So many weeks fit on a phone. */
const NARROW_WEEKS = 6;

interface Props {
  weeks: readonly EarningsWeek[];
  currency: Currency;
}

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  font-size: ${size.small};
  list-style: none;

  li {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
  }

  i {
    width: 0.875rem;
    height: 0.875rem;
    border-radius: 0.25rem;
    background: ${color.accent};
  }

  li + li i {
    background: ${color.control};
  }
`;

/** As high as the chart: nothing jumps when it is covered. */
const Empty = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[2]};
  min-height: 15rem;
  border-radius: ${radius.medium};
  color: ${color.textQuiet};
  text-align: center;
  text-wrap: balance;
`;

/** What was earned by week, after fees: a chart, and the same numbers as a table. */
export function Earnings({ weeks, currency }: Props) {
  const { t } = useTranslation('payouts');
  const { isHidden, hold } = useStreamSafe();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const isCovered = isHidden && !hold.isHeld;
  const total = weeks.reduce((sum, week) => sum + week.contributions + week.experiences, 0);
  const isEmpty = weeks.every((week) => week.contributions === 0 && week.experiences === 0);
  return (
    <Card aria-labelledby="earnings-title">
      <PanelHead>
        <h2 id="earnings-title">{t('chart.title')}</h2>
        <p>
          <Told
            text={t('chart.total', { ...marks('amount'), count: weeks.length })}
            parts={{ amount: <Amount amount={total} currency={currency} /> }}
          />
        </p>
        {!isEmpty && (
          <Toggles role="group" aria-label={t('chart.view')}>
            {(['chart', 'table'] as const).map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={view === one}
                onClick={() => setView(one)}
              >
                <DrawnIcon drawing={signs[one]} size={18} />
                {t(`chart.${one}`)}
              </button>
            ))}
          </Toggles>
        )}
      </PanelHead>
      {isEmpty ? (
        <Empty>
          <DrawnIcon drawing={signs.chart} size={40} />
          <p>{t('chart.empty')}</p>
        </Empty>
      ) : view === 'table' ? (
        <WeekTable weeks={weeks} currency={currency} />
      ) : (
        <>
          <Legend>
            <li>
              <i />
              {t('chart.contributions')}
            </li>
            <li>
              <i />
              {t('chart.experiences')}
            </li>
          </Legend>
          {isCovered ? (
            <Empty>
              <Icon name="eye-off" size={32} />
              <p>{t('chart.covered')}</p>
            </Empty>
          ) : (
            <div>
              <WeekBars weeks={weeks} currency={currency} isNarrow={false} />
              <WeekBars weeks={weeks.slice(-NARROW_WEEKS)} currency={currency} isNarrow />
            </div>
          )}
        </>
      )}
    </Card>
  );
}
