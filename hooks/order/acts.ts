import type { PayloadOf } from '@/lib/secureql/operations/all';

/** The calls by which a side of an order does something; each answers the order. */
type ActPath =
  | 'bookings/accept/'
  | 'bookings/decline/'
  | 'bookings/withdraw/'
  | 'bookings/cancel/'
  | 'bookings/move/'
  | 'bookings/schedule/'
  | 'bookings/answer-move/'
  | 'bookings/take-back-move/'
  | 'bookings/check-in/'
  | 'bookings/begin/'
  | 'bookings/deliver/'
  | 'bookings/revise/'
  | 'bookings/approve/'
  | 'bookings/set-meeting/'
  | 'bookings/answer-questions/';

/** An act, with what it says beside the order and its version. */
export type OrderAct = {
  [Path in ActPath]: { path: Path; more: Omit<PayloadOf<Path>, 'bookingId' | 'version'> };
}[ActPath];
