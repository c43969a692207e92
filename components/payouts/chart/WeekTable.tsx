import styled from 'styled-components';
import { Day } from '@/components/payouts/Day';
import { Amount } from '@/components/shared/money/Amount';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { Currency } from '@/lib/shared/money/money';
import type { EarningsWeek } from '@/lib/shared/payouts/payouts';
import { color, size, space, weight } from '@/styles/tokens';

interface Props {
  weeks: readonly EarningsWeek[];
  currency: Currency;
}

const Scroller = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${size.small};

  th {
    padding: ${space[2]} 0;
    color: ${color.textQuiet};
    font-weight: ${weight.strong};
    text-align: start;
  }

  td,
  tbody th {
    padding: ${space[1]} 0;
    border-top: 1px solid ${color.line};
  }

  tbody th {
    color: ${color.text};
    font-weight: ${weight.text};
    white-space: nowrap;
  }

  th:not(:first-child),
  td {
    padding-inline-start: ${space[3]};
    text-align: end;
  }

  td:last-child {
    font-weight: ${weight.strong};
  }
`;

/** The numbers behind the chart, the running week first. */
export function WeekTable({ weeks, currency }: Props) {
  const { t } = useTranslation('payouts');
  const newest = [...weeks].reverse();
  return (
    <Scroller>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('chart.week')}</th>
            <th scope="col">{t('chart.contributions')}</th>
            <th scope="col">{t('chart.experiences')}</th>
            <th scope="col">{t('chart.together')}</th>
          </tr>
        </thead>
        <tbody>
          {newest.map(({ start, contributions, experiences }, index) => (
            <tr key={start}>
              <th scope="row">
                <Day at={`${start}T00:00:00Z`} isOfBank />
                {index === 0 && ` (${t('chart.so_far')})`}
              </th>
              <td>
                <Amount amount={contributions} currency={currency} />
              </td>
              <td>
                <Amount amount={experiences} currency={currency} />
              </td>
              <td>
                <Amount amount={contributions + experiences} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
