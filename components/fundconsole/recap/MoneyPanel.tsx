import Link from 'next/link';
import styled from 'styled-components';
import { LocalTime } from '@/components/shared/LocalTime';
import { Amount } from '@/components/shared/money/Amount';
import { PrivateArea } from '@/components/shared/private/PrivateArea';
import { Panel, PanelHead, PanelTitle, Quiet } from '@/components/shared/aftershow/Panel.styles';
import type { FundRecap } from '@/hooks/fundconsole/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { tabularFigures } from '@/styles/mixins';
import { color, space, weight } from '@/styles/tokens';

const Sums = styled.dl`
  display: grid;
  ${tabularFigures}

  div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    padding-block: ${space[2]};
  }

  div:last-child {
    border-top: 1.5px solid ${color.line};
    font-weight: ${weight.display};
  }
`;

/** From what was paid to what the creator receives. */
export function MoneyPanel({ recap }: { recap: FundRecap }) {
  const { t } = useTranslation('fundHost');
  const { currency, settled, refunded, fees, net, clearsAt } = recap;
  const lines = [
    ['settled', settled],
    ['refunded', refunded === null ? null : -refunded],
    ['fees', fees === null ? null : -fees],
    ['net', net],
  ] as const;
  return (
    <Panel aria-labelledby="money-title">
      <PanelHead>
        <PanelTitle id="money-title">{t('recap.money')}</PanelTitle>
      </PanelHead>
      <PrivateArea>
        <Sums>
          {lines.map(([name, amount]) =>
            amount === null || (amount === 0 && name === 'refunded') ? null : (
              <div key={name}>
                <dt>{t(`recap.${name}`)}</dt>
                <dd>
                  <Amount amount={amount} currency={currency} />
                </dd>
              </div>
            ),
          )}
        </Sums>
      </PrivateArea>
      <Quiet>
        {clearsAt && (
          <>
            {t('recap.clears')} <LocalTime at={clearsAt} as="date" />.{' '}
          </>
        )}
        <Link href="/dashboard/payouts">{t('recap.payouts')}</Link>
      </Quiet>
    </Panel>
  );
}
