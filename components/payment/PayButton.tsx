import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Icon } from '@/components/ui/icons/Icon';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { PaymentMode } from '@/lib/shared/payments/payment';
import { formatMoney } from '@/lib/shared/money/format';
import type { Money } from '@/lib/shared/money/money';
import type { ErrorCode } from '@/lib/shared/errors';
import { PayForm } from './Payment.styles';

interface Props {
  money: Money;
  mode: PaymentMode;
  /** Why the last press brought no page to pay on. */
  refusal: ErrorCode | null;
  isRunning: boolean;
  /** Nothing real is charged. */
  isTest?: boolean;
  /** Without it the button submits its form. */
  onPress?: () => void;
}

/** Pays, by one press to the page that takes the card; what went wrong stands above it. */
export function PayButton({ money, mode, refusal, isRunning, isTest = false, onPress }: Props) {
  const { t, i18n } = useTranslation('payment');
  const amount = formatMoney(money, i18n.language);
  return (
    <PayForm>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      <Button
        type={onPress ? 'button' : 'submit'}
        size="large"
        isWide
        isLoading={isRunning}
        onClick={onPress}
      >
        {t(`pay.${mode}`, { amount })}
      </Button>
      <p className="how">
        <Icon name="info" size={18} />
        <span>{t(isTest ? 'method_test' : 'method')}</span>
      </p>
    </PayForm>
  );
}
