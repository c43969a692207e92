import { FieldError } from '@/components/ui/forms/FieldError';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { typedAmount } from '@/hooks/fund/checkout/draft';
import type { Checkout } from '@/hooks/fund/checkout/useCheckout';
import { useMoney } from '@/hooks/fund/useMoney';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { FundPage } from '@/lib/shared/fund/views';
import { AmountRoot } from './Fields.styles';

/** How much: typed, or one of the creator's amounts. */
export function AmountField({ page, checkout }: { page: FundPage; checkout: Checkout }) {
  const { t, i18n } = useTranslation('fund');
  const { currency } = page.fund;
  const money = useMoney(currency);
  const { draft, amount, fault, changeAmount } = checkout;
  const sign = new Intl.NumberFormat(i18n.language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;
  const isWrong = fault?.place === 'amount';
  const [low, high] = [page.presets[1], page.presets[2]];
  return (
    <AmountRoot $isWrong={isWrong}>
      <label>
        <VisuallyHidden>{t('checkout.amount')}</VisuallyHidden>
        <span aria-hidden="true">{sign}</span>
        <input
          name="amount"
          value={draft.amount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? 'amount-fault' : undefined}
          onChange={({ target }) => changeAmount(target.value)}
          onFocus={({ target }) => target.select()}
        />
        <em>{currency}</em>
      </label>
      {isWrong && (
        <FieldError id="amount-fault" isLive>
          {t(`faults.${fault.words}`, {
            min: money.exact(page.min),
            max: money.exact(page.max),
          })}
          {fault.words === 'amount_small' &&
            low !== undefined &&
            high !== undefined &&
            ` ${t('faults.usual', { low: money.brief(low), high: money.brief(high) })}`}
        </FieldError>
      )}
      {page.presets.length > 0 && (
        <div className="presets" role="group" aria-label={t('checkout.presets')}>
          {page.presets.map((preset) => (
            <button
              key={preset}
              type="button"
              aria-pressed={preset === amount}
              onClick={() => changeAmount(typedAmount(preset))}
            >
              {money.brief(preset)}
            </button>
          ))}
        </div>
      )}
    </AmountRoot>
  );
}
