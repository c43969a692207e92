import { useTranslation } from '@/hooks/ui/useTranslation';
import { netOf, type FeeKind } from '@/lib/shared/money/fees';
import { formatMoney } from '@/lib/shared/money/format';
import { amountFault, type Money } from '@/lib/shared/money/money';
import { Summary } from './Payment.styles';

interface Props {
  /** What is bought, and of whom. */
  title: string;
  seller: string;
  money: Money;
  feeKind: FeeKind;
  /** Parts of the price, where it has some. */
  lines?: readonly { label: string; amount: number }[];
  /** The card is saved or held, and nothing is charged today. */
  isLater?: boolean;
}

/** What is bought, what it costs, and what of it reaches the creator. Needs the namespace `payment`. */
export function CheckoutSummary({ title, seller, money, feeKind, lines = [], isLater }: Props) {
  const { t, i18n } = useTranslation('payment');
  const write = (amount: number) => formatMoney({ ...money, amount }, i18n.language);
  const isPrice = amountFault(money) === null;
  return (
    <Summary aria-label={t('summary')}>
      <header>
        <h2>{title}</h2>
        <p className="quiet">
          <bdi>{seller}</bdi>
        </p>
      </header>
      <dl>
        {lines.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{write(amount)}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{t('you_pay')}</dt>
          <dd>
            {isPrice ? write(money.amount) : '–'} {money.currency}
          </dd>
        </div>
        {isLater ? (
          <div>
            <dt>{t('today')}</dt>
            <dd>{write(0)}</dd>
          </div>
        ) : null}
        {isPrice ? (
          <div className="receives">
            <dt>{t('receives', { name: seller })}</dt>
            <dd>{write(netOf(feeKind, money))}</dd>
          </div>
        ) : null}
      </dl>
      <p className="quiet">{t('price_stands')}</p>
    </Summary>
  );
}
