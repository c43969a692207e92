import { TextField } from '@/components/ui/forms/TextField';
import type { FieldWords } from '@/components/ui/forms/Field';
import { writtenSum } from '@/lib/i18n/moneyInput';
import type { Currency } from '@/lib/shared/money/money';

interface Props extends FieldWords {
  name: string;
  currency: Currency;
  /** In minor units; null: the field is empty. */
  amount: number | null;
  /** What was typed before, right or wrong: shown instead of the amount. */
  typed?: string;
  isReadOnly?: boolean;
  onType?: (text: string) => void;
}

/** A sum of money to type. */
export function SumField({ amount, typed, currency, label, isReadOnly, onType, ...field }: Props) {
  return (
    <TextField
      {...field}
      label={`${label} (${currency})`}
      defaultValue={typed ?? (amount === null ? '' : writtenSum(amount))}
      readOnly={isReadOnly}
      inputMode="decimal"
      autoComplete="off"
      onChange={(event) => onType?.(event.target.value)}
    />
  );
}
