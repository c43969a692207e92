import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';
import type { Currency } from '@/lib/shared/money/money';
import {
  OWN_ACCOUNTS,
  OWNED_ACCOUNTS,
  type Account,
  type EntryKind,
  type OwnAccount,
  type OwnedAccount,
} from './accounts';
import * as repository from './repository';

export type { Account, EntryKind } from './accounts';

/** One line of an entry, debit above zero and credit below. The platform's own accounts have no owner. */
export type BookedLine = { amount: number; currency: Currency } & (
  { account: OwnAccount; owner?: never } | { account: OwnedAccount; owner: string }
);

/** One entry: what happened, to which thing, and the lines that follow. */
export interface Booking {
  kind: EntryKind;
  /** Id of the cause: there is one entry of a kind for it. */
  sourceId: string;
  at: Date;
  /** They sum to zero in each currency, or the database refuses the transaction. */
  lines: readonly BookedLine[];
}

/** Accounts in the order in which their balances are locked: those that everybody shares last. */
const LOCK_ORDER: readonly Account[] = [...OWNED_ACCOUNTS, ...OWN_ACCOUNTS];

/**
 * Books one entry in the caller's transaction, which must be the one of its cause. Returns false when
 * that cause is booked already, or when nothing moves: lines of zero are left out. Book one creator's
 * things in a transaction, not several people's: the balances that all share stay locked to its end.
 */
export async function book(context: Context, booking: Booking): Promise<boolean> {
  if (!context.db.isTransaction)
    throw new Error('a booking belongs in the transaction of its cause');
  const { kind, sourceId, at } = booking;
  const lines = booking.lines
    .filter(({ amount }) => amount !== 0)
    .map(({ owner = '', ...line }) => ({ ...line, owner }))
    .sort((a, b) => LOCK_ORDER.indexOf(a.account) - LOCK_ORDER.indexOf(b.account));
  if (lines.length === 0) return false;
  return repository.insertEntry(context.db, { id: newId(), kind, sourceId, at }, lines);
}

/** The balances of an owner in one currency, zero where nothing was ever booked. */
export async function balanceOf(
  context: Context,
  owner: string,
  currency: Currency,
): Promise<Record<Account, number>> {
  const zero = Object.fromEntries(LOCK_ORDER.map((account) => [account, 0]));
  const rows = await repository.balancesOf(context.db, owner, currency);
  for (const { account, amount } of rows) zero[account] = amount;
  return zero as Record<Account, number>;
}

/** Says whether any account of an owner, in any currency, is not zero. */
export async function hasBalance(context: Context, owner: string): Promise<boolean> {
  return (await repository.openBalancesOf(context.db, owner)).length > 0;
}

/** What the books hold of a user: they keep it under the user's id alone. */
export async function ledgerDataOf(context: Context, userId: string) {
  return { moneyBooked: await repository.entriesOf(context.db, userId) };
}

/**
 * Looks through the whole ledger and returns what is wrong, a sentence each: entries or the whole that
 * do not sum to zero, lines missing, balances that do not follow from their lines, accounts below zero
 * that never may be.
 */
export function checkLedger(db: Context['db']): Promise<string[]> {
  return repository.findFaults(db);
}
