import { currenciesOf } from '@/lib/shared/payouts/countries';
import type { AccountState } from '@/lib/shared/payouts/payouts';
import type { Currency } from '@/lib/shared/money/money';

const DAY = 24 * 60 * 60 * 1000;

/** Facts of an account that decide how far it is. */
interface AccountFacts {
  stripeAccountId: string | null;
  detailsSubmitted: boolean;
  chargesEnabled: boolean;
  payoutsEnabled: boolean;
  currentlyDue: readonly string[];
  isGone: boolean;
}

/** How far an account at Stripe is. */
export function accountState(account: AccountFacts | null | undefined): AccountState {
  if (!account || account.stripeAccountId === null || account.isGone) return 'NONE';
  const isOpen = !account.detailsSubmitted || account.currentlyDue.length > 0;
  return isOpen || !account.chargesEnabled || !account.payoutsEnabled ? 'INCOMPLETE' : 'READY';
}

/** Says whether money can be charged for a creator: what Stripe still asks for may wait until it stops this. */
export function canSell(account: AccountFacts | null | undefined): boolean {
  return accountState(account) !== 'NONE' && !!account?.chargesEnabled && account.payoutsEnabled;
}

/** Why a country and currency cannot be chosen; null: they can. */
export function choiceRefusal(
  choice: { country: string; currency: Currency },
  standing: { country: string; currency: Currency } | undefined,
  { hasSold, platformCountry }: { hasSold: boolean; platformCountry: string },
): 'payout.country_refused' | 'payout.currency_fixed' | null {
  const isSame = standing?.country === choice.country && standing.currency === choice.currency;
  if (hasSold && !isSame) return 'payout.currency_fixed';
  const fitting = currenciesOf(choice.country, platformCountry);
  return fitting.includes(choice.currency) ? null : 'payout.country_refused';
}

/** What is known of a line's money. */
export interface LineMoney {
  net: number;
  takenBack: number;
  transferred: number;
  reversed: number;
  netted: number;
}

/** What is still to go to the creator for a cleared line; below zero: what they got too much. */
export function dueOf({ net, takenBack, transferred, reversed, netted }: LineMoney): number {
  return net - takenBack - (transferred - reversed) - netted;
}

/**
 * Lines that are below zero are paid from those above, the oldest first: how much each line's
 * `netted` changes. What is left above zero is the balance that can go out.
 */
export function nettings<Line extends LineMoney & { id: string }>(
  lines: readonly Line[],
): { id: string; by: number }[] {
  const changes: { id: string; by: number }[] = [];
  const debts = lines
    .filter((line) => dueOf(line) < 0)
    .map((line) => ({ line, left: -dueOf(line) }));
  for (const line of lines) {
    let free = Math.max(0, dueOf(line));
    for (const debt of debts) {
      const part = Math.min(free, debt.left);
      if (part === 0) continue;
      free -= part;
      debt.left -= part;
      changes.push({ id: line.id, by: part }, { id: debt.line.id, by: -part });
    }
  }
  return changes;
}

/** Money that can go out does so when the next day begins, UTC. */
export function nextTransfers(now: Date): Date {
  return new Date((Math.floor(now.getTime() / DAY) + 1) * DAY);
}

/** The Monday on which the week of `now` begins, UTC, `weeks` weeks earlier. */
export function mondayBefore(now: Date, weeks: number): Date {
  const today = Math.floor(now.getTime() / DAY) * DAY;
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return new Date(today - (sinceMonday + weeks * 7) * DAY);
}

/** Where a line stands by what is known of its money. */
export function settledState(
  line: LineMoney & { isFrozen: boolean; clearedAt: Date | null },
): 'CLEARING' | 'AVAILABLE' | 'SENT' | 'ON_HOLD' | 'REFUNDED' {
  if (line.isFrozen) return 'ON_HOLD';
  if (line.takenBack === line.net) return 'REFUNDED';
  if (!line.clearedAt) return 'CLEARING';
  return dueOf(line) > 0 ? 'AVAILABLE' : 'SENT';
}
