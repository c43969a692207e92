import { feeReturned } from '@/lib/shared/money/fees';
import type { BookingState } from './states';

/** Days before the end of a package when its buyer is told of sessions without a time. */
export const PACKAGE_WARNING_DAYS = 7;

/** Days within which the sessions of a package get a time, unless its creator says otherwise. */
export const USUAL_USE_DAYS = 90;

/** Which session of a package a booking is; 1 of 1 where it was bought alone. */
export interface InPackage {
  sessionNo: number;
  sessionCount: number;
}

/** A session of a package, as the pages of the others show it. */
export interface PackageSession {
  bookingId: string;
  no: number;
  state: BookingState;
  startsAt: string | null;
}

/** Of a booking of a package: all its sessions in their order; none: it was bought alone. */
export interface WithSessions {
  sessions: PackageSession[];
}

/** The part of a price that belongs to one session, with its part of our fee; minor units. */
export interface Share {
  amount: number;
  fee: number;
}

/** Divides an amount in minor units into so many parts; what is left over is in the first. */
export function divided(amount: number, count: number): number[] {
  const part = Math.floor(amount / count);
  return Array.from({ length: count }, (_, place) =>
    place === 0 ? amount - part * (count - 1) : part,
  );
}

/** The shares of a package's sessions: they sum to its price and to our fee. */
export function sharesOf({ price, fee }: { price: number; fee: number }, count: number): Share[] {
  let sum = 0;
  return divided(price, count).map((amount) => {
    const before = feeReturned(fee, price, sum);
    sum += amount;
    return { amount, fee: feeReturned(fee, price, sum) - before };
  });
}
