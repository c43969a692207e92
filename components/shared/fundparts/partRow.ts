import type { useRows } from '@/hooks/fundconsole/edit/useRows';
import type { Currency } from '@/lib/shared/money/money';

/** What every list of parts is handed. */
export interface PartsProps<Part> {
  list: ReturnType<typeof useRows<Part>>;
  currency: Currency;
  /** Texts by payload key. */
  errors: Readonly<Record<string, string>>;
  /** All that can be said of a part; without it what it takes to begin. */
  isWhole?: boolean;
}

/** Name and error of a field of a row. */
export const fieldOf = (errors: PartsProps<unknown>['errors'], row: string) => (key: string) => ({
  name: `${row}.${key}`,
  error: errors[`${row}.${key}`],
});
