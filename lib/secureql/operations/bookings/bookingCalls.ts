import { aroundCalls } from './aroundCalls';
import { bookingActs } from './bookingActs';
import { bookingBuying } from './bookingBuying';
import { bookingMoves } from './bookingMoves';
import { bookingReads } from './bookings';

/** Every call about bookings. */
export const bookingCalls = [
  ...bookingReads,
  ...bookingBuying,
  ...bookingActs,
  ...bookingMoves,
  ...aroundCalls,
] as const;
