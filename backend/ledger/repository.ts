import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { Currency } from '@/lib/shared/money/money';
import type { Account, EntryKind } from './accounts';

type Db = Kysely<Tables>;

/** A line as it is stored. */
export interface LineRow {
  account: Account;
  owner: string;
  amount: number;
  currency: Currency;
}

/** Writes an entry with its lines; false when its cause is booked already. */
export async function insertEntry(
  db: Db,
  entry: { id: string; kind: EntryKind; sourceId: string; at: Date },
  lines: readonly LineRow[],
): Promise<boolean> {
  const inserted = await db
    .insertInto('ledgerEntries')
    .values({ ...entry, lineCount: lines.length })
    .onConflict((conflict) => conflict.columns(['sourceId', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return false;
  await db
    .insertInto('ledgerLines')
    .values(lines.map((line, index) => ({ ...line, entryId: entry.id, n: index + 1 })))
    .execute();
  return true;
}

/** The balances of an owner in a currency. */
export function balancesOf(db: Db, owner: string, currency: Currency) {
  return db
    .selectFrom('ledgerBalances')
    .select(['account', 'amount'])
    .where('owner', '=', owner)
    .where('currency', '=', currency)
    .execute();
}

/** Every balance of an owner that is not zero. */
export function openBalancesOf(db: Db, owner: string) {
  return db
    .selectFrom('ledgerBalances')
    .select(['account', 'currency', 'amount'])
    .where('owner', '=', owner)
    .where('amount', '<>', 0)
    .execute();
}

/** What a person's books hold, oldest first. */
export function entriesOf(db: Db, owner: string) {
  return db
    .selectFrom('ledgerLines')
    .innerJoin('ledgerEntries', 'ledgerEntries.id', 'ledgerLines.entryId')
    .select(['kind', 'at', 'account', 'amount', 'currency'])
    .where('owner', '=', owner)
    .orderBy('at')
    .orderBy('entryId')
    .orderBy('n')
    .execute();
}

/** Everything that is wrong in the books, in sentences, with one query. */
export async function findFaults(db: Db): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    with line_sums as (
      select account, owner, currency, sum(amount) as amount from ledger_lines
      group by account, owner, currency
    )
    select 'entry ' || entry_id || ' sums to ' || sum(amount) || ' ' || currency as fault
    from ledger_lines group by entry_id, currency having sum(amount) <> 0
    union all
    select 'entry ' || id || ' (' || kind || ' of ' || source_id || ') says ' || line_count
      || ' lines and has ' || count(l.entry_id)
    from ledger_entries e left join ledger_lines l on l.entry_id = e.id
    group by e.id having count(l.entry_id) <> e.line_count
    union all
    select 'the whole ledger sums to ' || sum(amount) || ' ' || currency
    from line_sums group by currency having sum(amount) <> 0
    union all
    select 'balance of ' || coalesce(b.account, s.account) || ' ' || coalesce(b.owner, s.owner)
      || ' is ' || coalesce(b.amount, 0) || ' and its lines sum to ' || coalesce(s.amount, 0)
      || ' ' || coalesce(b.currency, s.currency)
    from ledger_balances b
    full join line_sums s using (account, owner, currency)
    where coalesce(b.amount, 0) <> coalesce(s.amount, 0)
    union all
    select account || ' of ' || owner || ' is below zero: ' || -amount || ' ' || currency
    from ledger_balances
    where account in ('pending', 'frozen', 'prepaid', 'buyer_owed') and amount > 0
    union all
    select 'transit of ' || owner || ' does not mirror acct: they differ by ' || sum(amount)
      || ' ' || currency
    from ledger_balances where account in ('transit', 'acct')
    group by owner, currency having sum(amount) <> 0`.execute(db);
  return rows.map(({ fault }) => fault);
}
