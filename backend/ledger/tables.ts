import type { ColumnType } from 'kysely';
import type { Currency } from '@/lib/shared/money/money';
import type { Account, EntryKind } from './accounts';

/** What is written once: the database refuses every change. */
type Once<Value> = ColumnType<Value, Value, never>;

export interface LedgerEntriesTable {
  id: Once<string>;
  kind: Once<EntryKind>;
  sourceId: Once<string>;
  lineCount: Once<number>;
  at: Once<Date>;
}

export interface LedgerLinesTable {
  entryId: Once<string>;
  n: Once<number>;
  account: Once<Account>;
  /** Whose it is; empty for the platform's own accounts. */
  owner: Once<string>;
  /** Debit above zero, credit below. */
  amount: Once<number>;
  currency: Once<Currency>;
}

/** Kept by a trigger of the lines. */
export interface LedgerBalancesTable {
  account: ColumnType<Account, never, never>;
  owner: ColumnType<string, never, never>;
  currency: ColumnType<Currency, never, never>;
  amount: ColumnType<number, never, never>;
}
