import type { BookingEventKind } from '@/lib/shared/bookings/states';
import { factsOf } from './life/facts';
import type { Side } from './life/side';
import { isFreeNow } from './policy';
import { ruleFor } from './states';
import type { BookingRow } from './store/bookingRepository';

/** How a side may cancel a booking now, and whether all comes back; null: not at all. */
export function cancelWay(
  row: BookingRow,
  side: Side,
  now: Date,
): { event: BookingEventKind; isWhole: boolean } | null {
  const ways =
    side === 'CREATOR'
      ? ([{ event: 'CANCELLED_BY_CREATOR', isWhole: true }] as const)
      : ([
          // What is late comes back whole, whatever else is possible.
          { event: 'CANCELLED_LATE', isWhole: true },
          { event: 'CANCELLED_BY_BUYER', isWhole: false },
        ] as const);
  return ways.find(({ event }) => ruleFor(row.state, event, side, factsOf(row, now))) ?? null;
}

/** How a side may bring a booking to another time now; null: not at all. */
export function moveWay(row: BookingRow, side: Side, now: Date): 'MOVED' | 'MOVE_PROPOSED' | null {
  const can = (event: 'MOVED' | 'MOVE_PROPOSED') =>
    row.state === 'CONFIRMED' && ruleFor(row.state, event, side, factsOf(row, now)) !== null;
  // Whoever could cancel for nothing may as well move.
  if (side === 'BUYER' && isFreeNow(row, now) && can('MOVED')) return 'MOVED';
  return can('MOVE_PROPOSED') ? 'MOVE_PROPOSED' : null;
}
