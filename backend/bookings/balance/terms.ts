import {
  BALANCE_END_HOURS,
  BALANCE_LEAST_HOURS,
  balanceAt,
  depositOf,
} from '@/lib/shared/bookings/deposit';
import { feeReturned } from '@/lib/shared/money/fees';
import type { BookingRow } from '@/backend/bookings/store/bookingRepository';

const HOUR_MS = 3_600_000;

/** What of a booking says whether it is paid in two parts. */
type Parted = Pick<BookingRow, 'price' | 'deposit' | 'balancePaidAt'>;

/** The rest of a price with a deposit is still to be paid. */
export const isBalanceOpen = ({ deposit, balancePaidAt }: Omit<Parted, 'price'>): boolean =>
  deposit !== null && balancePaidAt === null;

/** What the cancellation policy is about: of a price with a deposit the rest alone. */
export const restOf = ({ price, deposit }: Pick<Parted, 'price' | 'deposit'>): number =>
  price - (deposit ?? 0);

/** What was charged of a paid booking so far: no more than this can go back. */
export const capturedOf = (row: Parted): number =>
  isBalanceOpen(row) && row.deposit !== null ? row.deposit : row.price;

/** What is paid at once of what is bought, with its session at this time; null: all of it. */
export function depositFor(
  {
    tier,
    isGift,
    price,
    currency,
  }: Pick<BookingRow, 'isGift' | 'price' | 'currency'> & {
    tier: Pick<BookingRow['tier'], 'hasDeposit'>;
  },
  startsAt: Date | null,
  now: Date,
): number | null {
  if (tier.hasDeposit !== true || isGift) return null;
  return depositOf({ price, currency, startsAt }, now);
}

/** The part of our fee that belongs to the deposit, else all of it. */
export const depositFeeOf = ({
  price,
  deposit,
  fee,
}: Pick<BookingRow, 'price' | 'deposit' | 'fee'>): number =>
  deposit === null ? fee : feeReturned(fee, price, deposit);

/**
 * What is left of our fee once so much went back: each payment gives back its own, and what goes back
 * is taken from the rest before the deposit.
 */
export function feeLeftOf(row: Parted & Pick<BookingRow, 'fee'>, gone: number): number {
  const { price, deposit, fee } = row;
  if (deposit === null) return fee - feeReturned(fee, price, gone);
  const first = depositFeeOf(row);
  if (isBalanceOpen(row)) return first - feeReturned(first, deposit, gone);
  const rest = restOf(row);
  const fromRest = Math.min(gone, rest);
  const second = fee - first;
  const kept = second - feeReturned(second, rest, fromRest);
  return kept + first - feeReturned(first, deposit, gone - fromRest);
}

/** When the clock charges the rest; null: it did, or there is nothing to charge. */
export function balanceDueAt(row: BookingRow): Date | null {
  const { state, money, startsAt, balanceAskedAt } = row;
  if (!isBalanceOpen(row) || balanceAskedAt !== null || startsAt === null) return null;
  // What is only reserved is charged before the rest is.
  return state === 'CONFIRMED' && money !== 'AUTHORISED' ? balanceAt(startsAt) : null;
}

/**
 * Until when the rest can be paid by hand once it was asked for; null: it was not, or it is paid. Who
 * was asked late, since the session was moved, has at least a day, never beyond the start.
 */
export function balanceUntil(row: BookingRow): Date | null {
  const { startsAt, balanceAskedAt } = row;
  if (!isBalanceOpen(row) || balanceAskedAt === null || startsAt === null) return null;
  const usual = startsAt.getTime() - BALANCE_END_HOURS * HOUR_MS;
  const fair = balanceAskedAt.getTime() + BALANCE_LEAST_HOURS * HOUR_MS;
  return new Date(Math.min(startsAt.getTime(), Math.max(usual, fair)));
}
