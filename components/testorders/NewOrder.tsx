import { CheckoutSummary } from '@/components/payment/CheckoutSummary';
import { PayButton } from '@/components/payment/PayButton';
import { Card } from '@/components/ui/Card';
import { ChoiceCards } from '@/components/ui/forms/ChoiceCards';
import { SelectField } from '@/components/ui/forms/SelectField';
import { TextField } from '@/components/ui/forms/TextField';
import { useNewOrder } from '@/hooks/testorders/useNewOrder';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { CURRENCIES } from '@/lib/shared/money/money';
import { PAYMENT_MODES } from '@/lib/shared/payments/payment';
import { TEST_KINDS } from '@/lib/shared/testorders/testOrder';
import { OrderForm } from './TestOrders.styles';

/** Chooses what is bought, of whom, and how it is paid. */
export function NewOrder({ sellerHandle }: { sellerHandle: string | null }) {
  const { t } = useTranslation('testOrder');
  const form = useNewOrder(sellerHandle);
  const { draft, amount } = form;
  return (
    <OrderForm method="post" noValidate onInput={form.onInput} onSubmit={form.onSubmit}>
      <Card className="fields">
        <TextField
          name="sellerHandle"
          label={t('seller')}
          defaultValue={draft.sellerHandle}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <div className="pair">
          <TextField
            name="amount"
            label={t('amount')}
            error={form.isUnreadable ? t('amount_fault') : undefined}
            defaultValue={draft.amount}
            inputMode="decimal"
            autoComplete="off"
            required
          />
          <SelectField
            name="currency"
            label={t('currency')}
            defaultValue={draft.currency}
            options={CURRENCIES.map((code) => ({ value: code, label: code }))}
          />
        </div>
        <ChoiceCards
          legend={t('kind')}
          name="feeKind"
          defaultValue={draft.feeKind}
          options={TEST_KINDS.map((kind) => ({
            value: kind,
            label: t(`kind.${kind}`),
            hint: t(`kind.${kind}_hint`),
          }))}
        />
        <ChoiceCards
          legend={t('mode')}
          name="mode"
          defaultValue={draft.mode}
          options={PAYMENT_MODES.map((mode) => ({
            value: mode,
            label: t(`mode.${mode}`),
            hint: t(`mode.${mode}_hint`),
          }))}
        />
      </Card>
      <div className="sum">
        <CheckoutSummary
          title={t('title')}
          seller={`@${draft.sellerHandle.trim()}`}
          money={{ amount, currency: draft.currency }}
          feeKind={draft.feeKind}
          isLater={draft.mode !== 'PAY'}
        />
        <PayButton
          money={{ amount, currency: draft.currency }}
          mode={draft.mode}
          refusal={form.refusal}
          isRunning={form.isRunning}
          isTest
        />
      </div>
    </OrderForm>
  );
}
