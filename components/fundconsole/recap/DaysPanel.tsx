import styled from 'styled-components';
import { Panel, PanelHead, PanelTitle } from '@/components/shared/aftershow/Panel.styles';
import type { FundRecap } from '@/hooks/fundconsole/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { formatBriefMoney } from '@/lib/shared/money/format';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, size, space } from '@/styles/tokens';

const Rows = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${size.small};
  ${tabularFigures}

  td,
  th {
    padding: ${space[1]} 0;
    font-weight: inherit;
    text-align: start;
    white-space: nowrap;
  }

  td:nth-child(2) {
    width: 100%;
    padding-inline: ${space[3]};
  }

  td:last-child {
    text-align: end;
  }

  svg {
    display: block;
    width: 100%;
    height: 0.75rem;
    overflow: hidden;
    border-radius: ${radius.round};
    fill: ${color.accent};
  }
`;

/** What came in each day. */
export function DaysPanel({ recap: { days, currency } }: { recap: FundRecap }) {
  const { t, i18n } = useTranslation('fundHost');
  const most = Math.max(1, ...days.map(({ amount }) => amount));
  const format = new Intl.DateTimeFormat(i18n.language, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <Panel aria-labelledby="days-title">
      <PanelHead>
        <PanelTitle id="days-title">{t('recap.days')}</PanelTitle>
      </PanelHead>
      <Rows>
        <tbody>
          {days.map(({ day, amount }) => (
            <tr key={day}>
              <th scope="row">{format.format(new Date(`${day.slice(0, 10)}T00:00:00Z`))}</th>
              <td>
                <svg aria-hidden="true">
                  <rect width={`${(Math.max(0, amount) / most) * 100}%`} height="100%" rx="6" />
                </svg>
              </td>
              <td>{formatBriefMoney({ amount, currency }, i18n.language)}</td>
            </tr>
          ))}
        </tbody>
      </Rows>
    </Panel>
  );
}
