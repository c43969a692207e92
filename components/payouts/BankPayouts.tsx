import { useState } from 'react';
import styled from 'styled-components';
import { Amount } from '@/components/shared/money/Amount';
import { Button } from '@/components/ui/buttons/Button';
import { Card } from '@/components/ui/Card';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { Currency } from '@/lib/shared/money/money';
import type { BankPayout } from '@/lib/shared/payouts/payouts';
import { color, size, space, weight } from '@/styles/tokens';
import { Day } from './Day';
import { PanelHead, Quiet } from './Payouts.styles';
import { StatePill } from './StatePill';

/** So many stand beside the chart; the others are a press away. */
const FIRST = 4;

interface Props {
  payouts: readonly BankPayout[];
  currency: Currency;
}

const Rows = styled.ul`
  display: grid;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    padding-block: ${space[3]};
  }

  li:first-child {
    padding-top: 0;
  }

  li + li {
    border-top: 1px solid ${color.line};
  }

  li > :nth-child(even) {
    justify-self: end;
  }

  b {
    font-weight: ${weight.strong};
  }

  small {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }
`;

/** What went to the creator's bank, and what the bank made of it. */
export function BankPayouts({ payouts, currency }: Props) {
  const { t } = useTranslation('payouts');
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? payouts : payouts.slice(0, FIRST);
  return (
    <Card aria-labelledby="bank-title">
      <PanelHead>
        <h2 id="bank-title">{t('bank.title')}</h2>
      </PanelHead>
      {payouts.length === 0 ? (
        <Quiet>{t('bank.empty')}</Quiet>
      ) : (
        <Rows role="list">
          {shown.map(({ id, at, amount, state, bankLast4 }) => (
            <li key={id}>
              <Day at={at} isOfBank />
              <b>
                <Amount amount={amount} currency={currency} />
              </b>
              <small>{bankLast4 && t('bank.account', { last4: bankLast4 })}</small>
              <StatePill state={state} />
            </li>
          ))}
        </Rows>
      )}
      {shown.length < payouts.length && (
        <div>
          <Button variant="quiet" size="small" onClick={() => setIsWhole(true)}>
            {t('bank.more', { count: payouts.length - shown.length })}
          </Button>
        </div>
      )}
    </Card>
  );
}
