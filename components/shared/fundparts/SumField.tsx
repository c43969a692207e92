import { TextField } from '@/components/ui/forms/TextField';
import type { FieldWords } from '@/components/ui/forms/Field';
import type { Currency } from '@/lib/shared/money/money';

interface Props extends FieldWords {
  name: string;
  currency: Currency;
  /** In minor units; null: the field is empty. */
  amount: number | null;
  isReadOnly?: boolean;
  onType?: (text: string) => void;
}

/** A sum of money to type. */
export function SumField({ amount, currency, label, isReadOnly, onType, ...field }: Props) {
  return (
    <TextField
      {...field}
      label={`${label} (${currency})`}
      defaultValue={amount === null ? '' : written(amount)}
      readOnly={isReadOnly}
      inputMode="decimal"
      autoComplete="off"
      onChange={(event) => onType?.(event.target.value)}
    />
  );
}

const written = (amount: number) =>
  amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
